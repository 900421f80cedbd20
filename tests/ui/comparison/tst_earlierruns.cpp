// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/trainings.h"
#include "tests/support/testprogram.h"
#include "ui/comparison/earlierrunscontroller.h"
#include "ui/plots/export/plotexport.h"
#include "ui/plots/loss/losscanvas.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/style/readoutline.h"

namespace {

/// A run whose loss is `level` divided by the step. It has a validation every ten steps.
RunRecord recordOf(const std::string& name, std::int64_t steps, double level)
{
    RunRecord record{.folder = "/runs/" + name,
        .detail = RunDetail::History,
        .preset = "recommended",
        .data = "tiny-french",
        .trainingPairs = 950,
        .settings = {{"hidden_size", "64"}, {"seed", "1"}, {"learning_rate", "0.001"}}};
    for (std::int64_t step = 1; step <= steps; ++step) {
        const double place = static_cast<double>(step);
        record.steps.push_back(
            {.step = step, .epoch = place / 10, .loss = level + 1.0 / place, .seconds = 6.0 * place});
        if (step % 10 == 0)
            record.validations.push_back({.step = step,
                .epoch = place / 10,
                .seconds = 6.0 * place,
                .loss = level + 0.5 + std::abs(place - 20.0) / 100.0,
                .bleu = place});
    }
    return record;
}

} // namespace

class TestEarlierRuns : public QObject
{
    Q_OBJECT

    QWidget m_parent;
    std::unique_ptr<LossPlot> m_plot;
    std::unique_ptr<EarlierRunsController> m_runs;
    NamedRun m_chosen;
    QStringList m_asked;

    RunsWindow& window() const { return *m_runs->window(); }
    LossCanvas& canvas() const { return static_cast<LossCanvas&>(m_plot->plot()); }
    void add(const RunRecord& record)
    {
        const auto folder = QString::fromStdString(record.folder);
        m_runs->add({folder, folder.section(QLatin1Char('/'), -1), {}});
        m_runs->showRecord(record);
    }
    static QString cell(const QTableWidget& table, const QString& label, int column)
    {
        for (int row = 0; row < table.rowCount(); ++row)
            if (table.verticalHeaderItem(row)->text() == label)
                return table.item(row, column)->text();
        return u"no such row"_s;
    }

private slots:
    void init()
    {
        m_asked.clear();
        m_chosen = {};
        m_plot = std::make_unique<LossPlot>();
        m_plot->resize(700, 360);
        m_plot->choose(&LossOptions::smoothing, 0.0);
        m_plot->show();
        m_runs = std::make_unique<EarlierRunsController>(
            *m_plot, RunSources{[] { return std::vector<NamedRun>{}; }, [this] { return m_chosen; }}, &m_parent);
        connect(m_runs.get(), &EarlierRunsController::recordRequested, this,
            [this](const QString& folder) { m_asked << folder; });
        m_runs->open();
    }

    void cleanup() { delete m_runs->window(); }

    void aRunIsReadAndDrawn()
    {
        m_runs->add({u"/runs/a"_s, u"a"_s, {}});
        QCOMPARE(m_asked, QStringList{u"/runs/a"_s});
        QVERIFY(!m_plot->hasContent());
        m_runs->showRecord(recordOf("a", 40, 2.0));
        QVERIFY(m_plot->hasContent());
        const auto& overlay = *m_plot->overlays().all().front();
        QCOMPARE(overlay.curve->dataCount(), 40);
        QCOMPARE(overlay.rings->dataCount(), 4);
        QCOMPARE(overlay.curve->data()->at(3)->value, 2.25);
        QVERIFY(canvas().xAxis->range().contains(40.0));
        QVERIFY(canvas().yAxis->range().contains(3.0));
        QVERIFY(canvas().legend->visible());
        QCOMPARE(canvas().legend->itemCount(), 1);
        QVERIFY(window().message().isEmpty());
    }

    void whatWasNotAskedForIsIgnored()
    {
        m_runs->showRecord(recordOf("a", 40, 2.0));
        QVERIFY(!m_plot->hasContent());
    }

