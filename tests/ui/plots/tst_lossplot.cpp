// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/plots/plotsamples.h"
#include "ui/plots/losscanvas.h"
#include "ui/plots/lossplot.h"
#include "ui/plots/readoutline.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <limits>

using namespace attentoscope;
using namespace attentoscope::ui;

class TestLossPlot : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void curvesHoldWhatCame();
    void batchesAddUp();
    void everyBatchIsDrawn();
    void axesFollowTheRun();
    void wheelStopsFollowingAndDoubleClickResumes();
    void draggingStopsFollowing();
    void zoomedAxesStayWhileTrainingGoesOn();
    void hoverReadsTheNearestStep();
    void perplexityAndOtherAxes();
    void logarithmicScaleSurvivesStrangeLosses();
    void resetEmptiesEverything();
    void historyReplacesWhatWasThere();
    void smoothingIsAppliedToTheCurve();
    void logTicksAreReadable();
    void durationsReadLikeAClock();
    void aMillionPointsStaySmooth();
    void keysMoveTheCursor();

private:
    LossCanvas& canvasOf(LossPlot& plot) { return static_cast<LossCanvas&>(plot.plot()); }
    QString readingOf(LossPlot& plot) { return plot.findChild<ReadoutLine*>()->text(); }
    void show(LossPlot& plot);
    void turnWheel(LossPlot& plot, Qt::KeyboardModifiers modifiers, int notches);
};

namespace {

TrainingReports stepsOnly(std::vector<StepReport> steps)
{
    TrainingReports reports;
    reports.steps = std::move(steps);
    return reports;
}

} // namespace

void TestLossPlot::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
}

void TestLossPlot::show(LossPlot& plot)
{
    plot.resize(700, 420);
    plot.show();
    QVERIFY(QTest::qWaitForWindowExposed(&plot));
    plot.plot().replot(QCustomPlot::rpImmediateRefresh);
}

void TestLossPlot::turnWheel(LossPlot& plot, Qt::KeyboardModifiers modifiers, int notches)
{
    const QPointF centre = plot.plot().axisRect()->rect().center();
    QWheelEvent event(
        centre, plot.plot().mapToGlobal(centre), {}, {0, 120 * notches}, {}, modifiers, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&plot.plot(), &event);
}

void TestLossPlot::curvesHoldWhatCame()
{
    LossPlot plot;
    const TrainingReports run = test::sampleRun(500, 100);
    plot.append(run);
    LossCanvas& canvas = canvasOf(plot);
    QCOMPARE(canvas.graphCount(), 3);
    QCOMPARE(canvas.graph(0)->dataCount(), 500);
    QCOMPARE(canvas.graph(1)->dataCount(), 500);
    QCOMPARE(canvas.graph(2)->dataCount(), 5);
    QCOMPARE(canvas.graph(0)->data()->at(41)->key, 42.0);
    QCOMPARE(canvas.graph(0)->data()->at(41)->value, run.steps[41].loss);
    QCOMPARE(canvas.graph(1)->data()->at(41)->value, canvas.series().points()[41].smoothed);
    QCOMPARE(canvas.graph(2)->data()->at(1)->key, 200.0);
    QCOMPARE(canvas.graph(2)->data()->at(1)->value, run.validations[1].loss);
}

void TestLossPlot::batchesAddUp()
{
    const TrainingReports run = test::sampleRun(300, 100);
    LossPlot whole;
    whole.append(run);
    LossPlot batched;
    for (std::size_t first = 0; first < run.steps.size(); first += 7) {
        TrainingReports batch;
        const std::size_t last = std::min(first + 7, run.steps.size());
        batch.steps.assign(run.steps.begin() + static_cast<std::ptrdiff_t>(first),
            run.steps.begin() + static_cast<std::ptrdiff_t>(last));
        batched.append(batch);
    }
    QCOMPARE(canvasOf(batched).graph(1)->dataCount(), 300);
    for (int index = 0; index < 300; ++index)
        QCOMPARE(
            canvasOf(batched).graph(1)->data()->at(index)->value, canvasOf(whole).graph(1)->data()->at(index)->value);
}

void TestLossPlot::everyBatchIsDrawn()
{
    LossPlot plot;
    show(plot);
    auto* canvas = plot.findChild<LossCanvas*>();
    const TrainingReports run = test::sampleRun(200, 100);
    TrainingReports first;
    first.steps.assign(run.steps.begin(), run.steps.begin() + 100);
    TrainingReports second;
    second.steps.assign(run.steps.begin() + 100, run.steps.end());
    plot.append(first);
    plot.append(second);
    QTRY_VERIFY(canvas->xAxis->range().upper >= 200.0);
    QVERIFY(readingOf(plot).contains(QStringLiteral("200")));
}

