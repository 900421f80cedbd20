// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/trainings.h"
#include "tests/support/testprogram.h"
#include "ui/plots/loss/lossseries.h"
#include "ui/plots/loss/losstable.h"

namespace {

std::vector<StepReport> noisyLosses(std::int64_t steps)
{
    return sampleCurve(steps, 1000).steps;
}

/// The definition, term by term: Σ β^(t-i) x_i / Σ β^(t-i).
double weightedMean(const std::vector<StepReport>& reports, std::size_t last, double weight)
{
    long double sum = 0.0L;
    long double weights = 0.0L;
    for (std::size_t index = 0; index <= last; ++index) {
        const long double share = std::pow(static_cast<long double>(weight), static_cast<long double>(last - index));
        sum += share * static_cast<long double>(reports[index].loss);
        weights += share;
    }
    return static_cast<double>(sum / weights);
}

} // namespace

class TestLossSeries : public QObject
{
    Q_OBJECT

private slots:
    void averageIsTheWeightedMeanOfAllThatCame_data()
    {
        QTest::addColumn<double>("weight");
        for (const double weight : {0.0, 0.5, 0.95, 0.999})
            QTest::addRow("%g", weight) << weight;
    }

    void averageIsTheWeightedMeanOfAllThatCame()
    {
        QFETCH(double, weight);
        LossSeries series(weight);
        const std::vector<StepReport> reports = noisyLosses(400);
        for (const StepReport& report : reports)
            series.append(report);
        for (const std::size_t index : {0UL, 1UL, 2UL, 57UL, 399UL}) {
            QCOMPARE(series.points()[index].step, reports[index].step);
            QCOMPARE(series.points()[index].loss, reports[index].loss);
            QVERIFY(std::abs(series.points()[index].smoothed - weightedMean(reports, index, weight)) < 1e-9);
        }
    }

    void constantsStayConstant()
    {
        LossSeries series(0.99);
        for (int step = 1; step <= 50; ++step)
            series.append({.step = step, .loss = 3.25});
        for (const LossPoint& point : series.points())
            QVERIFY(std::abs(point.smoothed - 3.25) < 1e-12);
    }

    void valuesThatAreNotFiniteLeaveTheAverageAlone()
    {
        LossSeries series(0.5);
        series.append({.step = 1, .loss = std::numeric_limits<double>::quiet_NaN()});
        QVERIFY(std::isnan(series.points()[0].smoothed));
        series.append({.step = 2, .loss = 4.0});
        series.append({.step = 3, .loss = std::numeric_limits<double>::infinity()});
        QCOMPARE(series.points()[1].smoothed, 4.0);
        QCOMPARE(series.points()[2].smoothed, 4.0);
    }

    void thinningNeverMovesTheCurve()
    {
        const std::vector<StepReport> reports = noisyLosses(5000);
        LossSeries full(0.9);
        LossSeries thinned(0.9, 300);
        for (const StepReport& report : reports) {
            full.append(report);
            thinned.append(report);
        }
        QVERIFY(thinned.isThinned());
        QVERIFY(!full.isThinned());
        QVERIFY(thinned.points().size() <= 300);
        for (const LossPoint& point : thinned.points())
            QCOMPARE(point.smoothed, full.points()[static_cast<std::size_t>(point.step - 1)].smoothed);
        QCOMPARE(thinned.points().back().step, 5000);
    }

    void thinningKeepsMeansAndExtremes()
    {
        const std::vector<StepReport> reports = noisyLosses(3000);
        LossSeries series(0.9, 200);
        for (const StepReport& report : reports)
            series.append(report);
        std::size_t next = 0;
        for (const LossPoint& point : series.points()) {
            double sum = 0.0;
            double low = reports[next].loss;
            double high = low;
            for (std::int64_t merged = 0; merged < point.count; ++merged, ++next) {
                sum += reports[next].loss;
                low = std::min(low, reports[next].loss);
                high = std::max(high, reports[next].loss);
            }
            QCOMPARE(reports[next - 1].step, point.step);
            QVERIFY(std::abs(point.loss - sum / static_cast<double>(point.count)) < 1e-9);
            QCOMPARE(point.low, low);
            QCOMPARE(point.high, high);
        }
        QCOMPARE(next, reports.size());
    }

