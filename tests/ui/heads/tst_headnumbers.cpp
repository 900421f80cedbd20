// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/trainings.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/heads/headnumbers.h"
#include "ui/heads/headnumbersmodel.h"
#include "ui/heads/headnumberswindow.h"
#include "ui/heads/headstable.h"
#include "ui/heads/headstudyviews.h"
#include "ui/heads/headsview.h"
#include "ui/plots/attention/heatmapplot.h"
#include "ui/plots/export/plotexport.h"

using attentoscope::tests::sharedHeadReport;

namespace {

using Column = HeadNumbersModel::Column;

int columnOf(std::string_view measure)
{
    const auto field = std::ranges::find(headFields, measure, &HeadField::name);
    return Column::FirstMeasure + static_cast<int>(field - headFields.begin());
}

ValidationReport validationWith(const SharedHeadReport& heads)
{
    return {.step = heads->step, .heads = heads};
}

TrainingReports reportsWith(const std::vector<SharedHeadReport>& heads)
{
    TrainingReports reports;
    for (const auto& report : heads)
        reports.validations.push_back(validationWith(report));
    return reports;
}

RunDescription runWith(const std::vector<SharedHeadReport>& heads)
{
    RunDescription run;
    RunHistory history{.heads = heads};
    run.history = std::make_shared<const RunHistory>(std::move(history));
    return run;
}

AttentionHead cross(int head)
{
    return {HeadKind::Cross, 1, head};
}

/// The first and the third are alike.
HeadPatterns threeHeads(std::size_t first)
{
    HeadPatterns part{.step = 10, .first = first, .total = 15, .likeness = {}, .averages = {}};
    part.likeness.push_back({.heads = {cross(1), cross(2), cross(3)}, .rows = 2, .sums = {1.5, 0.25, 1.0}});
    part.averages.resize(4);
    auto& attention = part.averages.front();
    attention.rows = 4;
    attention.classes = {1.0, 0.0, 0.5, 2.5, 0.0, 0.0};
    attention.columns = {0.5, 0.0, 0.5, 3.0, 0.0, 0.0};
    attention.distances = {{-1, 4, 1.0}, {0, 4, 2.0}, {30, 1, 0.5}};
    attention.positions = {{0, 4, 3.0}, {1, 4, 1.0}};
    return part;
}

} // namespace

/// The table of heads, and the moment whose numbers it shows.
class TestHeadNumbers : public QObject
{
    Q_OBJECT

    std::unique_ptr<HeadsView> m_view;
    std::unique_ptr<HeadNumbers> m_numbers;

    HeadNumbersWindow& window() { return *m_numbers->window(); }
    QString cell(int row, int column) { return window().table().model()->index(row, column).data().toString(); }
    int rows() { return window().table().model()->rowCount(); }

private slots:
    void init()
    {
        m_view = std::make_unique<HeadsView>();
        m_numbers = std::make_unique<HeadNumbers>(*m_view, nullptr);
        const auto translation = sampleTranslation("we sleep . <eos>", "nous dormons ici . <eos>");
        m_view->showTranslation(withSampleHeads(translation, 1, 2));
    }
    void cleanup()
    {
        m_numbers.reset();
        m_view.reset();
    }

    /// Only a file measures the heads of a model of others. The heads of a run are measured at its validations.
    void aFileMeasuresTheHeadsOfOthers()
    {
        const auto report = sharedHeadReport(3, {0.5, 0.25});
        m_numbers->beginRun(runWith({}));
        m_numbers->addOfFile(report);
        QVERIFY(!m_numbers->best());
        auto run = runWith({});
        run.opened = OpenedModel{};
        m_numbers->beginRun(run);
        m_numbers->addOfFile(report);
        QVERIFY(m_numbers->best());
        m_numbers->beginRun(run);
        QVERIFY(!m_numbers->best());
    }