void TestLossPlot::axesFollowTheRun()
{
    LossPlot plot;
    plot.append(test::sampleRun(1000, 100));
    LossCanvas& canvas = canvasOf(plot);
    QVERIFY(plot.isFollowing());
    QCOMPARE(canvas.xAxis->range().lower, 0.0);
    QVERIFY(canvas.xAxis->range().upper >= 1000.0 && canvas.xAxis->range().upper < 1100.0);
    double highest = 0.0;
    for (const LossPoint& point : canvas.series().points())
        highest = std::max(highest, point.high);
    QVERIFY(canvas.yAxis->range().upper >= highest && canvas.yAxis->range().upper < 1.3 * highest);
}

void TestLossPlot::wheelStopsFollowingAndDoubleClickResumes()
{
    LossPlot plot;
    plot.append(test::sampleRun(1000, 100));
    show(plot);
    QSignalSpy following(&plot, &LossPlot::followingChanged);
    const QCPRange before = canvasOf(plot).xAxis->range();
    turnWheel(plot, {}, 3);
    QVERIFY(!plot.isFollowing());
    QCOMPARE(following.takeFirst(), QVariantList{false});
    QVERIFY(canvasOf(plot).xAxis->range().size() < 0.6 * before.size());
    QTest::mouseDClick(&plot.plot(), Qt::LeftButton, {}, plot.plot().axisRect()->rect().center());
    QVERIFY(plot.isFollowing());
    QCOMPARE(following.takeFirst(), QVariantList{true});
    QCOMPARE(canvasOf(plot).xAxis->range(), before);
    turnWheel(plot, {}, 2);
    turnWheel(plot, {}, -6);
    QVERIFY(plot.isFollowing());
}

void TestLossPlot::draggingStopsFollowing()
{
    LossPlot plot;
    plot.append(test::sampleRun(1000, 100));
    show(plot);
    const QPoint centre = plot.plot().axisRect()->rect().center();
    QTest::mousePress(&plot.plot(), Qt::LeftButton, {}, centre);
    QTest::mouseMove(&plot.plot(), centre + QPoint(80, 10));
    QTest::mouseRelease(&plot.plot(), Qt::LeftButton, {}, centre + QPoint(80, 10));
    QVERIFY(!plot.isFollowing());
    QVERIFY(canvasOf(plot).xAxis->range().lower < -10.0);
}

void TestLossPlot::zoomedAxesStayWhileTrainingGoesOn()
{
    LossPlot plot;
    plot.append(test::sampleRun(1000, 100));
    show(plot);
    turnWheel(plot, Qt::ControlModifier, 2);
    const QCPRange keys = canvasOf(plot).xAxis->range();
    const QCPRange values = canvasOf(plot).yAxis->range();
    plot.append(stepsOnly({{.step = 1001, .loss = 55.0}}));
    QCOMPARE(canvasOf(plot).xAxis->range(), keys);
    QCOMPARE(canvasOf(plot).yAxis->range(), values);
}

void TestLossPlot::hoverReadsTheNearestStep()
{
    LossPlot plot;
    plot.append(test::sampleRun(1000, 100));
    show(plot);
    LossCanvas& canvas = canvasOf(plot);
    const QPoint place(static_cast<int>(canvas.xAxis->coordToPixel(250.0)), canvas.axisRect()->rect().center().y());
    QTest::mouseMove(&canvas, place);
    const std::size_t near = *canvas.pointNear(canvas.xAxis->pixelToCoord(place.x()));
    const LossPoint& point = canvas.series().points()[near];
    QVERIFY(std::abs(static_cast<double>(point.step) - 250.0) < 3.0);
    const QString reading = readingOf(plot);
    QVERIFY2(reading.contains(QLocale().toString(point.loss, 'f', 3)), qPrintable(reading));
    QVERIFY2(reading.contains(QLocale().toString(point.smoothed, 'f', 3)), qPrintable(reading));
    QVERIFY2(reading.contains(QLocale().toString(canvas.validations()[1].loss, 'f', 3)), qPrintable(reading));
}

void TestLossPlot::perplexityAndOtherAxes()
{
    LossPlot plot;
    const TrainingReports run = test::sampleRun(300, 100);
    plot.append(run);
    plot.setQuantity(LossQuantity::Perplexity);
    LossCanvas& canvas = canvasOf(plot);
    QCOMPARE(canvas.graph(0)->data()->at(9)->value, std::exp(run.steps[9].loss));
    QCOMPARE(canvas.graph(1)->data()->at(9)->value, std::exp(canvas.series().points()[9].smoothed));
    plot.setHorizontalAxis(LossAxis::Epoch);
    QCOMPARE(canvas.graph(0)->data()->at(9)->key, run.steps[9].epoch);
    plot.setHorizontalAxis(LossAxis::Time);
    QCOMPARE(canvas.graph(2)->data()->at(0)->key, run.validations[0].seconds);
}

