// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Opens every state of the window: at several sizes, in both themes, at two scales, in large type, and with longer
// words. Fails if text is clipped, texts overlap, or something is off the screen:
//   screens [--all | --others] [--pictures FOLDER] [--state PART-OF-NAME] [--size WxH]
// Without --all or --others it opens every state on two screens. --others deals the states to the other screens: each
// screen has every third state, and each state is on a third of the screens. --all opens every state on every screen,
// for long runs.
// Each screen has its own process, because scale and screen belong to a process. Two run at a time.
#include "tests/screens/detectors.h"
#include "tests/screens/finding.h"
#include "tests/screens/screenstates.h"
#include "tests/support/handleevents.h"
#include "ui/language/languages.h"
#include "ui/theme/theme.h"

#include <QtWidgets>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <map>
#include <set>
#include <span>
#include <utility>
#include <vector>

namespace attentoscope::tests {

/// Makes every text of the window a third longer, as other languages do, and puts it between brackets that show where
/// it begins and ends.
class LongerTexts : public QTranslator
{
    Q_OBJECT

public:
    using QTranslator::QTranslator;

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(
        const char* context, const char* text, const char* comment = nullptr, int number = -1) const override;
};

namespace {

enum class Wording : std::uint8_t { Own, Longer, Mirrored, German }; ///< Mirrored: longer, and from right to left

/// One process: a screen, a scale, a size of type, a theme. In it every state is looked at.
struct ScreenCell
{
    QSize size; ///< of the window, in units of the screen at 100 %
    int scale = 1;
    int typePercent = 100;
    Wording wording = Wording::Own;
    bool isDark = false;

