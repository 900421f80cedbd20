// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/samples/samples.h"
#include "engine/types/headmeasures.h"
#include "tests/engine/session/smalltrainings.h"
#include "tests/support/testprogram.h"

namespace {

constexpr std::size_t pairs = 300;

struct Training
{
    std::vector<double> losses;
    std::vector<ValidationReport> validations;
    std::unique_ptr<Session> session;
};

/// Trains to its limit, with a validation after this number of epochs.
Training train(const std::string& preset, const std::string& validationEpochs, std::unique_ptr<Session> session,
    const std::string& folder = {})
{
    Training training;
    auto request = requestFor(24, folder, {{"validation_epochs", validationEpochs}, {"batch_size", "16"}});
    request.preset = preset;
    valueOf(session->startTraining(request));
    for (auto end = TrainingEnd::StillRunning; end == TrainingEnd::StillRunning;) {
        const auto reports = valueOf(session->advance(std::chrono::milliseconds(0), {}));
        for (const auto& step : reports.steps)
            training.losses.push_back(step.loss);
        training.validations.insert(training.validations.end(), reports.validations.begin(), reports.validations.end());
        end = reports.end;
    }
    if (!session->finishTraining(TrainingEnd::LimitReached))
        qFatal("finishing failed");
    training.session = std::move(session);
    return training;
}

bool isNear(const std::optional<double>& one, const std::optional<double>& other)
{
    return one.has_value() == other.has_value() && std::abs(one.value_or(0.0) - other.value_or(0.0)) < 1e-4;
}

bool isNear(const HeadMeasures& one, const HeadMeasures& other)
{
    return one.rows == other.rows && isNear(one.entropy, other.entropy) && isNear(one.previous, other.previous)
        && isNear(one.same, other.same) && isNear(one.next, other.next) && isNear(one.first, other.first)
        && isNear(one.last, other.last) && isNear(one.errorRate, other.errorRate);
}

/// Pairs of tiny-french in a file, without their links.
DataRequest writtenPairs(const QTemporaryDir& place)
{
    DataRequest data{.source = place.filePath("pairs.tsv").toStdString()};
    QFile file(QString::fromStdString(data.source));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("pairs cannot be written");
    (*findSample("tiny-french"))->make(pairs, 1, [&](const SamplePair& pair) {
        file.write(QByteArray::fromStdString(pair.text.source + '\t' + pair.text.target + '\n'));
        return true;
    });
    return data;
}

} // namespace