    void smoothingChangesLater()
    {
        const std::vector<StepReport> reports = noisyLosses(100);
        LossSeries later(0.5);
        LossSeries fromStart(0.98);
        for (const StepReport& report : reports) {
            later.append(report);
            fromStart.append(report);
        }
        later.setSmoothing(0.98);
        for (std::size_t index = 0; index < reports.size(); ++index)
            QCOMPARE(later.points()[index].smoothed, fromStart.points()[index].smoothed);
    }

    void clearForgets()
    {
        LossSeries series(0.9);
        series.append({.step = 1, .loss = 9.0});
        series.clear();
        QVERIFY(series.points().empty());
        series.append({.step = 1, .loss = 2.0});
        QCOMPARE(series.points()[0].smoothed, 2.0);
    }

    void csvHasAValidationBesideItsStep()
    {
        LossSeries series(0.0);
        for (int step = 1; step <= 3; ++step)
            series.append(
                {.step = step, .epoch = step / 4.0, .loss = step + 0.5, .learningRate = 0.002, .seconds = 2.0 * step});
        const std::vector<ValidationReport> validations{
            {.step = 2, .loss = 1.5, .perplexity = 4.5, .bleu = 20.0}, {.step = 9, .loss = 1.25}};
        const QList<QByteArray> lines = lossCsv(series.points(), validations).split('\n');
        // The names of metrics.jsonl: of steps, then what the curve adds, then of validations.
        QCOMPARE(lines[0],
            QByteArray(
                "step,epoch,loss,target_tokens_per_second,learning_rate,gradient_norm,seconds,smoothed,steps_merged,"
                "valid_loss,valid_perplexity,valid_bleu,best,valid_entropy,valid_fullest_column,"
                "valid_score_distance\r"));
        QCOMPARE(lines[1], QByteArray("1,0.25,1.5,0,0.002,0,2,1.5,1,,,,,,,\r"));
        QCOMPARE(lines[2], QByteArray("2,0.5,2.5,0,0.002,0,4,2.5,1,1.5,4.5,20,false,,,\r"));
        QCOMPARE(lines[4], QByteArray("9,0,,,,,0,,,1.25,0,0,false,,,\r"));
        QCOMPARE(lines.size(), 6);
    }

    void csvHasTheLossOfATaughtHead()
    {
        LossSeries series(0.0);
        series.append({.step = 1, .loss = 2.0});
        series.append({.step = 2, .loss = 1.0, .alignmentLoss = 0.5});
        const QList<QByteArray> lines = lossCsv(series.points(), {}).split('\n');
        QVERIFY(lines[0].startsWith(
            "step,epoch,loss,target_tokens_per_second,learning_rate,gradient_norm,seconds,alignment_loss,smoothed,"));
        QVERIFY(lines[1].startsWith("1,0,2,0,0,0,0,,2,"));
        QVERIFY(lines[2].startsWith("2,0,1,0,0,0,0,0.5,"));
    }

    void jsonHasNullForNaN()
    {
        LossSeries series;
        series.append({.step = 1, .loss = std::numeric_limits<double>::quiet_NaN()});
        const QJsonObject object =
            QJsonDocument::fromJson(lossJson(series.points(), {{.step = 1, .loss = 2.5, .best = true}})).object();
        QVERIFY(object[u"steps"_s].toArray()[0].toObject()[u"loss"_s].isNull());
        QCOMPARE(object[u"validations"_s].toArray()[0].toObject()[u"valid_loss"_s].toDouble(), 2.5);
    }
};

ATTENTOSCOPE_TEST(TestLossSeries, attentoscope::tests::NoApplication);
#include "tst_lossseries.moc"