    bool operator==(const ScreenCell&) const = default;
    [[nodiscard]] QString name() const;
    [[nodiscard]] QStringList arguments() const;
    [[nodiscard]] static ScreenCell fromArguments(const QStringList& arguments);
    [[nodiscard]] QSize screen() const; ///< smaller ones are not made
};

/// Where and when something was found.
struct FoundAt
{
    QString state;
    QString cell;
    Finding finding;
};

constexpr QSize smallestScreen(1024, 700);
QString wordingName(Wording wording)
{
    return wording == Wording::German ? QStringLiteral("German")
        : wording == Wording::Longer  ? QStringLiteral("longer")
                                      : QStringLiteral("mirrored");
}

constexpr QSize usual[]{{899, 561}, {1024, 700}, {1180, 760}, {1280, 800}, {1920, 1080}};

constexpr int soon = 500; ///< ms: within these, curves and forms are drawn anew after what they show has come
constexpr int mostSettling = 100; ///< times
constexpr int dealt = 3; ///< --others: each screen has one of so many states
constexpr int everyState = -1;

QList<QWidget*> shownWindows()
{
    QList<QWidget*> windows;
    for (auto* window : QApplication::topLevelWidgets())
        if (window->isVisible() && window->windowType() != Qt::ToolTip)
            windows << window;
    return windows;
}

QList<QTimer*> waitingTimers()
{
    QList<QTimer*> waiting;
    for (auto* window : QApplication::topLevelWidgets())
        for (auto* timer : window->findChildren<QTimer*>())
            if (timer->isActive() && timer->isSingleShot() && timer->interval() <= soon)
                waiting << timer;
    return waiting;
}

/// Until nothing moves any more, without waiting: what comes soon comes now. What a person never sees in rest is no
/// finding.
void settle()
{
    for (int times = 0; times < mostSettling; ++times) {
        handleEvents();
        const auto waiting = waitingTimers();
        if (waiting.isEmpty())
            return;
        for (auto* timer : waiting)
            timer->start(0);
    }
}

/// The windows as they lie on the screen, the main window lowest.
QImage picture(QWidget& lowest, const QSize& screen)
{
    QImage image(screen * lowest.devicePixelRatioF(), QImage::Format_RGB32);
    image.setDevicePixelRatio(lowest.devicePixelRatioF());
    image.fill(Qt::darkGray);
    QPainter painter(&image);
    painter.drawPixmap(lowest.pos(), lowest.grab());
    for (auto* window : shownWindows())
        if (window != &lowest)
            painter.drawPixmap(window->pos(), window->grab());
    return image;
}

QString pathFor(const QString& folder, const ScreenCell& cell, const char* state, int number)
{
    const QDir place(folder + QLatin1Char('/') + cell.name().replace(QLatin1Char(' '), QLatin1Char('-')));
    place.mkpath(QStringLiteral("."));
    return place.filePath(QStringLiteral("%1-%2.png")
            .arg(number, 2, 10, QLatin1Char('0'))
            .arg(QString::fromUtf8(state).replace(QLatin1Char(' '), QLatin1Char('-'))));
}

Findings lookAt(const Screen& screen, const ScreenCell& cell)
{
    const QRect whole(QPoint(0, 0), cell.screen());
    Findings all;
    for (auto* window : shownWindows()) {
        const auto some = findingsOn(*window, whole);
        all.insert(all.end(), some.begin(), some.end());
    }
    const auto size = screen.window->size();
    if (!screen.window->isFullScreen() && (size.width() > cell.size.width() || size.height() > cell.size.height()))
        all.push_back({Fault::OffScreen, QStringLiteral("MainWindow"),
            QStringLiteral("wants %1×%2").arg(size.width()).arg(size.height())});
    return all;
}

QString ScreenCell::name() const
{
    QString name = QStringLiteral("%1x%2 ×%3").arg(size.width()).arg(size.height()).arg(scale);
    if (typePercent != 100)
        name += QStringLiteral(" type %1 %").arg(typePercent);
    if (wording != Wording::Own)
        name += QLatin1Char(' ') + wordingName(wording);
    return name + (isDark ? QStringLiteral(" dark") : QStringLiteral(" light"));
}

QStringList ScreenCell::arguments() const
{
    return {QString::number(size.width()), QString::number(size.height()), QString::number(scale),
        QString::number(typePercent), QString::number(int(wording)), QString::number(isDark)};
}

ScreenCell ScreenCell::fromArguments(const QStringList& arguments)
{
    const auto number = [&](int index) { return arguments.value(index).toInt(); };
    return {{number(0), number(1)}, number(2), number(3), Wording(number(4)), number(5) == 1};
}

QSize ScreenCell::screen() const
{
    return size.expandedTo(smallestScreen);
}

/// For whoever builds.
std::vector<ScreenCell> fewCells()
{
    return {{.size = {1024, 700}}, {.size = {1180, 760}, .isDark = true}};
}

/// Every two of a size, a scale and a theme meet; so do the other types and wordings with sizes that are tight for
/// them.
std::vector<ScreenCell> allCells()
{
    std::vector<ScreenCell> cells;
    bool isDark = false;
    for (const int scale : {2, 1})
        for (const auto& size : usual)
            cells.push_back({.size = size, .scale = scale, .isDark = std::exchange(isDark, !isDark)});
    for (const auto& size : {usual[1], usual[2], usual[4]})
        cells.push_back({.size = size, .typePercent = 150});
    for (const auto wording : {Wording::Longer, Wording::Mirrored})
        for (const auto& size : {usual[2], usual[3]})
            cells.push_back({.size = size, .wording = wording});
    for (const auto& size : {usual[1], usual[2]})
        cells.push_back({.size = size, .wording = Wording::German});
    return cells;
}

/// All but the few.
std::vector<ScreenCell> otherCells()
{
    auto cells = allCells();
    std::erase_if(
        cells, [few = fewCells()](const ScreenCell& cell) { return std::ranges::find(few, cell) != few.end(); });
    return cells;
}

/// Which states one process looks at, and where its pictures go.
struct Choice
{
    QString only; ///< a part of the state's name
    QString pictures; ///< a folder; empty: none are made
    int share = everyState; ///< or the states whose number leaves this rest after division by `dealt`