    void axesAndQuantitiesApplyToAll()
    {
        add(recordOf("a", 40, 2.0));
        const auto& overlay = *m_plot->overlays().all().front();
        m_plot->choose(&LossOptions::axis, LossAxis::Epoch);
        QCOMPARE(overlay.curve->data()->at(39)->key, 4.0);
        m_plot->choose(&LossOptions::axis, LossAxis::Time);
        QCOMPARE(overlay.curve->data()->at(39)->key, 240.0);
        QVERIFY(canvas().xAxis->range().contains(240.0));
        m_plot->choose(&LossOptions::quantity, LossQuantity::Perplexity);
        QCOMPARE(overlay.curve->data()->at(0)->value, std::exp(3.0));
        m_plot->choose(&LossOptions::quantity, LossQuantity::Bleu);
        QVERIFY(!overlay.curve->visible());
        QCOMPARE(overlay.rings->data()->at(1)->value, 20.0);
        QVERIFY(overlay.rings->lineStyle() == QCPGraph::lsLine);
        QCOMPARE(canvas().legend->itemCount(), 1);
        m_plot->choose(&LossOptions::quantity, LossQuantity::Loss);
        m_plot->choose(&LossOptions::smoothing, 0.9);
        QVERIFY(overlay.curve->data()->at(39)->value > 2.0 + 1.0 / 40 + 0.005); // lags behind
    }

    void aLabelSmoothedRunHasNoPerplexity()
    {
        auto smoothed = recordOf("a", 40, 2.0);
        smoothed.settings.push_back({"label_smoothing", "0.1"});
        add(smoothed);
        add(recordOf("b", 40, 2.0));
        m_plot->choose(&LossOptions::quantity, LossQuantity::Perplexity);
        const auto& first = *m_plot->overlays().all()[0];
        const auto& second = *m_plot->overlays().all()[1];
        QVERIFY(!first.curve->visible());
        QCOMPARE(first.curve->dataCount(), 0);
        QCOMPARE(first.rings->data()->at(0)->value, std::exp(smoothed.validations[0].loss));
        QVERIFY(second.curve->visible());
        QCOMPARE(second.curve->dataCount(), 40);
        const auto readings = m_plot->overlays().readingsAt(40.0);
        QCOMPARE(readings.size(), 2);
        QVERIFY2(readings[0].contains(QLocale().toString(std::exp(smoothed.validations.back().loss), 'f', 3)),
            qPrintable(readings[0]));
        m_plot->choose(&LossOptions::quantity, LossQuantity::Loss);
        QVERIFY(first.curve->visible());
    }

    void isReadUnderTheCursorWithAndWithoutAnOwnRun()
    {
        add(recordOf("a", 40, 2.0));
        m_plot->setFocus();
        const auto reading = [&] { return m_plot->findChild<ReadoutLine*>()->text(); };
        m_plot->setCursorStep(10);
        const QLocale locale;
        QVERIFY2(reading().contains(u"a "_s + locale.toString(2.1, 'f', 3)), qPrintable(reading()));
        QTest::keyClick(m_plot.get(), Qt::Key_Right);
        QVERIFY(reading().contains(u"step 11"_s));
        TrainingReports own;
        for (std::int64_t step = 1; step <= 50; ++step)
            own.steps.push_back({.step = step, .loss = 5.0});
        m_plot->append(own);
        m_plot->setCursorStep(20);
        QVERIFY2(reading().contains(locale.toString(5.0, 'f', 3)), qPrintable(reading()));
        QVERIFY2(reading().contains(u"a "_s + locale.toString(2.05, 'f', 3)), qPrintable(reading()));
        m_plot->setCursorStep(50);
        QVERIFY(!reading().contains(u"a "_s)); // run a had ended at step 40
        QCOMPARE(canvas().legend->itemCount(), 4);
    }

    void aRunIsHiddenAndRemoved()
    {
        add(recordOf("a", 40, 2.0));
        add(recordOf("b", 20, 3.0));
        auto& list = window().list();
        QCOMPARE(list.count(), 2);
        list.item(0)->setCheckState(Qt::Unchecked);
        QVERIFY(!m_plot->overlays().all().front()->curve->visible());
        QVERIFY(canvas().xAxis->range().upper < 30.0); // only b is left
        QCOMPARE(canvas().legend->itemCount(), 1);
        list.setCurrentRow(1);
        QTest::keyClick(&list, Qt::Key_Delete);
        QCOMPARE(list.count(), 1);
        QCOMPARE(m_plot->overlays().all().size(), std::size_t(1));
        QVERIFY(!m_plot->hasContent());
        QTest::keyClick(&list, Qt::Key_Delete);
        QCOMPARE(canvas().graphCount(), 5);
    }