/// The heads of a Transformer, measured at each validation.
class TestHeadTraining : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void eachValidationMeasuresThem()
    {
        const auto training = train("transformer-tiny", "0.5", sessionWith("tiny-french", pairs));
        QVERIFY(training.validations.size() >= 2);
        for (const auto& validation : training.validations) {
            QVERIFY(validation.heads);
            QCOMPARE(validation.heads->step, validation.step);
            QVERIFY(validation.heads->pairs > 0 && validation.heads->pairs <= 100);
            QCOMPARE(validation.heads->heads.size(), std::size_t(2 * 4 * 3));
            for (const auto& [head, measures, role, without] : validation.heads->heads)
                QCOMPARE(measures.errorRate.has_value(), head.kind == HeadKind::Cross);
        }
    }

    /// Forces one pair after the other, without batches and padding. The links are those of the grammar.
    void numbersAreThoseOfThePairsOneByOne()
    {
        DataRequest data{.sample = "tiny-french", .samplePairs = pairs};
        std::map<std::string, GoldAlignment> gold;
        (*findSample("tiny-french"))->make(pairs, data.seed, [&](const SamplePair& pair) {
            gold[pair.text.source + '\t' + pair.text.target] = {pair.links, {}};
            return true;
        });
        auto session = createSession({.threads = 1});
        const auto corpus = session->loadData(data, {}, {});
        QVERIFY(corpus);
        const auto training = train("transformer-tiny", "1000", std::move(session));
        const auto& report = *training.validations.back().heads;
        QCOMPARE(report.pairs, std::min<std::size_t>(100, corpus->validationPairs));
        QVERIFY2(corpus->validationPreview.size() >= report.pairs, "the reference needs all of them");
        HeadTable table;
        for (std::size_t index = 0; index < report.pairs; ++index) {
            const auto& pair = corpus->validationPreview[index];
            TranslationRequest request{.source = pair.source, .forcedTarget = pair.target, .heads = HeadsAnswer::All};
            const auto forced = training.session->translate(request, {}, {});
            QVERIFY(forced);
            const auto links = gold.find(pair.source + '\t' + pair.target);
            QVERIFY(links != gold.end());
            table.add(*forced, &links->second);
        }
        const auto wanted = table.heads();
        QCOMPARE(report.heads.size(), wanted.size());
        for (std::size_t head = 0; head < wanted.size(); ++head) {
            QVERIFY(report.heads[head].head == wanted[head].head);
            QVERIFY2(isNear(report.heads[head].measures, wanted[head].measures), qPrintable(QString::number(head)));
        }
    }

    void measuringChangesNoLoss()
    {
        const auto seldom = train("transformer-tiny", "1000", sessionWith("tiny-french", pairs));
        const auto often = train("transformer-tiny", "0.2", sessionWith("tiny-french", pairs));
        QCOMPARE(seldom.validations.size(), std::size_t(1));
        QVERIFY(often.validations.size() >= 4);
        QCOMPARE(often.losses, seldom.losses);
        QCOMPARE(often.validations.back().loss, seldom.validations.back().loss);
    }

    void withoutGoldThereIsNoErrorRate()
    {
        QTemporaryDir place;
        const auto training = train("transformer-tiny", "1000", sessionWith(writtenPairs(place)));
        QVERIFY(training.validations.back().heads);
        for (const auto& head : training.validations.back().heads->heads)
            QVERIFY(!head.measures.errorRate);
    }

    /// Statistical links give error rates if there is no gold. They do not change the training.
    void statisticalLinksMeasureHeadsToo()
    {
        QTemporaryDir place;
        qputenv("XDG_CACHE_HOME", place.filePath("cache").toUtf8());
        const DataRequest data = writtenPairs(place);
        const auto without = train("transformer-tiny", "0.5", sessionWith(data));
        auto session = sessionWith(data);
        valueOf(session->learnLinks(LinkLearningOrder::BeginIfQuick));
        QTRY_VERIFY_WITH_TIMEOUT(
            valueOf(session->learnLinks(LinkLearningOrder::Look)).state == LinkLearningState::Ready, 200'000);
        const auto folder = place.filePath("run").toStdString();
        const auto with = train("transformer-tiny", "0.5", std::move(session), folder);
        QCOMPARE(with.losses, without.losses);
        QCOMPARE(with.validations.size(), without.validations.size());
        for (const auto& validation : with.validations) {
            QVERIFY(validation.heads->links == LinksKind::Statistical);
            QVERIFY(validation.heads->reading && validation.heads->reading->sentences > 0);
            for (const auto& head : validation.heads->heads)
                QCOMPARE(head.measures.errorRate.has_value(), head.head.kind == HeadKind::Cross);
            for (const auto& pair : *validation.pairs)
                QVERIFY(pair.translation.gold && pair.translation.gold->kind == LinksKind::Statistical);
        }
        auto again = createSession({.threads = 1});
        const auto opened = valueOf(again->openRun(folder, RunDetail::History));
        const auto best = bestKnownReading(opened.history->heads);
        QVERIFY(best && best->links == LinksKind::Statistical);
        QVERIFY(best->reading == with.validations.back().heads->reading->reading);
    }

    /// A pair of the data has the same links wherever it is shown.
    void typedSentencesAreLinkedAsTheDataIs()
    {
        QTemporaryDir place;
        qputenv("XDG_CACHE_HOME", place.filePath("cache").toUtf8());
        auto session = sessionWith(writtenPairs(place));
        valueOf(session->learnLinks(LinkLearningOrder::Begin));
        QTRY_VERIFY_WITH_TIMEOUT(
            valueOf(session->learnLinks(LinkLearningOrder::Look)).state == LinkLearningState::Ready, 200'000);
        const auto training = train("transformer-tiny", "1000", std::move(session));
        valueOf(training.session->measureSentences({.id = 1, .measure = SentenceMeasure::Links}, {}));
        const auto listed = valueOf(training.session->advanceSentences(std::chrono::minutes(1), {}));
        QVERIFY(listed.complete && !listed.sentences.empty());
        for (const auto& sentence : listed.sentences) {
            const auto typed = valueOf(training.session->translate(
                {.source = sentence.text.source, .forcedTarget = sentence.text.target}, {}, {}));
            QVERIFY(typed.gold && sentence.aligned->gold);
            QVERIFY(typed.gold->kind == LinksKind::Statistical);
            QVERIFY(typed.gold->sure == sentence.aligned->gold->sure);
            QVERIFY(typed.gold->possible == sentence.aligned->gold->possible);
        }
        const auto cancelled = valueOf(training.session->learnLinks(LinkLearningOrder::Cancel));
        QVERIFY2(cancelled.state == LinkLearningState::Ready, "they are there already");
    }

    void goldCountsWhereBothAreThere()
    {
        QTemporaryDir place;
        qputenv("XDG_CACHE_HOME", place.filePath("cache").toUtf8());
        auto session = sessionWith("tiny-french", pairs);
        valueOf(session->learnLinks(LinkLearningOrder::Begin));
        QTRY_VERIFY_WITH_TIMEOUT(
            valueOf(session->learnLinks(LinkLearningOrder::Look)).state == LinkLearningState::Ready, 200'000);
        const auto training = train("transformer-tiny", "1000", std::move(session));
        QVERIFY(training.validations.back().heads->links == LinksKind::Gold);
        valueOf(training.session->measureSentences({.id = 1, .measure = SentenceMeasure::Links}, {}));
        for (const auto& sentence : valueOf(training.session->advanceSentences(std::chrono::minutes(1), {})).sentences)
            QVERIFY(sentence.aligned->gold->kind == LinksKind::Gold);
    }

    void withoutPairsNothingIsLearned()
    {
        auto session = createSession({.threads = 1});
        const auto learned = session->learnLinks(LinkLearningOrder::Begin);
        QVERIFY(!learned && learned.error().code == ErrorCode::NotReady);
        QVERIFY(valueOf(session->learnLinks(LinkLearningOrder::Look)).state == LinkLearningState::None);
    }

    void aRecurrentModelHasNone()
    {
        QTemporaryDir place;
        const auto training =
            train("recommended", "0.5", sessionWith("reverse", 200), place.filePath("run").toStdString());
        QVERIFY(!training.validations.empty());
        for (const auto& validation : training.validations)
            QVERIFY(!validation.heads);
        QVERIFY(!QFile::exists(place.filePath("run/heads.jsonl")));
    }

    void anOpenedRunKnowsThem()
    {
        QTemporaryDir place;
        const auto folder = place.filePath("run").toStdString();
        const auto training = train("transformer-tiny", "0.5", sessionWith("tiny-french", pairs), folder);
        auto again = createSession({.threads = 1});
        const auto opened = again->openRun(folder, RunDetail::History);
        QVERIFY(opened);
        QCOMPARE(opened->history->heads.size(), training.validations.size());
        for (std::size_t index = 0; index < training.validations.size(); ++index) {
            const auto& read = *opened->history->heads[index];
            QCOMPARE(read.step, training.validations[index].step);
            QVERIFY(isNear(read.heads.back().measures, training.validations[index].heads->heads.back().measures));
        }
        // The run opens without the file, and with a bad one. A bad file is reported.
        QFile file(QString::fromStdString(folder) + "/heads.jsonl");
        QVERIFY(file.open(QIODevice::Append));
        file.write("prose\n");
        file.close();
        const auto damaged = again->openRun(folder, RunDetail::History);
        QVERIFY(damaged && damaged->history->heads.empty());
        QCOMPARE(damaged->notes.size(), opened->notes.size() + 1);
        QVERIFY(file.remove());
        const auto without = again->openRun(folder, RunDetail::History);
        QVERIFY(without && without->history->heads.empty());
        QCOMPARE(without->notes.size(), opened->notes.size());
    }
};

ATTENTOSCOPE_TEST(TestHeadTraining, QCoreApplication);
#include "tst_headtraining.moc"