void TestLossPlot::logarithmicScaleSurvivesStrangeLosses()
{
    LossPlot plot;
    plot.setVerticalScale(LossScale::Logarithmic);
    plot.append(stepsOnly({{.step = 1, .loss = 0.0}, {.step = 2, .loss = 3.0},
        {.step = 3, .loss = std::numeric_limits<double>::quiet_NaN()}, {.step = 4, .loss = 5.0}}));
    show(plot);
    const QCPRange range = canvasOf(plot).yAxis->range();
    QVERIFY(range.lower > 0.0 && std::isfinite(range.upper));
    QVERIFY(range.contains(3.0) && range.contains(5.0));
    LossPlot onlyNaN;
    onlyNaN.append(stepsOnly({{.step = 1, .loss = std::numeric_limits<double>::quiet_NaN()}}));
    show(onlyNaN);
    QVERIFY(std::isfinite(canvasOf(onlyNaN).yAxis->range().size()));
}

void TestLossPlot::resetEmptiesEverything()
{
    LossPlot plot;
    plot.append(test::sampleRun(300, 100));
    show(plot);
    turnWheel(plot, {}, 3);
    plot.reset();
    QVERIFY(!plot.hasContent());
    QVERIFY(plot.isFollowing());
    for (int curve = 0; curve < 3; ++curve)
        QCOMPARE(canvasOf(plot).graph(curve)->dataCount(), 0);
    plot.append(stepsOnly({{.step = 1, .loss = 2.0}}));
    QCOMPARE(canvasOf(plot).graph(1)->data()->at(0)->value, 2.0);
}

void TestLossPlot::historyReplacesWhatWasThere()
{
    LossPlot plot;
    plot.append(test::sampleRun(300, 100));
    const TrainingReports other = test::sampleRun(50, 10);
    plot.setHistory(other.steps, other.validations);
    QCOMPARE(canvasOf(plot).graph(0)->dataCount(), 50);
    QCOMPARE(canvasOf(plot).graph(2)->dataCount(), 5);
    plot.append(stepsOnly({{.step = 51, .loss = 1.0}}));
    QCOMPARE(canvasOf(plot).graph(0)->dataCount(), 51);
}

void TestLossPlot::smoothingIsAppliedToTheCurve()
{
    LossPlot plot;
    const TrainingReports run = test::sampleRun(100, 100);
    plot.append(run);
    plot.setSmoothing(0.0);
    QVERIFY(std::abs(canvasOf(plot).graph(1)->data()->at(77)->value - run.steps[77].loss) < 1e-12);
    QCOMPARE(plot.smoothing(), 0.0);
}

void TestLossPlot::logTicksAreReadable()
{
    class Ticker : public LossLogTicker
    {
    public:
        using LossLogTicker::createTickVector;
    } ticker;
    const QVector<double> narrow = ticker.createTickVector(0.5, QCPRange(1.2, 3.9));
    QVERIFY(std::ranges::count_if(narrow, [](double tick) { return tick >= 1.2 && tick <= 3.9; }) >= 4);
    const QVector<double> wide = ticker.createTickVector(1000.0, QCPRange(3.0, 9000.0));
    QVERIFY(wide.contains(10.0) && wide.contains(1000.0));
    QVERIFY(wide.size() < 12);
}

void TestLossPlot::durationsReadLikeAClock()
{
    QCOMPARE(durationText(0.0), QStringLiteral("0:00"));
    QCOMPARE(durationText(65.4), QStringLiteral("1:05"));
    QCOMPARE(durationText(3725.0), QStringLiteral("1:02:05"));
}

void TestLossPlot::aMillionPointsStaySmooth()
{
    LossPlot plot;
    plot.append(test::sampleRun(1'000'000, 10'000));
    show(plot);
    LossCanvas& canvas = canvasOf(plot);
    QElapsedTimer timer;
    timer.start();
    constexpr int drawings = 5;
    for (int drawing = 0; drawing < drawings; ++drawing) {
        canvas.refresh();
        canvas.replot(QCustomPlot::rpImmediateRefresh);
    }
    const double each = static_cast<double>(timer.nsecsElapsed()) / 1e6 / drawings;
    qInfo("a million points: %.1f ms a drawing", each);
    // Measured near 15 ms alone; without thinning while drawing it would be seconds.
    QVERIFY2(each < 250.0, qPrintable(QString::number(each)));
}

void TestLossPlot::keysMoveTheCursor()
{
    LossPlot plot;
    plot.append(test::sampleRun(1000, 100));
    show(plot);
    const QString latest = readingOf(plot);
    QTest::keyClick(&plot, Qt::Key_Right);
    const QString there = readingOf(plot);
    QVERIFY(there != latest);
    QTest::keyClick(&plot, Qt::Key_Left);
    QVERIFY(readingOf(plot) != there);
    QTest::keyClick(&plot, Qt::Key_Escape);
    QCOMPARE(readingOf(plot), latest);
    QTest::keyClick(&plot, Qt::Key_Plus);
    QVERIFY(!plot.isFollowing());
    QTest::keyClick(&plot, Qt::Key_Home);
    QVERIFY(plot.isFollowing());
}

QTEST_MAIN(TestLossPlot)
#include "tst_lossplot.moc"