    [[nodiscard]] bool has(const char* state, int number) const
    {
        return QString::fromUtf8(state).contains(only) && (share == everyState || number % dealt == share);
    }
    [[nodiscard]] QStringList arguments() const { return {only, pictures, QString::number(share)}; }
};

/// Looks at the chosen states, in this process. Returns how many looks were taken.
int lookAtStates(const ScreenCell& cell, const Choice& choice, const std::function<void(const FoundAt&)>& found)
{
    ui::applyTheme(cell.isDark ? ui::ThemeChoice::Dark : ui::ThemeChoice::Light);
    int looks = 0;
    int number = 0;
    for (const auto& states : {windowStates(), dialogStates()})
        for (const auto& state : states) {
            ++number;
            if (!choice.has(state.name, number))
                continue;
            Screen screen(cell.size);
            state.reach(screen);
            settle();
            if (!choice.pictures.isEmpty())
                (void)picture(*screen.window, cell.screen()).save(pathFor(choice.pictures, cell, state.name, number));
            for (const auto& finding : lookAt(screen, cell))
                found({QString::fromUtf8(state.name), cell.name(), finding});
            ++looks;
        }
    return looks;
}

/// A known finding that stays for now. Each member is a part of the finding's text; empty: any text.
struct ExpectedFinding
{
    const char* fault;
    const char* where;
    const char* what;
    const char* state;
    const char* cell;
    const char* reason;
};

std::span<const ExpectedFinding> expectedFindings()
{
    static const std::vector<ExpectedFinding> all{
        {"elided", "HeatmapPlot", "", "", "", "the read-out tells the whole word where one points"},
        {"elided", "LinesPlot", "", "", "", "the read-out tells the whole word where one points"},
        {"elided", "WordStrip", "", "", "", "the read-out tells the whole word where one points"},
        {"elided", "LossPlot", "11-22 11:27", "earlier runs", "", "the list of earlier runs tells the whole names"},
        {"off screen", "", "", "", "type 150 %", "the names in it need more than these screens have"},
        {"sideways", "HelpBrowser", "by 1 px", "help", "type 150 %", "rounding in a table's width; nothing is cut"},
        {"off screen", "MainWindow", "wants", "", "899x561", "the least size is a few pixels more in some views"},
    };
    return all;
}

/// Null: the finding is not expected.
const ExpectedFinding* expectation(const FoundAt& found)
{
    const auto all = expectedFindings();
    const auto has = [](const QString& text, const char* part) { return text.contains(QString::fromUtf8(part)); };
    const auto it = std::ranges::find_if(all, [&](const ExpectedFinding& expected) {
        return has(nameOf(found.finding.fault), expected.fault) && has(found.finding.where, expected.where)
            && has(found.finding.what, expected.what) && has(found.state, expected.state)
            && has(found.cell, expected.cell);
    });
    return it == all.end() ? nullptr : &*it;
}

constexpr int mostNamed = 6;

QString listed(const std::set<QString>& names)
{
    QStringList shown(names.begin(), names.end());
    const auto count = shown.size();
    if (count > mostNamed)
        shown = shown.mid(0, mostNamed) << QStringLiteral("… %1 in all").arg(count);
    return shown.join(QStringLiteral(", "));
}

/// The key is the same in other states and sizes, in which only the numbers differ.
QString keyOf(const Finding& finding)
{
    return nameOf(finding.fault) + finding.where + finding.what.section(QStringLiteral("\" "), 0, 0);
}

/// The findings of all processes. Each is listed once, with its places and its count.
class ScreenReport
{
public:
    void add(const FoundAt& found);
    void addLooks(int looks) { m_looks += looks; }
    [[nodiscard]] int unexpected() const; ///< number of different findings
    void print(int states, int cells) const;

private:
    struct Place
    {
        FoundAt first;
        std::set<QString> states;
        std::set<QString> cells;
        const char* reason = nullptr; ///< why it is expected; null: it is not
    };