    void colorsAreUsedAgainAndTooManyAreRefused()
    {
        for (std::size_t run = 0; run < LossOverlays::most; ++run)
            add(recordOf("r" + std::to_string(run), 20, 2.0));
        add(recordOf("more", 20, 2.0));
        QVERIFY(window().message().contains(u"Remove one"_s));
        m_plot->removeOverlay(u"/runs/r2"_s);
        add(recordOf("more", 20, 2.0));
        std::set<std::size_t> colors;
        for (const auto& overlay : m_plot->overlays().all())
            colors.insert(overlay->color);
        QCOMPARE(colors.size(), LossOverlays::most);
    }

    void theTableSaysWhatDiffers()
    {
        auto run = sampleRun();
        run.configuration.preset = "luong-dot";
        run.values = {{"hidden_size", "64"}, {"seed", "1"}, {"learning_rate", "0.01"}};
        m_runs->showRun(run);
        TrainingReports reports;
        reports.steps.push_back({.step = 30, .seconds = 90.0});
        reports.validations.push_back({.step = 30, .loss = 1.5, .bleu = 33.0});
        m_runs->showReports(reports);
        auto other = recordOf("a", 40, 2.0);
        other.settings[1].value = "7";
        add(other);
        const auto& table = window().table();
        QCOMPARE(table.columnCount(), 2);
        QCOMPARE(cell(table, u"loss at the best validation"_s, 0), u"1.5000"_s);
        QCOMPARE(cell(table, u"loss at the best validation"_s, 1), u"2.5000"_s);
        QCOMPARE(cell(table, u"at step"_s, 1), u"20"_s);
        QCOMPARE(cell(table, u"BLEU there"_s, 1), u"20.00"_s);
        QCOMPARE(cell(table, u"steps"_s, 1), u"40"_s);
        QCOMPARE(cell(table, u"minutes"_s, 1), u"4.0"_s);
        QCOMPARE(cell(table, u"preset"_s, 0), u"luong-dot"_s);
        QCOMPARE(cell(table, u"seed"_s, 1), u"7"_s);
        QCOMPARE(cell(table, u"learning_rate"_s, 0), u"0.01"_s);
        QCOMPARE(cell(table, u"hidden_size"_s, 0), u"no such row"_s);
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
        reports.validations = {{.step = 40, .loss = 1.6, .bleu = 30.0}};
        m_runs->showReports(reports);
        QCOMPARE(cell(table, u"loss at the best validation"_s, 0), u"1,5000"_s);
        QCOMPARE(cell(table, u"learning_rate"_s, 0), u"0.01"_s);
        QLocale::setDefault(before);
        // The run keeps the weights of the validation that was marked, which may have been judged by BLEU.
        reports.validations = {{.step = 50, .loss = 1.55, .bleu = 40.0, .best = true}};
        m_runs->showReports(reports);
        QCOMPARE(cell(table, u"loss at the best validation"_s, 0), u"1.5500"_s);
        QCOMPARE(cell(table, u"at step"_s, 0), u"50"_s);
        QCOMPARE(cell(table, u"BLEU there"_s, 0), u"40.00"_s);
        reports.validations.front().isBleuMeaningful = false;
        m_runs->showReports(reports);
        QCOMPARE(cell(table, u"BLEU there"_s, 0), u"–"_s);
        window().copyTable();
        const auto lines = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'));
        QCOMPARE(lines.front(), u"\tThis run\ta"_s);
        QVERIFY(lines.contains(u"seed\t1\t7"_s));
        QVERIFY(asCsv(m_runs->table()).contains("seed,1,7\r\n"));
        QVERIFY(asCsv(m_runs->table()).contains("loss at the best validation,1.5500,2.5000\r\n"));
        m_runs->forgetRun();
        QCOMPARE(table.columnCount(), 1);
    }

