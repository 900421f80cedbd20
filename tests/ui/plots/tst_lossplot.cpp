// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/trainings.h"
#include "tests/support/testprogram.h"
#include "ui/plots/loss/lossaxes.h"
#include "ui/plots/loss/losscanvas.h"
#include "ui/plots/loss/lossoptions.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/loss/smoothingslider.h"
#include "ui/plots/style/readoutline.h"

namespace {

TrainingReports stepsOnly(std::vector<StepReport> steps)
{
    return TrainingReports{.steps = std::move(steps)};
}

} // namespace

class TestLossPlot : public QObject
{
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s)); }

    void curvesHoldWhatCame()
    {
        LossPlot plot;
        const TrainingReports run = sampleCurve(500, 100);
        plot.append(run);
        LossCanvas& canvas = canvasOf(plot);
        QCOMPARE(canvas.graphCount(), 5); // the last two are of a second file and of links that are taught
        QCOMPARE(canvas.graph(0)->dataCount(), 500);
        QCOMPARE(canvas.graph(1)->dataCount(), 500);
        QCOMPARE(canvas.graph(2)->dataCount(), 5);
        QCOMPARE(canvas.graph(0)->data()->at(41)->key, 42.0);
        QCOMPARE(canvas.graph(0)->data()->at(41)->value, run.steps[41].loss);
        QCOMPARE(canvas.graph(1)->data()->at(41)->value, canvas.series().points()[41].smoothed);
        QCOMPARE(canvas.graph(2)->data()->at(1)->key, 200.0);
        QCOMPARE(canvas.graph(2)->data()->at(1)->value, run.validations[1].loss);
    }

    void aSecondFileHasACurve()
    {
        TrainingReports run = sampleCurve(500, 100);
        run.validations[1].also = AlsoValidated{.loss = 3.25};
        LossPlot plot;
        plot.append(run);
        const auto& data = *canvasOf(plot).graph(3)->data();
        QCOMPARE(data.size(), 1);
        QCOMPARE(data.at(0)->key, 200.0);
        QCOMPARE(data.at(0)->value, 3.25);
    }

    void aTaughtHeadHasACurve()
    {
        TrainingReports run = sampleCurve(20, 100);
        for (std::size_t step = 5; step < 15; ++step)
            run.steps[step].alignmentLoss = step < 10 ? 2.0 : 1.0;
        LossPlot plot;
        plot.choose(&LossOptions::smoothing, 0.0);
        plot.append(run);
        const auto& curve = *canvasOf(plot).graph(4);
        QCOMPARE(curve.name(), u"Alignment loss"_s);
        QCOMPARE(curve.dataCount(), 10);
        QCOMPARE(curve.data()->at(0)->key, 6.0);
        QCOMPARE(curve.data()->at(0)->value, 2.0);
        QCOMPARE(curve.data()->at(9)->value, 1.0);
        plot.choose(&LossOptions::smoothing, 0.5); // (0.5 · 2 + 0.5 · 1) of the last two, and so on
        QCOMPARE(curve.dataCount(), 10);
        QVERIFY(curve.data()->at(9)->value > 1.0 && curve.data()->at(9)->value < 1.1);
        plot.choose(&LossOptions::quantity, LossQuantity::Perplexity); // alignment losses have no perplexity
        QCOMPARE(curve.dataCount(), 0);
        plot.choose(&LossOptions::quantity, LossQuantity::Loss);
        QCOMPARE(curve.dataCount(), 10);
    }

    void batchesAddUp()
    {
        const TrainingReports run = sampleCurve(300, 100);
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
            QCOMPARE(canvasOf(batched).graph(1)->data()->at(index)->value,
                canvasOf(whole).graph(1)->data()->at(index)->value);
    }

    void everyBatchIsDrawn()
    {
        LossPlot plot;
        show(plot);
        auto* canvas = plot.findChild<LossCanvas*>();
        const TrainingReports run = sampleCurve(200, 100);
        TrainingReports first;
        first.steps.assign(run.steps.begin(), run.steps.begin() + 100);
        TrainingReports second;
        second.steps.assign(run.steps.begin() + 100, run.steps.end());
        plot.append(first);
        plot.append(second);
        QTRY_VERIFY(canvas->xAxis->range().upper >= 200.0);
        QVERIFY(readingOf(plot).contains(u"200"_s));
    }

    void axesFollowTheRun()
    {
        LossPlot plot;
        plot.append(sampleCurve(1000, 100));
        LossCanvas& canvas = canvasOf(plot);
        QVERIFY(canvasOf(plot).range().isFollowing());
        QCOMPARE(canvas.xAxis->range().lower, 0.0);
        QVERIFY(canvas.xAxis->range().upper >= 1000.0 && canvas.xAxis->range().upper < 1100.0);
        double highest = 0.0;
        for (const LossPoint& point : canvas.series().points())
            highest = std::max(highest, point.high);
        QVERIFY(canvas.yAxis->range().upper >= highest && canvas.yAxis->range().upper < 1.3 * highest);
    }

    void bleuIsAlwaysLinear()
    {
        LossPlot plot;
        plot.append(sampleCurve(300, 100));
        show(plot);
        plot.choose(&LossOptions::scale, LossScale::Logarithmic);
        QCOMPARE(canvasOf(plot).yAxis->scaleType(), QCPAxis::stLogarithmic);
        plot.choose(&LossOptions::quantity, LossQuantity::Bleu);
        QCOMPARE(canvasOf(plot).yAxis->scaleType(), QCPAxis::stLinear);
        QCOMPARE(canvasOf(plot).yAxis->range().lower, 0.0);
        QVERIFY(!plot.findChild<SmoothingSlider*>()->isVisible());
        plot.choose(&LossOptions::quantity, LossQuantity::Loss);
        QCOMPARE(canvasOf(plot).yAxis->scaleType(), QCPAxis::stLogarithmic);
        QVERIFY(plot.findChild<SmoothingSlider*>()->isVisible());
    }

    void hoverReadsTheNearestStep()
    {
        LossPlot plot;
        plot.append(sampleCurve(1000, 100));
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

    void perplexityAndOtherAxes()
    {
        LossPlot plot;
        const TrainingReports run = sampleCurve(300, 100);
        plot.append(run);
        plot.choose(&LossOptions::quantity, LossQuantity::Perplexity);
        LossCanvas& canvas = canvasOf(plot);
        QCOMPARE(canvas.graph(0)->data()->at(9)->value, std::exp(run.steps[9].loss));
        QCOMPARE(canvas.graph(1)->data()->at(9)->value, std::exp(canvas.series().points()[9].smoothed));
        plot.choose(&LossOptions::axis, LossAxis::Epoch);
        QCOMPARE(canvas.graph(0)->data()->at(9)->key, run.steps[9].epoch);
        plot.choose(&LossOptions::axis, LossAxis::Time);
        QCOMPARE(canvas.graph(2)->data()->at(0)->key, run.validations[0].seconds);
    }

    void logarithmicScaleSurvivesStrangeLosses()
    {
        LossPlot plot;
        plot.choose(&LossOptions::scale, LossScale::Logarithmic);
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

    void resetEmptiesEverything()
    {
        LossPlot plot;
        plot.append(sampleCurve(300, 100));
        show(plot);
        canvasOf(plot).range().zoomTo(QRect(canvasOf(plot).axisRect()->center(), QSize(80, 60)));
        QVERIFY(!canvasOf(plot).range().isFollowing());
        plot.reset();
        QVERIFY(!plot.hasContent());
        QVERIFY(canvasOf(plot).range().isFollowing());
        for (int curve = 0; curve < 3; ++curve)
            QCOMPARE(canvasOf(plot).graph(curve)->dataCount(), 0);
        plot.append(stepsOnly({{.step = 1, .loss = 2.0}}));
        QCOMPARE(canvasOf(plot).graph(1)->data()->at(0)->value, 2.0);
    }

    void historyReplacesWhatWasThere()
    {
        LossPlot plot;
        plot.append(sampleCurve(300, 100));
        const TrainingReports other = sampleCurve(50, 10);
        RunDescription run;
        run.history = std::make_shared<const RunHistory>(RunHistory{.steps = other.steps,
            .validations = other.validations,
            .changes = {{.step = 20, .key = "learning_rate", .value = 0.5}}});
        run.saves = {10, 50};
        plot.setHistory(run);
        QCOMPARE(canvasOf(plot).changes().size(), std::size_t(1));
        QCOMPARE(canvasOf(plot).saves(), run.saves);
        QCOMPARE(canvasOf(plot).graph(0)->dataCount(), 50);
        QCOMPARE(canvasOf(plot).graph(2)->dataCount(), 5);
        plot.append(stepsOnly({{.step = 51, .loss = 1.0}}));
        QCOMPARE(canvasOf(plot).graph(0)->dataCount(), 51);
    }

    void smoothingIsAppliedToTheCurve()
    {
        LossPlot plot;
        const TrainingReports run = sampleCurve(100, 100);
        plot.append(run);
        plot.choose(&LossOptions::smoothing, 0.0);
        QVERIFY(std::abs(canvasOf(plot).graph(1)->data()->at(77)->value - run.steps[77].loss) < 1e-12);
        QCOMPARE(plot.options().smoothing, 0.0);
    }

    void logTicksAreReadable()
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

    void durationsReadLikeAClock()
    {
        QCOMPARE(durationText(0.0), u"0:00"_s);
        QCOMPARE(durationText(65.4), u"1:05"_s);
        QCOMPARE(durationText(3725.0), u"1:02:05"_s);
    }

    void keysMoveTheCursor()
    {
        LossPlot plot;
        plot.append(sampleCurve(1000, 100));
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
        QVERIFY(!canvasOf(plot).range().isFollowing());
        const QCPRange zoomed = canvasOf(plot).xAxis->range();
        QTest::keyClick(&plot, Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(canvasOf(plot).xAxis->range().lower > zoomed.lower);
        QTest::keyClick(&plot, Qt::Key_Left, Qt::ControlModifier);
        QVERIFY(std::abs(canvasOf(plot).xAxis->range().lower - zoomed.lower) < 1e-6);
        QTest::keyClick(&plot, Qt::Key_Home);
        QVERIFY(canvasOf(plot).range().isFollowing());
    }

    void bleuIsTheValidations()
    {
        LossPlot plot;
        TrainingReports run = sampleCurve(300, 100);
        plot.append(stepsOnly(run.steps));
        plot.choose(&LossOptions::quantity, LossQuantity::Bleu);
        show(plot);
        QVERIFY(readingOf(plot).contains(u"validation"_s));
        for (std::size_t index = 0; index < run.validations.size(); ++index)
            run.validations[index].bleu = 10.0 * static_cast<double>(index + 1);
        run.steps.clear();
        plot.append(run);
        LossCanvas& canvas = canvasOf(plot);
        QCOMPARE(canvas.graph(0)->dataCount() + canvas.graph(1)->dataCount(), 0);
        QCOMPARE(canvas.graph(2)->data()->at(2)->value, 30.0);
        QVERIFY(canvas.yAxis->range().lower == 0.0 && canvas.yAxis->range().upper > 30.0);
        QCOMPARE(canvas.legend->itemCount(), 1);
        QTRY_VERIFY2(readingOf(plot).contains(QLocale().toString(30.0, 'f', 3)), qPrintable(readingOf(plot)));
        TrainingReports ofShort;
        ofShort.validations = {run.validations.back()};
        ofShort.validations[0].bleu = 99.0;
        ofShort.validations[0].isBleuMeaningful = false;
        plot.append(ofShort);
        QVERIFY(std::isnan(canvas.graph(2)->data()->at(2)->value));
        QVERIFY(canvas.yAxis->range().upper < 99.0);
        QTRY_VERIFY2(readingOf(plot).contains(u"validation BLEU –"_s), qPrintable(readingOf(plot)));
        run.validations.pop_back();
        plot.choose(&LossOptions::quantity, LossQuantity::Loss);
        QCOMPARE(canvas.graph(0)->dataCount(), 300);
        QCOMPARE(canvas.legend->itemCount(), 3);
        QCOMPARE(canvas.graph(2)->data()->at(1)->value, run.validations[1].loss);
    }

    void vectorsHaveOnlyALoss()
    {
        LossPlot plot;
        const TrainingReports run = sampleCurve(300, 100);
        plot.append(run);
        const auto& drawn = canvasOf(plot).options();
        const auto isOffered = [&](const QString& text) {
            const auto actions = plot.optionsMenu()->actions();
            return (*std::ranges::find(actions, text, &QAction::text))->isEnabled();
        };
        plot.choose(&LossOptions::quantity, LossQuantity::Perplexity);
        plot.choose(&LossOptions::axis, LossAxis::Epoch);
        QSignalSpy changed(&plot, &LossPlot::optionsChanged);
        plot.setUnit(LossUnit::SquaredError);
        QCOMPARE(drawn.quantity, LossQuantity::Loss);
        QCOMPARE(drawn.axis, LossAxis::Step);
        QCOMPARE(canvasOf(plot).graph(0)->data()->at(41)->key, 42.0);
        QCOMPARE(canvasOf(plot).graph(0)->data()->at(41)->value, run.steps[41].loss);
        QCOMPARE(plot.suggestedTitle(), u"Loss"_s);
        QVERIFY(!isOffered(u"Perplexity"_s) && !isOffered(u"By epoch"_s) && isOffered(u"By training time"_s));
        QCOMPARE(changed.count(), 0); // the person's choices stay
        QCOMPARE(plot.options().quantity, LossQuantity::Perplexity);
        plot.setUnit(LossUnit::Nats);
        QCOMPARE(drawn.quantity, LossQuantity::Perplexity);
        QCOMPARE(drawn.axis, LossAxis::Epoch);
        QVERIFY(isOffered(u"Perplexity"_s));
        plot.setUnit(LossUnit::SquaredError);
        plot.choose(&LossOptions::quantity, LossQuantity::Bleu);
        QCOMPARE(drawn.quantity, LossQuantity::Loss);
    }

    /// e to the power of a label-smoothed loss is no perplexity. Validations have the plain loss.
    void aLabelSmoothedLossHasNoPerplexity()
    {
        LossPlot plot;
        const TrainingReports run = sampleCurve(300, 100);
        plot.append(run);
        plot.choose(&LossOptions::quantity, LossQuantity::Perplexity);
        LossCanvas& canvas = canvasOf(plot);
        QCOMPARE(canvas.graph(1)->dataCount(), 300);
        plot.setUnit(LossUnit::SmoothedNats);
        QCOMPARE(canvas.graph(0)->dataCount() + canvas.graph(1)->dataCount(), 0);
        QVERIFY(!canvas.graph(0)->visible() && !canvas.graph(1)->visible());
        QCOMPARE(canvas.graph(2)->data()->at(2)->value, std::exp(run.validations[2].loss));
        show(plot);
        QVERIFY(!plot.findChild<SmoothingSlider*>()->isVisible());
        QVERIFY2(readingOf(plot).contains(u"Only validations have a perplexity"_s), qPrintable(readingOf(plot)));
        plot.choose(&LossOptions::smoothing, 0.5); // computes the curve again
        plot.choose(&LossOptions::quantity, LossQuantity::Loss);
        QCOMPARE(canvas.graph(0)->dataCount(), 300);
        QVERIFY(!readingOf(plot).contains(u"Only validations have a perplexity"_s));
    }

    /// A label-smoothed loss differs from the loss of validations, and has no perplexity.
    void aLabelSmoothedLossIsNamedSo()
    {
        Configuration configuration;
        QCOMPARE(lossUnitOf(configuration), LossUnit::Nats);
        configuration.training.labelSmoothing = 0.1;
        QCOMPARE(lossUnitOf(configuration), LossUnit::SmoothedNats);
        configuration.task = Task::Unshuffle;
        QCOMPARE(lossUnitOf(configuration), LossUnit::SquaredError);
        LossPlot plot;
        auto& canvas = canvasOf(plot);
        for (const auto quantity : {LossQuantity::Loss, LossQuantity::Perplexity}) {
            plot.choose(&LossOptions::quantity, quantity);
            plot.setUnit(LossUnit::SmoothedNats);
            QVERIFY(canvas.graph(0)->name().contains(u"label-smoothed"_s));
            QVERIFY(canvas.graph(1)->name().contains(u"label-smoothed"_s));
            QVERIFY(!canvas.graph(2)->name().contains(u"label-smoothed"_s)); // this is the curve of validations
            plot.setUnit(LossUnit::Nats);
            QVERIFY(!canvas.graph(0)->name().contains(u"label-smoothed"_s));
        }
    }

    void changesAndSavesAreMarked()
    {
        LossPlot plot;
        TrainingReports run = sampleCurve(1000, 100);
        run.changes = {{.step = 400, .epoch = 4.0, .seconds = 44.0, .key = "learning_rate", .value = 0.0005},
            {.step = 400, .epoch = 4.0, .seconds = 44.0, .key = "teacher_forcing", .value = 0.5}};
        run.saves = {{.step = 600, .kept = {200, 600}}};
        plot.append(run);
        show(plot);
        LossCanvas& canvas = canvasOf(plot);
        const auto point = [&](double step) {
            return QPoint(qRound(canvas.xAxis->coordToPixel(step)), canvas.axisRect()->rect().center().y());
        };
        QTest::mouseMove(&canvas, point(400.0));
        QVERIFY2(readingOf(plot).contains(QLocale().toString(0.0005)), qPrintable(readingOf(plot)));
        QVERIFY2(readingOf(plot).contains(QLocale().toString(0.5)), qPrintable(readingOf(plot)));
        QTest::mouseMove(&canvas, point(600.0));
        QVERIFY2(readingOf(plot).contains(u"saved"_s), qPrintable(readingOf(plot)));
        QTest::mouseMove(&canvas, point(500.0));
        QVERIFY2(!readingOf(plot).contains(u"saved"_s), qPrintable(readingOf(plot)));
        QTest::mouseMove(&canvas, QPoint(1, 1));

        const QImage marked = canvas.grab().toImage();
        TrainingReports unmarked;
        unmarked.saves = {{.step = 1000, .kept = {}}};
        plot.append(unmarked);
        QTRY_VERIFY(canvas.grab().toImage() != marked);
        plot.reset();
        QVERIFY(canvas.changes().empty() && canvas.saves().empty());
    }

    void marksFollowTheAxis()
    {
        LossPlot plot;
        TrainingReports run = sampleCurve(1000, 100);
        run.changes = {{.step = 400, .epoch = 4.0, .seconds = 44.0, .key = "epochs", .value = 20}};
        run.saves = {{.step = 600, .kept = {600}}};
        plot.append(run);
        show(plot);
        plot.choose(&LossOptions::axis, LossAxis::Epoch);
        QCOMPARE(canvasOf(plot).marksNear(4.0).size(), 1);
        QCOMPARE(canvasOf(plot).marksNear(6.0).size(), 1);
        QVERIFY(canvasOf(plot).marksNear(5.0).isEmpty());
        plot.choose(&LossOptions::axis, LossAxis::Time);
        QCOMPARE(canvasOf(plot).marksNear(44.0).size(), 1);
        QCOMPARE(canvasOf(plot).marksNear(600 * 0.11).size(), 1);
    }

    void aCountIsWrittenOut()
    {
        LossPlot plot;
        TrainingReports run = sampleCurve(100, 100);
        run.changes = {{.step = 50, .epoch = 0.5, .seconds = 5.0, .key = "steps", .value = 1'234'567}};
        plot.append(run);
        show(plot);
        const auto texts = canvasOf(plot).marksNear(50.0);
        QCOMPARE(texts.size(), 1);
        QVERIFY2(texts[0].contains(QLocale().toString(1'234'567)), qPrintable(texts[0]));
    }

    void axesAreNamedInTheLanguageOfTheWindow()
    {
        QTranslator german;
        QVERIFY(german.load(u":/translations/attentoscope_de.qm"_s));
        QVERIFY(QCoreApplication::installTranslator(&german));
        const LossMeasure measure;
        QCOMPARE(measure.keyName(), u"Schritt"_s);
        QCOMPARE(measure.valueName(LossUnit::Nats), u"Verlust (Nat je Token)"_s);
        QCoreApplication::removeTranslator(&german);
        QCOMPARE(measure.keyName(), u"step"_s);
    }

    void theSliderSaysWhatItMeans()
    {
        LossPlot plot;
        plot.append(sampleCurve(300, 100));
        show(plot);
        auto* slider = plot.findChild<QSlider*>();
        auto* meaning = plot.findChild<SmoothingSlider*>()->findChild<QLabel*>();
        QSignalSpy options(&plot, &LossPlot::optionsChanged);
        plot.choose(&LossOptions::smoothing, 0.95);
        QVERIFY(meaning->isVisible());
        QCOMPARE(meaning->text(), smoothingText(0.95));
        QVERIFY(meaning->text().contains(u"20"_s));
        slider->setValue(slider->maximum());
        QVERIFY(std::abs(plot.options().smoothing - 0.999) < 1e-12);
        slider->setValue(slider->minimum());
        QCOMPARE(plot.options().smoothing, 0.0);
        QCOMPARE(meaning->text(), smoothingText(0.0));
        QVERIFY(canvasOf(plot).graph(1)->name().contains(smoothingText(0.0)));
        QCOMPARE(options.count(), 2); // the first was no change
    }

    void aSecondValidationOfAStepReplacesTheFirst()
    {
        LossPlot plot;
        plot.append(sampleCurve(100, 100));
        TrainingReports again;
        again.validations = {{.step = 100, .epoch = 1.0, .loss = 9.0}};
        plot.append(again);
        QCOMPARE(canvasOf(plot).graph(2)->dataCount(), 1);
        QCOMPARE(canvasOf(plot).graph(2)->data()->at(0)->value, 9.0);
    }

    void aMeanThatWasDiscardedIsNotDrawn()
    {
        LossPlot plot;
        plot.append(sampleCurve(100, 100));
        const double before = canvasOf(plot).graph(2)->data()->at(0)->value;
        TrainingReports ofMean;
        ofMean.validations = {{.step = 100, .epoch = 1.0, .loss = 9.0, .mean = MeanOfSaves{5, 60, 100}}};
        plot.append(ofMean);
        QCOMPARE(canvasOf(plot).graph(2)->data()->at(0)->value, before);
        ofMean.validations[0].best = true;
        plot.append(ofMean);
        QCOMPARE(canvasOf(plot).graph(2)->data()->at(0)->value, 9.0);
    }

    void theLegendIsWholeInALowPlot()
    {
        QWidget window; // a window itself would be as large as its layout wants
        LossPlot plot(&window);
        window.resize(700, 420);
        window.show();
        plot.append(sampleCurve(100, 100));
        const QCPLegend& legend = *canvasOf(plot).legend;
        for (int height = plot.minimumSizeHint().height(); height < 300; ++height) {
            plot.resize(plot.minimumSizeHint().width(), height);
            plot.plot().replot(QCustomPlot::rpImmediateRefresh);
            for (int place = 0; legend.visible() && place < legend.itemCount(); ++place)
                if (const auto* item = legend.item(place)) // the last row may have free places
                    QVERIFY2(item->outerRect().height() >= item->minimumOuterSizeHint().height(),
                        qPrintable(QString::number(height)));
        }
    }

private:
    LossCanvas& canvasOf(LossPlot& plot) { return static_cast<LossCanvas&>(plot.plot()); }
    QString readingOf(LossPlot& plot) { return plot.findChild<ReadoutLine*>()->text(); }

    void show(LossPlot& plot)
    {
        plot.resize(700, 420);
        plot.show();
        QVERIFY(QTest::qWaitForWindowExposed(&plot));
        plot.plot().replot(QCustomPlot::rpImmediateRefresh);
    }
};

ATTENTOSCOPE_TEST(TestLossPlot, QApplication);
#include "tst_lossplot.moc"