    int m_looks = 0;
    std::map<QString, int> m_faulty; ///< number of looks with something unexpected
    std::map<QString, Place> m_places;
};

void ScreenReport::add(const FoundAt& found)
{
    const auto* expected = expectation(found);
    auto& place =
        m_places.try_emplace(keyOf(found.finding) + (expected ? "" : "!"), Place{found, {}, {}, nullptr}).first->second;
    place.states.insert(found.state);
    place.cells.insert(found.cell);
    place.reason = expected ? expected->reason : nullptr;
    if (!expected)
        ++m_faulty[found.state + found.cell];
}

int ScreenReport::unexpected() const
{
    return static_cast<int>(std::ranges::count_if(m_places, [](const auto& place) { return !place.second.reason; }));
}

void ScreenReport::print(int states, int cells) const
{
    for (const auto& [key, place] : m_places)
        std::printf("%s%s: %s: %s\n    in: %s\n    at: %s\n%s", place.reason ? "expected: " : "",
            qUtf8Printable(nameOf(place.first.finding.fault)), qUtf8Printable(place.first.finding.where),
            qUtf8Printable(place.first.finding.what), qUtf8Printable(listed(place.states)),
            qUtf8Printable(listed(place.cells)),
            place.reason ? qUtf8Printable(QStringLiteral("    why: %1\n").arg(QString::fromUtf8(place.reason))) : "");
    std::printf("looks: %d (%d states, %d screens), clipped: %zu, things: %d, expected: %d\n", m_looks, states, cells,
        m_faulty.size(), unexpected(), static_cast<int>(m_places.size()) - unexpected());
}

/// The names of keys are not translated. A text without letters has no words.
bool isText(const QString& text)
{
    for (const auto* key : {"Ctrl+", "Alt+", "Shift+"})
        if (text.startsWith(QLatin1String(key)))
            return false;
    QString words = text;
    words.remove(QStringLiteral("%n"));
    return std::ranges::any_of(words, [](QChar letter) { return letter.isLetter(); });
}

} // namespace

QString LongerTexts::translate(const char* context, const char* text, const char*, int) const
{
    const QString given = QString::fromUtf8(text);
    if (QLatin1String(context) == QLatin1String("QShortcut") || !isText(given))
        return given;
    static const QString more = QStringLiteral("ëïn þörd ünd ñøch éín");
    const auto wanted = (given.size() + 2) / 3;
    QString added;
    while (added.size() < wanted)
        added += QLatin1Char(' ') + more.left(wanted - added.size() - 1);
    return QLatin1Char('[') + given + added + QLatin1Char(']');
}

} // namespace attentoscope::tests

using namespace attentoscope::tests;

namespace {

constexpr int lanes = 2;
constexpr int longest = 600'000; ///< ms
const QString cellOption = QStringLiteral("--cell");

/// Enlarges fonts as a desktop does. QT_FONT_DPI would make the screen smaller instead.
void enlargeType(int percent)
{
    auto font = QApplication::font();
    font.setPointSizeF(font.pointSizeF() * percent / 100.0);
    QApplication::setFont(font);
}

int lookInThisProcess(int& argc, char** argv)
{
    QApplication application(argc, argv);
    QApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    const auto arguments = QApplication::arguments().mid(2);
    const auto cell = ScreenCell::fromArguments(arguments);
    enlargeType(cell.typePercent);
    LongerTexts longer;
    if (cell.wording == Wording::German)
        attentoscope::ui::useLanguage(QStringLiteral("de"));
    else if (cell.wording != Wording::Own)
        QApplication::installTranslator(&longer);
    if (cell.wording == Wording::Mirrored)
        QApplication::setLayoutDirection(Qt::RightToLeft);
    const Choice choice{arguments.value(6), arguments.value(7), arguments.value(8).toInt()};
    const int looks = lookAtStates(cell, choice, [](const FoundAt& found) {
        const QJsonArray line{
            found.state, found.cell, int(found.finding.fault), found.finding.where, found.finding.what};
        std::printf("%s\n", QJsonDocument(line).toJson(QJsonDocument::Compact).constData());
    });
    std::printf("[%d]\n", looks);
    return 0;
}

/// A screen of this size in pixels.
QString writeScreen(const ScreenCell& cell, const QString& folder)
{
    const auto size = cell.screen() * cell.scale;
    const QJsonObject screen{{QStringLiteral("name"), QStringLiteral("one")}, {QStringLiteral("x"), 0},
        {QStringLiteral("y"), 0}, {QStringLiteral("width"), size.width()}, {QStringLiteral("height"), size.height()},
        {QStringLiteral("logicalDpi"), 96}, {QStringLiteral("logicalBaseDpi"), 96}, {QStringLiteral("dpr"), 1}};
    const QString path = folder + QLatin1Char('/') + QString::number(qHash(cell.name())) + QStringLiteral(".json");
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(QJsonDocument(QJsonObject{{QStringLiteral("screens"), QJsonArray{screen}}}).toJson());
    return path;
}

std::unique_ptr<QProcess> start(const ScreenCell& cell, const QString& screen, const Choice& choice)
{
    auto process = std::make_unique<QProcess>();
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen:configfile=") + screen);
    environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QString::number(cell.scale));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    process->setProcessEnvironment(environment);
    process->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process->start(
        QCoreApplication::applicationFilePath(), QStringList{cellOption} + cell.arguments() + choice.arguments());
    return process;
}

