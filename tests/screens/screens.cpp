// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Opens every state of the window at several sizes, in both themes, at two scales, in large type and in longer words,
// and fails where text is clipped, texts lie on each other or something is off the screen:
//   screens [--all] [--pictures FOLDER] [--state PART-OF-NAME] [--size WxH]
// Each screen is a process of its own, two at a time, because scale and screen belong to a process.
#include "tests/screens/screenlook.h"
#include "tests/screens/screenreport.h"
#include "tests/screens/screenstates.h"
#include "ui/language/languages.h"

#include <QtWidgets>

#include <algorithm>
#include <cstdio>

namespace attentoscope::tests {

namespace {

/// Keys are no words, and a text without letters is a pattern.
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

} // namespace attentoscope::tests

using namespace attentoscope::tests;

int main(int argc, char** argv)
{
    if (argc > 1 && argv[1] == cellOption.toStdString())
        return lookInThisProcess(argc, argv);
    const QCoreApplication application(argc, argv);
    QCommandLineParser line;
    line.addOptions({{QStringLiteral("all"), QStringLiteral("Every screen, not only two.")},
        {QStringLiteral("pictures"), QStringLiteral("Saves a picture of each look."), QStringLiteral("folder")},
        {QStringLiteral("state"), QStringLiteral("Only states whose name contains it."), QStringLiteral("part")},
        {QStringLiteral("size"), QStringLiteral("Only screens whose name contains it."), QStringLiteral("part")}});
    line.addHelpOption();
    line.process(application);
    auto cells = line.isSet(QStringLiteral("all")) ? allCells() : fewCells();
    std::erase_if(
        cells, [&](const ScreenCell& cell) { return !cell.name().contains(line.value(QStringLiteral("size"))); });
    return lookEverywhere(cells, {line.value(QStringLiteral("state")), line.value(QStringLiteral("pictures"))});
}

/// Makes every text of the window a third longer, as other languages do, and puts it between brackets, so that one sees
/// where a text begins and ends.
class LongerTexts : public QTranslator
{
    Q_OBJECT

public:
    using QTranslator::QTranslator;

    [[nodiscard]] bool isEmpty() const override { return false; }

    [[nodiscard]] QString translate(
        const char* context, const char* text, const char* comment = nullptr, int number = -1) const override
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
};

namespace {

constexpr int lanes = 2;
constexpr int longest = 600'000; ///< ms
const QString cellOption = QStringLiteral("--cell");

/// As a desktop with a larger font does it. QT_FONT_DPI would make the screen smaller instead.
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
    const int looks = lookAtStates(cell, arguments.value(6), arguments.value(7), [](const FoundAt& found) {
        const QJsonArray line{
            found.state, found.cell, int(found.finding.fault), found.finding.where, found.finding.what};
        std::printf("%s\n", QJsonDocument(line).toJson(QJsonDocument::Compact).constData());
    });
    std::printf("[%d]\n", looks);
    return 0;
}

/// A screen of that size. Its numbers are those of its pixels.
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

std::unique_ptr<QProcess> start(const ScreenCell& cell, const QString& screen, const QStringList& more)
{
    auto process = std::make_unique<QProcess>();
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen:configfile=") + screen);
    environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QString::number(cell.scale));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    process->setProcessEnvironment(environment);
    process->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process->start(QCoreApplication::applicationFilePath(), QStringList{cellOption} + cell.arguments() + more);
    return process;
}

/// False: it did not come to its end.
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

int lookEverywhere(const std::vector<ScreenCell>& cells, const QStringList& more)
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
        running.emplace_back(cell.name(), start(cell, writeScreen(cell, folder.path()), more));
    }
    while (!running.empty())
        finishFirst();
    report.print(int(windowStates().size() + dialogStates().size()), int(cells.size()));
    return ended && report.unexpected() == 0 ? 0 : 1;
}

} // namespace
#include "screens.moc"
