// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/detectors.h"
#include "tests/support/handleevents.h"
#include "tests/support/testprogram.h"
#include "ui/theme/theme.h"
#include "ui/widgets/labels.h"

#include <qcustomplot.h>

namespace {

const QString words = u"a text of some words"_s;

/// Paints its text past its right edge.
class PaintedLabel : public QWidget
{
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.drawText(QPoint(width() - 20, 20), words);
    }
};

QStringList said(const Findings& findings)
{
    QStringList said;
    for (const auto& finding : findings)
        said << nameOf(finding.fault) + u": "_s + finding.where + u": "_s + finding.what;
    return said;
}

} // namespace

/// Each detector finds faults that were made on purpose, and nothing else.
class TestDetectors : public QObject
{
    Q_OBJECT

    std::unique_ptr<QWidget> m_window;

    template <typename Widget, typename... Values>
    Widget* add(const QRect& place, Values... values)
    {
        auto* widget = new Widget(values..., m_window.get());
        widget->setGeometry(place);
        widget->show();
        return widget;
    }
    std::vector<DrawnText> texts()
    {
        m_window->show();
        handleEvents();
        return drawnTexts(*m_window);
    }

private slots:
    void initTestCase() { ui::applyTheme(ui::ThemeChoice::Light); }

    void init()
    {
        m_window = std::make_unique<QWidget>();
        m_window->resize(400, 300);
    }

    void findsNothingWhereAllIsWell()
    {
        auto* column = new QVBoxLayout(m_window.get());
        column->addWidget(new QLabel(words));
        column->addWidget(new QPushButton(words));
        auto* chooser = new QComboBox;
        chooser->addItem(words);
        chooser->setAccessibleName(words);
        chooser->setAccessibleDescription(u"which"_s);
        column->addWidget(chooser);
        column->addWidget(new QCheckBox(words));
        m_window->show();
        handleEvents();
        QCOMPARE(texts().size(), 4U);
        QCOMPARE(said(findingsOn(*m_window, {0, 0, 2'000, 2'000})), QStringList());
    }

    void findsALabelThatIsTooNarrow()
    {
        add<QLabel>({0, 0, 60, 30}, words);
        QCOMPARE(clippedTexts(texts()).size(), 1U);
    }

    void findsALabelThatIsTooLow()
    {
        auto* label = add<QLabel>({0, 0, 60, 30}, words + words);
        label->setWordWrap(true);
        texts();
        QCOMPARE(textsThatAreTooLow(*m_window).size(), 1U);
        label->resize(60, 300);
        QCOMPARE(said(textsThatAreTooLow(*m_window)), QStringList());
    }

    void findsAButtonThatIsTooNarrow()
    {
        add<QPushButton>({0, 0, 60, 30}, words);
        QCOMPARE(clippedTexts(texts()).size(), 1U);
    }

    void findsAChooserThatIsTooNarrow()
    {
        auto* chooser = add<QComboBox>({0, 0, 80, 30});
        chooser->addItem(words);
        QCOMPARE(elidedTexts(texts()).size(), 1U); // the style leaves the end out
        chooser->setToolTip(words);
        QCOMPARE(said(elidedTexts(texts())), QStringList());
    }

    void findsPaintedTextBeyondItsWidget()
    {
        add<PaintedLabel>({0, 0, 100, 30});
        QCOMPARE(clippedTexts(texts()).size(), 1U);
    }

    void findsTextThatAParentCuts()
    {
        auto* parent = add<QWidget>({0, 0, 60, 30});
        auto* label = new QLabel(words, parent);
        label->adjustSize();
        QCOMPARE(clippedTexts(texts()).size(), 1U);
    }

    void leavesWhatIsTypedAlone()
    {
        add<QLineEdit>({0, 0, 60, 30})->setText(words);
        QCOMPARE(said(clippedTexts(texts())), QStringList());
        add<QLineEdit>({0, 40, 60, 30})->setPlaceholderText(words);
        const auto shown = texts();
        QCOMPARE(clippedTexts(shown).size() + elidedTexts(shown).size(), 1U);
    }

    void leavesWhatCanBeScrolledToAlone()
    {
        auto* area = add<QScrollArea>({0, 0, 200, 60});
        auto* label = new QLabel(u"one\ntwo\nthree\nfour\nfive\nsix\nseven\neight"_s);
        area->setWidget(label);
        QCOMPARE(said(clippedTexts(texts())), QStringList());
        area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        QCOMPARE(said(clippedTexts(texts())), QStringList()); // the wheel still does it
        label->resize(label->width(), 50);
        QCOMPARE(textsThatAreTooLow(*m_window).size(), 1U);
    }

    void findsElidedTextThatNothingTells()
    {
        auto* list = add<QTreeWidget>({0, 0, 90, 200});
        list->setHeaderHidden(true);
        list->addTopLevelItem(new QTreeWidgetItem({words + words}));
        list->setColumnWidth(0, 80);
        list->header()->setStretchLastSection(true);
        QCOMPARE(elidedTexts(texts()).size(), 1U);
        list->topLevelItem(0)->setToolTip(0, words);
        QCOMPARE(said(elidedTexts(texts())), QStringList());
    }

    void leavesElidedTextWithATipAlone()
    {
        auto* label = add<ui::ElidedLabel>({0, 0, 60, 30});
        label->setFullText(words);
        QCOMPARE(said(elidedTexts(texts())), QStringList());
        label->setToolTip(QString());
        QCOMPARE(elidedTexts(texts()).size(), 1U);
    }