    /// Runs of unlike data, or from unlike models, are not runs of other seeds.
    void theDataOfThisRunAreKnown()
    {
        auto other = recordOf("a", 20, 2.0);
        auto run = sampleRun();
        run.configuration.preset = other.preset;
        run.values = other.settings;
        run.values[1].value = "2"; // the seed
        run.data.sample = other.data;
        run.trainingPairs = other.trainingPairs;
        m_runs->showRun(run);
        m_runs->showReports({.steps = other.steps, .validations = other.validations});
        add(other);
        const auto& table = window().table();
        QCOMPARE(table.columnCount(), 4); // with the mean and the spread of both
        run.trainingPairs = 400;
        m_runs->showRun(run);
        QCOMPARE(table.columnCount(), 2);
        QCOMPARE(cell(table, u"training_pairs"_s, 0), u"400"_s);
        QCOMPARE(cell(table, u"training_pairs"_s, 1), u"950"_s);
        run.trainingPairs = other.trainingPairs;
        run.data = {.source = "/data/pairs.tsv"};
        m_runs->showRun(run);
        QCOMPARE(table.columnCount(), 2);
        QCOMPARE(cell(table, u"data"_s, 0), u"pairs.tsv"_s);
        run.data = {.sample = other.data};
        run.origin = RunOrigin{.name = "start", .form = "run", .hash = "abc"};
        m_runs->showRun(run);
        QCOMPARE(table.columnCount(), 2);
        QCOMPARE(cell(table, u"from"_s, 0), u"start abc"_s);
        QCOMPARE(cell(table, u"from"_s, 1), u"–"_s);
        run.origin.reset();
        run.without = "cat";
        m_runs->showRun(run);
        QCOMPARE(table.columnCount(), 2);
        QCOMPARE(cell(table, u"without"_s, 0), u"cat"_s);
    }

    void runsOfOtherSeedsHaveAMean()
    {
        const auto seeded = [](const char* name, double loss, const char* seed, const char* rate) {
            auto record = recordOf(name, 20, loss);
            record.settings = {{"learning_rate", rate}, {"seed", seed}};
            return RunColumn{QString::fromUtf8(name), record};
        };
        const auto table = runTable({seeded("a", 2.0, "1", "0.1"), seeded("b", 5.0, "1", "0.2"),
            seeded("c", 3.0, "2", "0.1"), seeded("d", 2.5, "3", "0.1")});
        const QStringList names{u"a"_s, u"b"_s, u"c"_s, u"d"_s, u"mean of 3 runs"_s, u"half of their spread"_s};
        QCOMPARE(table.runs, names);
        const auto row = [&](const QString& label) {
            return std::ranges::find(table.rows, label, &RunTable::Row::label)->values;
        };
        const auto losses = row(u"loss at the best validation"_s);
        double sum = 0.0;
        for (const auto run : {0, 2, 3})
            sum += losses[run].toDouble();
        QCOMPARE(losses[4].toDouble(), sum / 3.0);
        QCOMPARE(losses[5], u"0.5000"_s);
        QCOMPARE(row(u"learning_rate"_s)[4], u"0.1"_s);
        QVERIFY(row(u"seed"_s)[4].isEmpty());
        // A fork has the same settings and the same seed, but other pairs.
        QCOMPARE(runTable({seeded("a", 2.0, "1", "0.1"), seeded("fork", 3.0, "1", "0.1"), seeded("d", 2.5, "3", "0.1")})
                     .runs.size(),
            3);
    }

    void namesCannotBreakTheTable()
    {
        const std::vector<RunColumn> columns{
            {u"a,\"b\"\tc"_s, recordOf("a", 10, 1.0)}, {u"d"_s, recordOf("d", 10, 1.0)}};
        QVERIFY(asTsv(runTable(columns)).startsWith("\ta,\"b\" c\td\n"));
        QVERIFY(asCsv(runTable(columns)).startsWith(",\"a,\"\"b\"\"\tc\",d\r\n"));
        const std::vector<RunColumn> formula{{u"=1+1"_s, recordOf("a", 10, 1.0)}};
        QVERIFY(asTsv(runTable(formula)).startsWith("\t'=1+1\n"));
        QVERIFY(asCsv(runTable(formula)).startsWith(",'=1+1\r\n"));
    }

    void refusesWhatCannotBeCompared()
    {
        auto run = sampleRun();
        run.folder = "/runs/first";
        m_runs->showRun(run);
        add(recordOf("first", 20, 2.0));
        QVERIFY2(window().message().contains(u"shown already"_s), qPrintable(window().message()));
        auto vectors = recordOf("vectors", 20, 2.0);
        vectors.task = Task::Unshuffle;
        add(vectors);
        QVERIFY2(window().message().contains(u"same task"_s), qPrintable(window().message()));
        add(recordOf("empty", 0, 2.0));
        QVERIFY2(window().message().contains(u"no metrics"_s), qPrintable(window().message()));
        m_runs->add({u"/nowhere"_s, u"nowhere"_s, {}});
        m_runs->showFailure(u"/nowhere"_s, {ErrorCode::BadRun, "is no run", {}});
        QCOMPARE(window().message(), u"is no run"_s);
        QVERIFY(m_plot->overlays().all().empty());
        auto rubbish = recordOf("rubbish", 20, 2.0);
        rubbish.unreadableLines = 3;
        add(rubbish);
        QVERIFY(window().message().contains(u"no lines of metrics"_s));
        QCOMPARE(m_plot->overlays().all().size(), std::size_t(1));
    }