/// False: the process did not reach its end.
bool finish(QProcess& process, ScreenReport& report)
{
    const bool ended =
        process.waitForFinished(longest) && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0;
    for (const auto& line : process.readAllStandardOutput().split('\n')) {
        const auto values = QJsonDocument::fromJson(line).array();
        if (values.size() == 1)
            report.addLooks(values[0].toInt());
        else if (values.size() == 5)
            report.add({values[0].toString(), values[1].toString(),
                {Fault(values[2].toInt()), values[3].toString(), values[4].toString()}});
    }
    return ended;
}

/// A share in the choice is the first screen's; the next one has the next.
int lookEverywhere(const std::vector<ScreenCell>& cells, Choice choice)
{
    const QTemporaryDir folder;
    ScreenReport report;
    bool ended = true;
    std::vector<std::pair<QString, std::unique_ptr<QProcess>>> running;
    const auto finishFirst = [&] {
        if (!finish(*running.front().second, report)) {
            std::printf("%s: did not come to its end\n", qUtf8Printable(running.front().first));
            ended = false;
        }
        running.erase(running.begin());
    };
    for (const auto& cell : cells) {
        if (running.size() == lanes)
            finishFirst();
        running.emplace_back(cell.name(), start(cell, writeScreen(cell, folder.path()), choice));
        if (choice.share != everyState)
            choice.share = (choice.share + 1) % dealt;
    }
    while (!running.empty())
        finishFirst();
    report.print(int(windowStates().size() + dialogStates().size()), int(cells.size()));
    return ended && report.unexpected() == 0 ? 0 : 1;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc > 1 && argv[1] == cellOption.toStdString())
        return lookInThisProcess(argc, argv);
    const QCoreApplication application(argc, argv);
    QCommandLineParser line;
    line.addOptions({{QStringLiteral("all"), QStringLiteral("Every screen, not only two.")},
        {QStringLiteral("others"), QStringLiteral("Every screen but those two, with a third of the states.")},
        {QStringLiteral("pictures"), QStringLiteral("Saves a picture of each look."), QStringLiteral("folder")},
        {QStringLiteral("state"), QStringLiteral("Only states whose name contains it."), QStringLiteral("part")},
        {QStringLiteral("size"), QStringLiteral("Only screens whose name contains it."), QStringLiteral("part")}});
    line.addHelpOption();
    line.process(application);
    auto cells = line.isSet(QStringLiteral("all")) ? allCells()
        : line.isSet(QStringLiteral("others"))     ? otherCells()
                                                   : fewCells();
    std::erase_if(
        cells, [&](const ScreenCell& cell) { return !cell.name().contains(line.value(QStringLiteral("size"))); });
    Choice choice{line.value(QStringLiteral("state")), line.value(QStringLiteral("pictures"))};
    if (line.isSet(QStringLiteral("others")) && choice.only.isEmpty())
        choice.share = 0;
    return lookEverywhere(cells, std::move(choice));
}

#include "screens.moc"