    void leavesAnEllipsisThatIsMeantAlone()
    {
        add<QPushButton>({0, 0, 200, 30}, u"Open …"_s);
        QCOMPARE(said(elidedTexts(texts())), QStringList());
    }

    void findsTextsOnEachOther()
    {
        add<QLabel>({0, 0, 200, 30}, words);
        add<QLabel>({10, 2, 200, 30}, u"something else"_s);
        QCOMPARE(overlappingTexts(texts()).size(), 1U);
    }

    void findsTurnedTextsOnEachOther()
    {
        auto* plot = add<QCustomPlot>({0, 0, 300, 200});
        for (const double angle : {0.0, 45.0}) {
            auto* text = new QCPItemText(plot);
            text->position->setType(QCPItemPosition::ptAbsolute);
            text->position->setCoords(150, 100);
            text->setText(angle == 0.0 ? words : u"something else"_s);
            text->setRotation(angle);
            text->setClipToAxisRect(false);
        }
        auto* apart = new QCPItemText(plot); // in the box around the turned one, but not on it
        apart->position->setType(QCPItemPosition::ptAbsolute);
        apart->position->setCoords(190, 65);
        apart->setText(u"word"_s);
        apart->setClipToAxisRect(false);
        const auto found = overlappingTexts(texts());
        QCOMPARE(said(found).size(), 1);
    }

    void findsATextUnderAnotherWidget()
    {
        add<QLabel>({0, 0, 200, 30}, words);
        auto* lid = add<QFrame>({20, 0, 100, 30});
        lid->setAutoFillBackground(true);
        QCOMPARE(coveredTexts(texts()).size(), 1U);
    }

    void findsControlsOnEachOther()
    {
        add<QPushButton>({0, 0, 200, 30}, words);
        add<QLineEdit>({190, 0, 200, 30});
        texts();
        QCOMPARE(badlyPlacedControls(*m_window).size(), 1U);
    }

    void findsAControlBeyondItsParent()
    {
        add<QPushButton>({350, 0, 200, 30}, u"go"_s);
        texts();
        QCOMPARE(badlyPlacedControls(*m_window).size(), 1U);
    }

    void findsAControlWithoutAName()
    {
        auto* chooser = add<QComboBox>({0, 0, 200, 30});
        auto* drawn = add<QWidget>({0, 40, 200, 30});
        drawn->setFocusPolicy(Qt::StrongFocus);
        texts();
        QCOMPARE(controlsWithoutNames(*m_window).size(), 2U);
        auto* label = add<QLabel>({0, 80, 200, 30}, words);
        label->setBuddy(chooser);
        texts();
        QCOMPARE(controlsWithoutNames(*m_window).size(), 1U);
        drawn->setAccessibleName(words);
        QCOMPARE(said(controlsWithoutNames(*m_window)), QStringList());
        label->setBuddy(nullptr);
        chooser->addItem(words);
        chooser->setAccessibleName(u"chooser"_s);
        chooser->setToolTip(words);
        texts();
        QCOMPARE(controlsWithoutNames(*m_window).size(), 1U);
        chooser->setAccessibleDescription(u"chooser"_s);
        QCOMPARE(said(controlsWithoutNames(*m_window)), QStringList());
    }

    void findsAWindowBeyondTheScreen()
    {
        m_window->move(0, 0);
        texts();
        QCOMPARE(said(beyondScreen(*m_window, {0, 0, 400, 300})), QStringList());
        QCOMPARE(beyondScreen(*m_window, {0, 0, 400, 299}).size(), 1U);
    }

    void findsALegendOnACurve()
    {
        auto* plot = add<QCustomPlot>({0, 0, 300, 200});
        plot->addGraph()->setData({0, 1, 2, 3}, {3, 3, 3, 3});
        plot->legend->setVisible(true); // stands at the top, on the right
        plot->rescaleAxes();
        plot->yAxis->setRange(0, 3.6);
        plot->replot();
        texts();
        QCOMPARE(legendsOnCurves(*m_window).size(), 1U);
    }

    void leavesALegendBesideACurveAlone()
    {
        auto* plot = add<QCustomPlot>({0, 0, 300, 200});
        plot->addGraph()->setData({0, 1, 2, 3}, {1, 1, 1, 1});
        plot->legend->setVisible(true);
        plot->yAxis->setRange(0, 9);
        plot->replot();
        texts();
        QCOMPARE(said(legendsOnCurves(*m_window)), QStringList());
    }

    void findsAPlotsLabelsBeyondIt()
    {
        auto* plot = add<QCustomPlot>({0, 0, 300, 60});
        plot->replot();
        QCOMPARE(said(clippedTexts(texts())), QStringList());
        plot->yAxis->setLabel(words + words); // turned, and longer than the plot is high
        plot->replot();
        QCOMPARE(clippedTexts(texts()).size(), 1U);
    }

    void findsWordsThatAreScrolledSideways()
    {
        auto* browser = add<QTextBrowser>({0, 0, 100, 100});
        browser->setLineWrapMode(QTextEdit::NoWrap);
        browser->setPlainText(words + words);
        texts();
        QCOMPARE(scrolledSideways(*m_window).size(), 1U);
        browser->setLineWrapMode(QTextEdit::WidgetWidth);
        texts();
        QCOMPARE(said(scrolledSideways(*m_window)), QStringList());
    }
};

ATTENTOSCOPE_TEST(TestDetectors, QApplication);
#include "tst_detectors.moc"
