// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/plots/style/plotstyle.h"
#include "ui/theme/theme.h"

namespace {

constexpr double forText = 4.5; ///< WCAG 2.1, success criterion 1.4.3
constexpr double forControls = 3.0; ///< 1.4.11

double luminance(const QColor& color)
{
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(double(color.redF())) + 0.7152 * linear(double(color.greenF()))
        + 0.0722 * linear(double(color.blueF()));
}

double contrast(const QColor& one, const QColor& other)
{
    const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
    return (lighter + 0.05) / (darker + 0.05);
}

struct Pair
{
    const char* name;
    QColor front;
    QColor back;
};

} // namespace

/// Texts have a contrast of 4.5 to their background. The parts that show where a control is have a contrast of 3.
class TestContrast : public QObject
{
    Q_OBJECT

    static void verify(const std::vector<Pair>& pairs, double least)
    {
        for (const auto& [name, front, back] : pairs)
            QVERIFY2(contrast(front, back) >= least,
                qPrintable(u"%1: %2 on %3 is %4"_s.arg(QLatin1String(name), front.name(), back.name())
                        .arg(contrast(front, back), 0, 'f', 2)));
    }

    /// The strongest contrast to the window along a line that crosses the control's left edge.
    static double edgeOf(const QWidget& control, const QImage& picture, const QColor& window)
    {
        const QPoint edge = control.geometry().topLeft() + QPoint(0, control.height() / 2);
        double strongest = 1.0;
        for (int x = -2; x < 4; ++x)
            strongest = std::max(strongest, contrast(picture.pixelColor(edge + QPoint(x, 0)), window));
        return strongest;
    }

private slots:
    void texts_data()
    {
        QTest::addColumn<ThemeChoice>("theme");
        QTest::newRow("light") << ThemeChoice::Light;
        QTest::newRow("dark") << ThemeChoice::Dark;
        QTest::newRow("high contrast") << ThemeChoice::HighContrast;
    }

    void texts()
    {
        QFETCH(const ThemeChoice, theme);
        applyTheme(theme);
        const QPalette palette = QApplication::palette();
        const auto color = [&](QPalette::ColorRole role) { return palette.color(role); };
        for (const auto back : {QPalette::Window, QPalette::Base, QPalette::AlternateBase, QPalette::Button})
            verify({{"text", color(QPalette::Text), color(back)}, {"quiet text", quietText(palette), color(back)},
                       {"link", color(QPalette::Link), color(back)}},
                forText);
        verify({{"primary button", color(QPalette::HighlightedText), color(QPalette::Highlight)},
                   {"tool tip", color(QPalette::ToolTipText), color(QPalette::ToolTipBase)},
                   {"warning", warningColor(palette), color(QPalette::Window)},
                   {"error", errorColor(palette), color(QPalette::Window)}},
            forText);
    }

    void plots_data() { texts_data(); }

    void plots()
    {
        QFETCH(const ThemeChoice, theme);
        applyTheme(theme);
        std::vector<PlotStyle> styles{plotStyle(QApplication::palette(), QApplication::font())};
        if (theme == ThemeChoice::Light)
            styles.push_back(lightPlotStyle(QApplication::font()));
        for (const auto& style : styles) {
            verify({{"words", style.text, style.background}, {"captions", style.mutedText, style.background},
                       {"selected words", style.text, style.selected}},
                forText);
            verify({{"training", style.training, style.background}, {"validation", style.validation, style.background},
                       {"marks", style.accent, style.background}},
                forControls);
        }
    }

    void borders_data() { texts_data(); }

    void borders()
    {
        QFETCH(const ThemeChoice, theme);
        applyTheme(theme);
        QWidget window;
        auto* column = new QVBoxLayout(&window);
        const std::vector<QWidget*> controls{
            new QLineEdit, new QPushButton(u"Save"_s), new QComboBox, new QSpinBox, new QCheckBox};
        for (auto* control : controls)
            column->addWidget(control, 0, Qt::AlignLeft);
        auto* focusTaker = new QPushButton;
        column->addWidget(focusTaker);
        window.show();
        focusTaker->setFocus();
        const QImage picture = window.grab().toImage();
        for (const auto* control : controls) {
            const double found = edgeOf(*control, picture, QApplication::palette().color(QPalette::Window));
            QVERIFY2(found >= forControls,
                qPrintable(u"%1: %2"_s.arg(QLatin1String(control->metaObject()->className())).arg(found)));
        }
    }

    void highContrastIsMore()
    {
        applyTheme(ThemeChoice::HighContrast);
        const QPalette palette = QApplication::palette();
        const QColor window = palette.color(QPalette::Window);
        for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::PlaceholderText, QPalette::Link,
                 QPalette::Mid, QPalette::Midlight, QPalette::Highlight})
            QVERIFY2(contrast(palette.color(role), window) >= 7.0, qPrintable(palette.color(role).name()));
        applyTheme(ThemeChoice::Light);
    }

    void aSplitterIsSeen_data() { texts_data(); }

    void aSplitterIsSeen()
    {
        QFETCH(const ThemeChoice, theme);
        applyTheme(theme);
        for (const auto direction : {Qt::Horizontal, Qt::Vertical}) {
            QSplitter splitter(direction);
            splitter.addWidget(new QWidget);
            splitter.addWidget(new QWidget);
            splitter.resize(300, 300);
            const auto* handle = splitter.handle(1);
            const QImage picture = splitter.grab().toImage();
            const QPoint middle = handle->geometry().center();
            QVERIFY(qMin(handle->width(), handle->height()) >= 5);
            QVERIFY(
                contrast(picture.pixelColor(middle), QApplication::palette().color(QPalette::Window)) >= forControls);
        }
        applyTheme(ThemeChoice::Light);
    }

    void typeGrowsInStepsAndComesBack()
    {
        QWidget window;
        auto* own = new QLineEdit(&window);
        QFont larger = own->font();
        larger.setPointSizeF(larger.pointSizeF() * 1.5);
        own->setFont(larger);
        const double usual = QApplication::font().pointSizeF();
        applyTypeSize(2);
        QCOMPARE(typeSize(), 2);
        QVERIFY(qAbs(QApplication::font().pointSizeF() / usual - 1.21) < 1e-6);
        QVERIFY(qAbs(own->font().pointSizeF() / larger.pointSizeF() - 1.21) < 1e-6);
        applyTypeSize(100);
        QCOMPARE(typeSize(), largestType);
        applyTypeSize(0);
        QVERIFY(qAbs(QApplication::font().pointSizeF() - usual) < 1e-6);
        QVERIFY(qAbs(own->font().pointSizeF() - larger.pointSizeF()) < 1e-6);
    }
};

ATTENTOSCOPE_TEST(TestContrast, QApplication);
#include "tst_contrast.moc"