    void itsButtonOpensIt()
    {
        QVERIFY(!m_numbers->window());
        for (auto* button : m_view->findChildren<QToolButton*>())
            if (button->text() == u"Head measures"_s)
                button->click();
        QVERIFY(m_numbers->window() && window().isVisible());
        QCOMPARE(rows(), 0);
        QVERIFY(window().summary().contains("not been measured"_L1));
    }

    void followsTheMoment()
    {
        m_numbers->beginRun(runWith({sharedHeadReport(10, {0.5, 0.25}), sharedHeadReport(20, {0.125, 0.25})}));
        m_numbers->open();
        QCOMPARE(rows(), 4);
        QCOMPARE(cell(1, columnOf("aer")), u"0.1250"_s);
        QVERIFY(window().summary().contains("step 20,"_L1));
        m_numbers->setMoment(19);
        QCOMPARE(cell(1, columnOf("aer")), u"0.5000"_s);
        QVERIFY(window().summary().contains("step 10,"_L1));
        m_numbers->setMoment(9); // later numbers are not displayed
        QCOMPARE(cell(1, columnOf("aer")), u"–"_s);
        QCOMPARE(cell(0, columnOf("previous")), u"–"_s);
        QVERIFY(window().summary().contains("by step 9"_L1));
        m_numbers->setMoment(1'000);
        QCOMPARE(cell(1, columnOf("aer")), u"0.1250"_s);
        m_numbers->forget();
        QCOMPARE(rows(), 0);
    }

    void growsWithTheTraining()
    {
        m_numbers->beginRun(runWith({}));
        m_numbers->open();
        QSignalSpy best(m_numbers.get(), &HeadNumbers::bestChanged);
        m_numbers->add(reportsWith({sharedHeadReport(10, {0.5, 0.25}), sharedHeadReport(20, {0.125, 0.25})}));
        QCOMPARE(best.count(), 1);
        QVERIFY(m_numbers->best() == (BestReading{{1, 1}, 0.125, 20}));
        QCOMPARE(cell(1, columnOf("aer")), u"0.1250"_s);
        m_numbers->add(reportsWith({sharedHeadReport(20, {0.75, 0.5})})); // measured again by request
        QCOMPARE(cell(1, columnOf("aer")), u"0.7500"_s);
        const auto curve =
            window().table().model()->index(1, columnOf("aer")).data(HeadNumbersModel::curveRole).value<HeadCurve>();
        QCOMPARE(curve.points, (std::vector<QPointF>{{10, 0.5}, {20, 0.75}}));
        QCOMPARE(curve.shownStep, std::optional<double>(20.0));
        auto ofMean = reportsWith({sharedHeadReport(20, {0.25, 0.5})});
        ofMean.validations[0].mean = MeanOfSaves{.count = 5, .first = 2, .last = 20};
        m_numbers->add(ofMean); // it was no better, so its weights are gone
        QCOMPARE(cell(1, columnOf("aer")), u"0.7500"_s);
        m_numbers->add(reportsWith({}));
        QCOMPARE(best.count(), 2);
        m_numbers->beginRun(runWith({})); // a new run has no numbers yet
        QVERIFY(!m_numbers->best());
        QCOMPARE(rows(), 0);
    }

    void saysWhatHasChanged()
    {
        auto first = headReport(0, {0.5, 0.25, 0.5});
        first.heads[2].measures.errorRate.reset(); // no links were known
        const std::vector reports{std::make_shared<const HeadReport>(first), sharedHeadReport(20, {0.125, 0.25, 0.75})};
        m_numbers->beginRun(runWith({reports.front()}));
        m_numbers->open();
        QVERIFY2(window().changeBox().isHidden(), "there is nothing to compare with");
        m_numbers->beginRun(runWith({reports.begin(), reports.end()}));
        QVERIFY(!window().changeBox().isHidden() && window().changeBox().text().contains("model"_L1));
        QCOMPARE(cell(1, columnOf("aer")), u"0.1250"_s);
        window().changeBox().setChecked(true);
        QCOMPARE(cell(1, columnOf("aer")), u"0.5000 → 0.1250 (-0.3750)"_s);
        QCOMPARE(cell(2, columnOf("aer")), u"0.2500"_s);
        QCOMPARE(cell(3, columnOf("aer")), u"0.5000 → 0.7500 (+0.2500)"_s);
        window().table().sortByColumn(columnOf("aer"), Qt::DescendingOrder);
        QCOMPARE(cell(0, columnOf("aer")), u"0.5000 → 0.7500 (+0.2500)"_s);
        window().table().sortByColumn(Column::Head, Qt::AscendingOrder);
        window().copyTable();
        const auto lines = QGuiApplication::clipboard()->text().split(u'\n');
        QVERIFY2(lines.front().startsWith(u"kind\tlayer\thead\tname_before\tname\taer_before\taer\taer_change"_s),
            qPrintable(lines.front()));
        QVERIFY2(lines[2].startsWith(u"cross\t1\t1\t\tword alignment\t0.5\t0.125\t-0.375\t"_s), qPrintable(lines[2]));
        m_numbers->setMoment(0);
        QCOMPARE(cell(1, columnOf("aer")), u"0.5000 → 0.5000 (+0.0000)"_s);
        auto others = headReport(30, {0.5, 0.5, 0.5});
        others.links = LinksKind::Statistical;
        m_numbers->setMoment({});
        m_numbers->add(reportsWith({std::make_shared<const HeadReport>(others)}));
        QCOMPARE(cell(1, columnOf("aer")), u"0.5000"_s); // the links were others
        m_numbers->beginRun(runWith({reports.front()}));
        QCOMPARE(cell(1, columnOf("entropy")).contains(u'→'), false); // this run has one report, so nothing has changed
    }

    /// Measures ten sentences at a time, until there are no more.
    void measuresFaithfulnessInParts()
    {
        m_numbers->beginRun(runWith({sharedHeadReport(10, {0.5, 0.25})}));
        m_numbers->open();
        QCOMPARE(cell(1, Column::Faithful), u"–"_s);
        QSignalSpy requests(m_numbers.get(), &HeadNumbers::faithfulnessRequested);
        window().measureButton().click();
        const auto answer = [&] {
            const auto request = requests.takeFirst().constFirst().value<FaithfulnessRequest>();
            SentenceAgreements part{.step = 10, .first = request.first, .total = 15, .heads = {}};
            part.heads.push_back({AttentionHead{HeadKind::Cross, 1, 1}, std::vector(5, RankAgreement{2, 4, 4})});
            m_numbers->addFaithfulness(request, part);
        };
        answer();
        QCOMPARE(cell(1, Column::Faithful), u"–"_s);
        QCOMPARE(requests.size(), 1);
        answer();
        QCOMPARE(requests.size(), 0);
        QCOMPARE(cell(1, Column::Faithful), u"0.50 (0.50 to 0.50)"_s);
        window().measureButton().click();
        window().measureButton().click(); // stops it
        answer();
        QCOMPARE(requests.size(), 0);
        QCOMPARE(cell(1, Column::Faithful), u"–"_s);
        window().measureButton().click();
        m_numbers->addFaithfulness({}, failure(ErrorCode::NotReady, "No pairs."));
        QCOMPARE(window().measureButton().text(), u"&Measure faithfulness"_s);
    }

    /// Measures ten sentences at a time. Then the matrix is beside the table, with similar heads next to each other.
    void comparesHeadsInParts()
    {
        m_numbers->beginRun(runWith({sharedHeadReport(10, {0.5, 0.25})}));
        m_numbers->open();
        QVERIFY(!window().likeness().isVisible());
        QSignalSpy requests(m_numbers.get(), &HeadNumbers::patternsRequested);
        window().compareButton().click();
        const auto answer = [&] {
            const auto request = requests.takeFirst().constFirst().value<PatternsRequest>();
            m_numbers->addPatterns(threeHeads(request.first));
        };
        answer();
        QVERIFY(!window().likeness().isVisible());
        QCOMPARE(requests.size(), 1);
        answer();
        QCOMPARE(requests.size(), 0);
        auto& view = window().likeness();
        QVERIFY(view.isVisible());
        QCOMPARE(view.order(), (std::vector<AttentionHead>{cross(1), cross(3), cross(2)}));
        QCOMPARE(view.heatmap().labels(Side::Source), (QStringList{u"1.1"_s, u"1.3"_s, u"1.2"_s}));
        QCOMPARE(view.heatmap().weightAt({0, 1}), 0.875);
        QCOMPARE(view.heatmap().weightAt({2, 2}), 1.0);
        QTest::keyClick(&view, Qt::Key_Right);
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(view.reading(), u"Cross, layer 1, head 1 and Cross, layer 1, head 3: 0.125 bits"_s);
        QCOMPARE(window().compareButton().text(), u"Compare &heads"_s);
        m_numbers->forget(); // another run has other heads
        QVERIFY(!window().likeness().isVisible());
    }

    void comparingIsStoppedOrFails()
    {
        m_numbers->beginRun(runWith({}));
        m_numbers->open();
        QSignalSpy requests(m_numbers.get(), &HeadNumbers::patternsRequested);
        window().compareButton().click();
        window().compareButton().click(); // stops it
        m_numbers->addPatterns(threeHeads(0));
        QCOMPARE(requests.size(), 1);
        QVERIFY(!window().likeness().isVisible());
        window().compareButton().click();
        m_numbers->addPatterns(failure(ErrorCode::NotReady, "No pairs."));
        QCOMPARE(window().compareButton().text(), u"Compare &heads"_s);
    }

    /// Training goes on between two parts.
    void partsOfDifferentStepsAreNotMixed()
    {
        m_numbers->beginRun(runWith({sharedHeadReport(10, {0.5, 0.25})}));
        m_numbers->open();
        QSignalSpy agreements(m_numbers.get(), &HeadNumbers::faithfulnessRequested);
        window().measureButton().click();
        for (const std::int64_t step : {10, 11}) {
            const auto request = agreements.takeFirst().constFirst().value<FaithfulnessRequest>();
            SentenceAgreements part{.step = step, .first = request.first, .total = 15, .heads = {}};
            part.heads.push_back({cross(1), std::vector(5, RankAgreement{2, 4, 4})});
            m_numbers->addFaithfulness(request, part);
        }
        QCOMPARE(agreements.size(), 0);
        QCOMPARE(cell(1, Column::Faithful), u"–"_s);
        QCOMPARE(window().measureButton().text(), u"&Measure faithfulness"_s);
        QSignalSpy patterns(m_numbers.get(), &HeadNumbers::patternsRequested);
        window().compareButton().click();
        m_numbers->addPatterns(threeHeads(0));
        auto later = threeHeads(patterns.takeLast().constFirst().value<PatternsRequest>().first);
        later.step = 11;
        patterns.clear();
        m_numbers->addPatterns(later);
        QCOMPARE(patterns.size(), 0);
        QVERIFY(!window().likeness().isVisible());
        QCOMPARE(window().compareButton().text(), u"Compare &heads"_s);
    }

    void averagesAreDrawnAndExported()
    {
        m_numbers->beginRun(runWith({}));
        m_numbers->open();
        window().setPatterns(threeHeads(0));
        auto& view = window().averages();
        window().studies().setCurrentWidget(&view);
        QCOMPARE(view.shown().points.size(), std::size_t{3}); // no row has a number or a mark
        QCOMPARE(view.shown().points[0].value, 25.0);
        QCOMPARE(view.shown().points[0].even, std::optional(12.5));
        QTest::keyClick(&view, Qt::Key_Right);
        QCOMPARE(view.reading(), u"punctuation: 25.0 % of the weight; 12.5 % if all weights were alike"_s);
        view.choose({}, AveragesView::What::Distances);
        QCOMPARE(view.shown().points.size(), std::size_t{2}); // distant places are left out
        QCOMPARE(view.shown().points[1].key, 0.0);
        QCOMPARE(view.shown().points[1].value, 50.0);
        view.choose({}, AveragesView::What::Positions);
        QCOMPARE(view.shown().points[0].key, 1.0); // counted from the first word
        QCOMPARE(view.shown().points[0].value, 75.0);
        const auto lines = QString::fromUtf8(view.csv()).split(u"\r\n"_s);
        QCOMPARE(lines[0], u"head,what,place,share,even,rows"_s);
        QCOMPARE(lines[1], u",class,punctuation,0.25,0.125,"_s);
        QVERIFY(lines.contains(u",distance,30,0.5,,1"_s));
        QVERIFY(lines.contains(u",position,1,0.75,,4"_s));
        const auto json = QJsonDocument::fromJson(view.json()).object();
        QCOMPARE(json[u"averages"_s].toArray().size(), 4);
        QVERIFY(!renderToImage(view, {}).isNull());
    }

    /// The BLEU of a model that needs only its second cross head.
    static HeadTrials trialsFor(const HeadTrialsRequest& request)
    {
        const auto needs = [](const std::vector<AttentionHead>& heads) {
            return std::ranges::find(heads, cross(2)) != heads.end();
        };
        HeadTrials answer{.step = 10, .sentences = request.sample.sentences, .trials = {}};
        if (request.tried.empty())
            answer.trials.push_back({{}, 40.0, 1.0});
        for (const auto head : request.tried)
            answer.trials.push_back({head, needs(request.switchedOff) || needs({head}) ? 20.0 : 39.9, 1.0});
        return answer;
    }

    void theLeastSetIsFoundHeadByHead()
    {
        auto run = runWith({});
        run.configuration.model.architecture = Architecture::Transformer;
        run.configuration.model.heads = 2;
        run.configuration.model.layers = 1;
        const auto heads = allHeads(run.configuration.model).size();
        m_numbers->beginRun(run);
        m_numbers->open();
        QSignalSpy requests(m_numbers.get(), &HeadNumbers::trialsRequested);
        window().leastButton().click();
        int asked = 0;
        while (!requests.isEmpty()) {
            const auto request = requests.takeFirst().constFirst().value<HeadTrialsRequest>();
            QVERIFY(request.tried.size() <= 1);
            m_numbers->addTrials(trialsFor(request));
            ++asked;
        }
        // with all heads, then once for each remaining head of each round
        QCOMPARE(asked, int(1 + heads * (heads + 1) / 2));
        auto& view = window().leastHeads();
        QVERIFY(view.isVisible());
        QCOMPARE(view.shown().points.size(), heads + 1);
        QCOMPARE(view.shown().points.front().key, double(heads));
        QCOMPARE(view.shown().points.front().value, 40.0);
        QCOMPARE(view.shown().points.back().key, 0.0); // the needed head was removed last
        QCOMPARE(view.shown().points.back().value, 20.0);
        QCOMPARE(view.shown().limit, std::optional(39.5));
        QCOMPARE(QJsonDocument::fromJson(view.json()).object()[u"kept"_s].toArray(), QJsonArray{u"cross.1.2"_s});
        QVERIFY(view.csv().startsWith("head,left,bleu,loss\r\n,"));
        QCOMPARE(view.csv().split('\n').size(), qsizetype(heads + 3));
        QVERIFY(!renderToImage(view, {}).isNull());
        m_numbers->forget();
        QVERIFY(!view.isVisible());
    }

    void aSearchIsStoppedOrFails()
    {
        auto run = runWith({});
        run.configuration.model.architecture = Architecture::Transformer;
        m_numbers->beginRun(run);
        m_numbers->open();
        QSignalSpy requests(m_numbers.get(), &HeadNumbers::trialsRequested);
        window().leastButton().click();
        const auto first = requests.takeFirst().constFirst().value<HeadTrialsRequest>();
        m_numbers->addTrials(trialsFor(first));
        const auto second = requests.takeFirst().constFirst().value<HeadTrialsRequest>();
        window().leastButton().click(); // stops it
        m_numbers->addTrials(trialsFor(second));
        QCOMPARE(requests.size(), 0);
        window().leastButton().click();
        m_numbers->addTrials(trialsFor(second)); // these trials belong to the stopped search
        QCOMPARE(requests.size(), 1);
        m_numbers->addTrials(trialsFor(first));
        auto later = trialsFor(requests.takeLast().constFirst().value<HeadTrialsRequest>());
        later.step = 11; // training has gone on
        requests.clear();
        m_numbers->addTrials(later);
        QCOMPARE(requests.size(), 0);
        QCOMPARE(window().leastButton().text(), u"&Find the least set"_s);
    }

    void faithfulnessOfSavesIsACurve()
    {
        auto run = runWith({sharedHeadReport(10, {0.5, 0.25})});
        run.folder = "/runs/first";
        run.saves = {5, 10};
        m_numbers->beginRun(run);
        m_numbers->open();
        QSignalSpy requests(m_numbers.get(), &HeadNumbers::faithfulnessRequested);
        window().measureButton().click();
        const auto answer = [&](const FaithfulnessRequest& asked, std::int64_t step, std::int64_t excess) {
            SentenceAgreements part{.step = step, .first = 0, .total = 5, .heads = {}};
            part.heads.push_back({cross(1), std::vector(5, RankAgreement{excess, 4, 4})});
            m_numbers->addFaithfulness(asked, part);
        };
        const auto inMemory = requests.takeFirst().constFirst().value<FaithfulnessRequest>();
        QVERIFY(inMemory.model.folder.empty());
        answer(inMemory, 10, 2);
        const auto ofSave = requests.takeFirst().constFirst().value<FaithfulnessRequest>();
        QCOMPARE(ofSave.model, (ComparedModel{"/runs/first", SaveChoice::Step, 5}));
        answer(inMemory, 10, 2); // late, of weights that are not asked about
        QCOMPARE(requests.size(), 0);
        answer(ofSave, 5, -1);
        QCOMPARE(requests.size(), 0); // the save of step 10 has the weights in memory
        QCOMPARE(cell(1, Column::Faithful), u"0.50 (0.50 to 0.50)"_s);
        const auto index = window().table().model()->index(1, Column::Faithful);
        const auto curve = index.data(HeadNumbersModel::curveRole).value<HeadCurve>();
        QCOMPARE(curve.points, (std::vector<QPointF>{{5, -0.25}, {10, 0.5}}));
        QCOMPARE(curve.shownStep, std::optional(10.0));
        QCOMPARE(curve.smallest, -0.25);
        QVERIFY(
            index.data(Qt::AccessibleTextRole).toString().endsWith("at step 5 it was -0.25, at step 10 it is 0.50"_L1));
    }

    void theMatrixIsExported()
    {
        m_numbers->open();
        QSignalSpy exports(m_numbers.get(), &HeadNumbers::exportRequested);
        auto& view = window().likeness();
        QVERIFY(!view.hasContent());
        window().setPatterns(threeHeads(0));
        for (auto* button : view.findChildren<QToolButton*>())
            button->click();
        QCOMPARE(exports.size(), 1);
        QCOMPARE(view.csv(),
            "head,cross.1.1,cross.1.3,cross.1.2\r\ncross.1.1,0,0.125,0.75\r\ncross.1.3,0.125,0,0.5\r\n"
            "cross.1.2,0.75,0.5,0\r\n"_ba);
        const auto json = QJsonDocument::fromJson(view.json()).object();
        QCOMPARE(json[u"order"_s].toArray()[1].toString(), u"cross.1.3"_s);
        QCOMPARE(json[u"divergence"_s][0][2].toDouble(), 0.125);
        QCOMPARE(json[u"step"_s].toInt(), 10);
        QVERIFY(!renderToImage(view, {}).isNull());
    }

    void saysNamesAndTheBestHead()
    {
        m_numbers->add(reportsWith({sharedHeadReport(10, {0.5, 0.25})}));
        m_numbers->open();
        QCOMPARE(cell(0, Column::Head), u"Encoder, layer 1, head 1"_s);
        QCOMPARE(cell(0, Column::Name), u"previous word"_s);
        QCOMPARE(cell(0, columnOf("previous")), u"75.0"_s);
        QCOMPARE(cell(0, columnOf("aer")), u"–"_s);
        QCOMPARE(cell(0, columnOf("entropy")), u"1.50"_s);
        QCOMPARE(cell(2, Column::Name), u"word alignment, aligns best"_s);
        QCOMPARE(cell(1, Column::Name), QString());
    }

    void speaksOfTheCurve()
    {
        m_numbers->add(reportsWith({sharedHeadReport(10, {0.5}), sharedHeadReport(20, {0.125})}));
        m_numbers->open();
        const auto spoken = window().table().model()->index(1, columnOf("aer")).data(Qt::AccessibleTextRole).toString();
        QCOMPARE(spoken, u"0.1250; at step 10 it was 0.5000, at step 20 it is 0.1250"_s);
    }

    void whatHasNoValueComesLast()
    {
        m_numbers->add(reportsWith({sharedHeadReport(10, {0.5, 0.25})}));
        m_numbers->open();
        for (const auto order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            window().table().sortByColumn(columnOf("aer"), order);
            const bool rises = order == Qt::AscendingOrder;
            QCOMPARE(cell(0, columnOf("aer")), rises ? u"0.2500"_s : u"0.5000"_s);
            QCOMPARE(cell(1, columnOf("aer")), rises ? u"0.5000"_s : u"0.2500"_s);
            QCOMPARE(cell(3, columnOf("aer")), u"–"_s);
        }
    }

    void aRowChoosesItsHead()
    {
        m_numbers->add(reportsWith({sharedHeadReport(10, {0.5, 0.25})}));
        m_numbers->open();
        window().table().sortByColumn(columnOf("aer"), Qt::AscendingOrder);
        window().table().setCurrentIndex(window().table().model()->index(0, 0));
        QTest::keyClick(&window().table(), Qt::Key_Return);
        QCOMPARE(m_view->choice().chosen(), (std::vector<AttentionHead>{{HeadKind::Cross, 1, 2}}));
    }

    void isCopiedAndWrittenAsATable()
    {
        const auto report = attentoscope::tests::headReport(10, {0.25});
        const auto lines = headNumberTable(report, FieldSplit::Commas).split('\n');
        QCOMPARE(lines.size(), 5);
        QCOMPARE(lines[0].trimmed(),
            QByteArray("step,kind,layer,head,name,aer,entropy,evenness,previous,same,next,first,last"));
        QCOMPARE(
            lines[2].trimmed(), QByteArray("10,cross,1,1,word alignment,0.25,1.5,0.5,0.25,0.125,0.0625,0,0.03125"));
        QCOMPARE(lines[3].trimmed(), QByteArray("10,decoder,1,1,,,1.5,0.5,0.25,,,0,"));
        m_numbers->add(reportsWith({std::make_shared<const HeadReport>(report)}));
        m_numbers->open();
        window().copyTable();
        QCOMPARE(QGuiApplication::clipboard()->text().toUtf8(), headNumberTable(report, FieldSplit::Tabs));
    }

    void isAModelLikeOthers()
    {
        HeadNumbersModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setNumbers({}, nullptr);
        const auto first = sharedHeadReport(10, {0.5});
        const auto second = sharedHeadReport(20, {0.5, 0.25});
        model.setNumbers({first, second}, second);
        QCOMPARE(model.rowCount(), 4);
        model.setNumbers({first, second}, first);
        QCOMPARE(model.rowCount(), 3);
        model.setNumbers({}, nullptr);
        QCOMPARE(model.rowCount(), 0);
    }
};

ATTENTOSCOPE_TEST(TestHeadNumbers, QApplication);
#include "tst_headnumbers.moc"
