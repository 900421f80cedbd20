// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/screenlook.h"

#include "tests/screens/detectors.h"
#include "tests/screens/screenstates.h"
#include "tests/support/handleevents.h"
#include "ui/theme/theme.h"

#include <QtWidgets>

#include <algorithm>

namespace attentoscope::tests {

namespace {

constexpr QSize smallestScreen(1024, 700);
QString wordingName(Wording wording)
{
    return wording == Wording::German ? QStringLiteral("German")
        : wording == Wording::Longer  ? QStringLiteral("longer")
                                      : QStringLiteral("mirrored");
}

constexpr QSize usual[]{{899, 561}, {1024, 700}, {1180, 760}, {1280, 800}, {1920, 1080}};

constexpr int soon = 500; ///< ms in which curves and forms are drawn again after new contents
constexpr int mostSettling = 100; ///< number of rounds

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

/// Handles events until nothing moves any more. Timers that would end soon end now. Faults count only when the window
/// is at rest.
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

/// Paints the windows as they are on the screen, with the main window lowest.
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

} // namespace

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

std::vector<ScreenCell> fewCells()
{
    return {{.size = {1024, 700}}, {.size = {1180, 760}, .isDark = true}};
}

/// Each pair of a size, a scale and a theme occurs. So do other text sizes and wordings, in windows that are just large
/// enough.
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

std::vector<ScreenCell> otherCells()
{
    auto cells = allCells();
    std::erase_if(
        cells, [few = fewCells()](const ScreenCell& cell) { return std::ranges::find(few, cell) != few.end(); });
    return cells;
}

int lookAtStates(const ScreenCell& cell, const QString& only, const QString& pictures,
    const std::function<void(const FoundAt&)>& found)
{
    ui::applyTheme(cell.isDark ? ui::ThemeChoice::Dark : ui::ThemeChoice::Light);
    int looks = 0;
    int number = 0;
    for (const auto& states : {windowStates(), dialogStates()})
        for (const auto& state : states) {
            ++number;
            if (!QString::fromUtf8(state.name).contains(only))
                continue;
            Screen screen(cell.size);
            state.reach(screen);
            settle();
            if (!pictures.isEmpty())
                (void)picture(*screen.window, cell.screen()).save(pathFor(pictures, cell, state.name, number));
            for (const auto& finding : lookAt(screen, cell))
                found({QString::fromUtf8(state.name), cell.name(), finding});
            ++looks;
        }
    return looks;
}

} // namespace attentoscope::tests