    void anOpenedRunIsComparedOnlyWithOthersOfItsTask()
    {
        add(recordOf("a", 40, 2.0));
        add(recordOf("b", 40, 2.0));
        auto run = sampleRun();
        run.folder = "/runs/a";
        m_runs->showRun(run);
        QCOMPARE(m_plot->overlays().all().size(), std::size_t(1));
        QCOMPARE(m_runs->table().runs, (QStringList{u"This run"_s, u"b"_s}));
        QVERIFY2(window().message().contains(u"shown already"_s), qPrintable(window().message()));
        run.folder = "/runs/vectors";
        run.configuration.task = Task::Unshuffle;
        m_runs->showRun(run);
        QVERIFY(m_plot->overlays().all().empty());
        QVERIFY2(window().message().contains(u"same task"_s), qPrintable(window().message()));
    }

    void theCurrentRunMayBeTrainedElsewhere()
    {
        auto run = sampleRun();
        run.folder = "/runs/first";
        m_runs->showRun(run);
        RunNews news{.folder = "/runs/first"};
        news.reports.validations.push_back({.step = 10, .loss = 1.5});
        m_runs->showNews(news);
        QCOMPARE(cell(window().table(), u"loss at the best validation"_s, 0), u"1.5000"_s);
        news.folder = "/runs/other";
        news.reports.validations.front().loss = 1.0;
        m_runs->showNews(news);
        QCOMPARE(cell(window().table(), u"loss at the best validation"_s, 0), u"1.5000"_s);
        news.folder = "/runs/first";
        news.metricsAnew = true;
        news.reports.validations.front().loss = 1.75;
        m_runs->showNews(news);
        QCOMPARE(cell(window().table(), u"loss at the best validation"_s, 0), u"1.7500"_s);
    }

    void exportsHoldAllRuns()
    {
        add(recordOf("a", 40, 2.0));
        const auto csv = m_plot->csv();
        QVERIFY(csv.startsWith("step,epoch,"));
        QVERIFY(csv.left(csv.indexOf("\r\n")).endsWith(",run"));
        QCOMPARE(csv.count(",a\r\n"), 40);
        const auto runs = QJsonDocument::fromJson(m_plot->json()).object()[u"runs"_s].toArray();
        QCOMPARE(runs.size(), 1);
        QCOMPARE(runs[0].toObject()[u"name"_s].toString(), u"a"_s);
        QCOMPARE(runs[0].toObject()[u"validations"_s].toArray().size(), 4);
        // The picture has the curve's own colour, in the light look that files have.
        const QImage picture = m_plot->plot().drawImage({.size = {700, 400}, .scale = 2.0});
        const QColor color = QColor::fromRgb(overlayColors(Backdrop::Light)[0]);
        int found = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                found += picture.pixelColor(x, y) == color ? 1 : 0;
        QVERIFY2(found > 200, qPrintable(QString::number(found)));
        m_plot->setOverlayShown(u"/runs/a"_s, OverlayShown::No);
        QVERIFY(!m_plot->csv().contains(",run"));
    }

    void aNewRunLeavesTheOldOnesWhereTheyAre()
    {
        add(recordOf("a", 40, 2.0));
        m_plot->reset();
        QCOMPARE(m_plot->overlays().all().front()->curve->dataCount(), 40);
        RunDescription run;
        run.history = std::make_shared<const RunHistory>(
            RunHistory{.steps = {{.step = 1, .loss = 4.0}}, .validations = {}, .changes = {}});
        m_plot->setHistory(run);
        QCOMPARE(m_plot->overlays().all().front()->curve->dataCount(), 40);
        QVERIFY(canvas().xAxis->range().contains(40.0));
    }
};

ATTENTOSCOPE_TEST(TestEarlierRuns, QApplication);
#include "tst_earlierruns.moc"
