// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/files/pairreader.h"
#include "engine/corpus/samples/samples.h"
#include "engine/metrics/drawnlinksfile.h"
#include "engine/settings/presets.h"
#include "engine/training/guidedalignment.h"
#include "engine/training/trainer.h"
#include "tests/support/testprogram.h"
#include "tests/support/tinymodels.h"
#include "tests/support/trainedsessions.h"

#include <cmath>

using Settings = std::vector<KeyValue>;

namespace {

Configuration configured(const std::string& preset, const Settings& settings = {})
{
    return configure(preset, settings).value();
}

/// Pairs of tiny-french with the grammar's gold links, or in a file without them.
Corpus frenchCorpus(const DataRequest& data, TokenizerKind tokenizer = TokenizerKind::Words)
{
    DataConfiguration configuration{.tokenizer = tokenizer};
    return loadCorpus(data, configuration, {}, {}).value();
}

DataRequest frenchFile(const QTemporaryDir& place, std::size_t pairs)
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

Batch firstPairs(const Corpus& corpus, std::vector<std::uint32_t>& indices, SourceMarkers markers)
{
    indices.resize(std::min<std::size_t>(20, corpus.training.size()));
    std::iota(indices.begin(), indices.end(), 0U);
    return makeBatch(corpus.training, indices, markers);
}

/// The linked words of a source and a target with their shares, as "cat-chat".
QStringList linkedWords(const Corpus& corpus, const Batch& batch, const TaughtLinks& links, std::int64_t pair)
{
    QStringList linked;
    for (std::int64_t row = 0; row < links.shares.size(1); ++row)
        for (std::int64_t column = 0; column < links.shares.size(2); ++column)
            if (links.shares[pair][row][column].item<double>() > 0.0) {
                const auto word = [&](const Vocabulary& words, const std::vector<std::int64_t>& ids, std::int64_t at) {
                    const auto id = ids[static_cast<std::size_t>(at * static_cast<std::int64_t>(batch.size) + pair)];
                    return QString::fromStdString(words.word(static_cast<std::int32_t>(id)));
                };
                linked << word(corpus.source, batch.source, column) + '-'
                        + word(corpus.target, batch.targetOutput, row); // the row predicts this word
            }
    linked.sort();
    return linked;
}

/// The links from the grammar itself, for the pair with these words. Both count words between spaces.
QStringList grammarsWords(const std::string& source, const std::string& target)
{
    QStringList linked;
    (*findSample("tiny-french"))->make(400, 1, [&](const SamplePair& pair) {
        if (pair.text.source != source || pair.text.target != target)
            return true;
        const auto from = QString::fromStdString(source).split(' '), to = QString::fromStdString(target).split(' ');
        for (const auto& link : pair.links)
            linked << from[link.source] + '-' + to[link.target];
        return false;
    });
    linked.sort();
    return linked;
}

QString plain(const std::vector<Message>& notes)
{
    QString text;
    for (const auto& note : notes)
        text += QString::fromStdString(note.text()) + '\n';
    return text;
}

/// The rate is constant, so that a longer limit changes no step.
TrainingRequest taughtRequest(const std::string& weight, Settings more = {})
{
    more.insert(more.end(),
        {{"alignment_weight", weight}, {"batch_size", "16"}, {"validation_epochs", "100"}, {"schedule", "constant"},
            {"warmup_steps", "0"}, {"learning_rate", "0.003"}});
    return {.preset = "transformer-tiny", .settings = std::move(more), .limit = {.steps = 30}};
}

struct TaughtSteps
{
    std::vector<StepReport> steps;
    std::vector<ChangeReport> changes;
    std::vector<Message> notices;
};

/// Trains to the end, and calls `change` after each batch.
TaughtSteps trainToTheEnd(Session& session, const std::function<void(std::size_t steps)>& change = {})
{
    TaughtSteps all;
    for (;;) {
        const auto reports = valueOf(session.advance(std::chrono::milliseconds(0), {}));
        std::ranges::copy(reports.steps, std::back_inserter(all.steps));
        std::ranges::copy(reports.changes, std::back_inserter(all.changes));
        std::ranges::copy(reports.notices, std::back_inserter(all.notices));
        if (reports.end != TrainingEnd::StillRunning) {
            valueOf(session.finishTraining(reports.end));
            return all;
        }
        if (change)
            change(all.steps.size());
    }
}

} // namespace

/// Heads that are taught the links of the pairs.
class TestGuidedAlignment : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void linksOfWordsAreSpreadOverTokens()
    {
        // The source words have two tokens and one token. The target words have one, two and one.
        const WordsOfTokens words{{0, 0, 1}, {0, 1, 1, 2}};
        const auto shares = tokenShares({{0, 1}, {1, 1}, {1, 0}, {1, 0}, {2, 2}, {7, 0}}, words);
        const std::vector<std::tuple<std::uint32_t, std::uint32_t, float>> expected{
            {0, 2, 1.0f}, {1, 0, 0.25f}, {1, 1, 0.25f}, {1, 2, 0.5f}, {2, 0, 0.25f}, {2, 1, 0.25f}, {2, 2, 0.5f}};
        QCOMPARE(shares.size(), expected.size());
        for (std::size_t index = 0; index < shares.size(); ++index)
            QCOMPARE(std::tuple(shares[index].target, shares[index].source, shares[index].share), expected[index]);
    }

    void rowsAreThoseThatPredictTheWord_data()
    {
        addColumns<SourceMarkers>("markers");
        QTest::newRow("no marks") << SourceMarkers::None;
        QTest::newRow("end mark") << SourceMarkers::End;
        QTest::newRow("both marks") << SourceMarkers::StartAndEnd;
    }

    void rowsAreThoseThatPredictTheWord()
    {
        const auto [markers] = fetched<SourceMarkers>();
        const auto corpus =
            frenchCorpus({.sample = "tiny-french", .samplePairs = 400}, TokenizerKind::Space); // each token is a word
        auto configuration = configured("transformer-tiny");
        configuration.model.sourceMarkers = markers;
        const auto guided = GuidedAlignment::of(corpus, configuration, {});
        QVERIFY(guided);
        QCOMPARE(plain(guided->notes()), u"Head cross.1.1 is taught with gold links of 380 pairs.\n"_s);
        std::vector<std::uint32_t> indices;
        const auto batch = firstPairs(corpus, indices, markers);
        const auto links = guided->forBatch(batch, indices);
        QVERIFY(
            links.shares.sum(-1).sub(1.0).abs().lt(1e-6).logical_or(links.shares.sum(-1).eq(0.0)).all().item<bool>());
        int compared = 0;
        for (std::int64_t pair = 0; pair < links.shares.size(0); ++pair) {
            const auto text = [&](const Vocabulary& words, std::span<const std::int32_t> ids) {
                std::string joined;
                for (const auto id : ids)
                    joined += (joined.empty() ? "" : " ") + words.word(id);
                return joined;
            };
            const auto index = static_cast<std::size_t>(pair);
            const auto gold = grammarsWords(
                text(corpus.source, corpus.training.source[index]), text(corpus.target, corpus.training.target[index]));
            QCOMPARE(linkedWords(corpus, batch, links, pair), gold);
            compared += gold.isEmpty() ? 0 : 1;
            const auto end = static_cast<std::int64_t>(batch.targetLengths[index]) - 1;
            QCOMPARE(links.shares[pair][end].sum().item<double>(), 0.0); // the end mark's row
        }
        QVERIFY(compared > 10);
    }

    void withoutGoldStatisticsTeach_data()
    {
        addColumns<TokenizerKind>("tokenizer");
        QTest::newRow("words") << TokenizerKind::Words;
        QTest::newRow("characters") << TokenizerKind::Characters;
    }

    void withoutGoldStatisticsTeach()
    {
        const auto [tokenizer] = fetched<TokenizerKind>();
        const QTemporaryDir place;
        const auto corpus = frenchCorpus(frenchFile(place, 400), tokenizer);
        const auto guided = GuidedAlignment::of(corpus, configured("transformer-tiny"), {}, LinkCache(std::nullopt));
        QVERIFY(guided);
        QVERIFY2(plain(guided->notes()).startsWith("Head cross.1.1 is taught with statistical links of"),
            qPrintable(plain(guided->notes())));
        std::vector<std::uint32_t> indices;
        const auto batch = firstPairs(corpus, indices, SourceMarkers::End);
        const auto rows = guided->forBatch(batch, indices).shares.sum(-1);
        QVERIFY(rows.sub(1.0).abs().lt(1e-5).logical_or(rows.eq(0.0)).all().item<bool>());
        QVERIFY(rows.gt(0.0).sum().item<std::int64_t>() > static_cast<std::int64_t>(batch.targetTokens) / 2);
    }

    void drawnLinksTeachTheirPair()
    {
        const QTemporaryDir place;
        const auto data = frenchFile(place, 400);
        const auto line = frenchCorpus(data, TokenizerKind::Space).trainingLines.front();
        SentencePair pair;
        std::uint32_t read = 0;
        QVERIFY(readPairs(data, [&](const RawPair& one) {
            if (++read == line)
                pair = {std::string(one.first), std::string(one.second)};
            return read < line;
        }));
        QVERIFY(keepDrawnLinks(data, Direction::AsWritten, {pair, {{1, 0}}}));
        const auto corpus = frenchCorpus(data, TokenizerKind::Space);
        const auto guided = GuidedAlignment::of(corpus, configured("transformer-tiny"), {}, LinkCache(std::nullopt));
        QVERIFY(guided);
        QVERIFY2(
            plain(guided->notes()).contains("is taught with gold links of 1 pair and with statistical links of 379"),
            qPrintable(plain(guided->notes())));
        std::vector<std::uint32_t> indices;
        const auto batch = firstPairs(corpus, indices, SourceMarkers::End);
        const auto shares = guided->forBatch(batch, indices).shares[0];
        QCOMPARE(shares.sum().item<double>(), 1.0);
        QCOMPARE(shares[0][1].item<double>(), 1.0);
    }

    /// A long computation is waited for in parts, and ends with the training.
    void learningIsWaitedForAndGivenUp()
    {
        const QTemporaryDir place;
        const auto corpus = std::make_shared<const Corpus>(frenchCorpus(frenchFile(place, 4'000)));
        GuidedAlignmentMaker begun(corpus, configured("transformer-tiny"));
        QVERIFY(!begun.wait(std::chrono::milliseconds(0))); // the computation has just begun
        QVERIFY(begun.done() >= 0.0 && begun.done() < 1.0);
        std::optional<Result<GuidedAlignment>> made;
        while (!made)
            made = begun.wait(std::chrono::milliseconds(100));
        QVERIFY(*made);
        QVERIFY2(plain((**made).notes()).contains("is taught with statistical links of"),
            qPrintable(plain((**made).notes())));
        // its destructor does not wait for the links
        const GuidedAlignmentMaker givenUp(corpus, configured("transformer-tiny"));
    }

    void pairsWithoutLinksAreRefused()
    {
        const QTemporaryDir place;
        QFile file(place.filePath("pairs.tsv"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        std::string side; // too long to learn from
        for (int word = 0; word < 1'200; ++word)
            side += (word % 2 == 0 ? "a " : "b ");
        for (int line = 0; line < 8; ++line)
            file.write(QByteArray::fromStdString(side + '\t' + side + '\n'));
        file.close();
        const auto session = createSession({});
        DataRequest data{.source = place.filePath("pairs.tsv").toStdString()};
        data.settings = {{"max_length", "2000"}, {"tokenizer", "space"}};
        const auto loaded = session->loadData(data, {}, {});
        QVERIFY2(loaded, loaded ? "" : loaded.error().message.c_str());
        auto request = taughtRequest("1");
        request.runFolder = place.filePath("run").toStdString();
        const auto run = session->startTraining(request);
        QVERIFY(!run);
        QVERIFY2(run.error().message.contains("No links could be learned of these pairs"), run.error().message.c_str());
        QVERIFY(!std::filesystem::exists(request.runFolder));
    }

    void theLossIsTheCrossEntropyOfTheTaughtHead_data()
    {
        addColumns<QString, int>("preset", "layer");
        QTest::newRow("first layer") << "transformer-tiny" << 1;
        QTest::newRow("last layer") << "transformer-tiny" << 2;
        QTest::newRow("general") << "luong-general" << 0;
        QTest::newRow("additive") << "bahdanau-2014" << 0;
        QTest::newRow("local") << "luong-local-p" << 0;
    }

    void theLossIsTheCrossEntropyOfTheTaughtHead()
    {
        const auto [preset, layer] = fetched<QString, int>();
        const auto configuration = configured(preset.toStdString(),
            {{"embedding_size", "16"}, {"hidden_size", "12"}, {"dropout", "0"}, {"initial_range", "0.5"}});
        auto model = TranslationModel::make(configuration, letters(12), letters(9), Spacing()).value();
        auto& network = model->network();
        network.train();
        auto batch = BatchTensors::from(makeBatch(raggedPairs(), everyPair, configuration.model.sourceMarkers));
        batch.taught.shares = torch::zeros({batch.source.size(1), batch.targetInput.size(0), batch.source.size(0)});
        if (layer > 0)
            batch.taught.head = AttentionHead{HeadKind::Cross, layer, 2};
        const auto lengths = batch.sourceLengths, targets = batch.targetLengths;
        for (std::int64_t pair = 0; pair < 4; ++pair)
            for (std::int64_t row = pair % 2; row + 1 < targets[pair].item<std::int64_t>(); ++row) {
                batch.taught.shares[pair][row][0] += 0.25;
                batch.taught.shares[pair][row][lengths[pair].item<std::int64_t>() - 1] += 0.75;
            }
        const auto loss = [&] {
            const auto output = network.forward(batch, Forcing::all(batch.targetInput.size(0)));
            return network.alignmentLossSum(output, batch);
        };
        const auto output = network.forward(batch, Forcing::all(batch.targetInput.size(0)), HeadsAnswer::All);
        const auto weights =
            layer > 0 ? output.heads.cross[static_cast<std::size_t>(layer - 1)].select(1, 1) : output.weights;
        double expected = 0.0;
        for (std::int64_t pair = 0; pair < 4; ++pair)
            for (std::int64_t row = 0; row < weights.size(1); ++row)
                for (std::int64_t column = 0; column < weights.size(2); ++column)
                    if (const double weight = weights[pair][row][column].item<double>(); weight > 0.0)
                        expected -= batch.taught.shares[pair][row][column].item<double>() * std::log(weight);
        const auto value = loss();
        QVERIFY(std::abs(value.item<double>() - expected) < 1e-4 * expected);

        // A step along the gradient changes the loss by the gradient's length.
        value.backward();
        const torch::NoGradGuard guard;
        double squares = 0.0;
        std::vector<std::pair<torch::Tensor, torch::Tensor>> moved;
        for (auto& weight : network.parameters())
            if (weight.grad().defined()) {
                moved.emplace_back(weight, weight.grad().clone());
                squares += weight.grad().square().sum(torch::kFloat64).item<double>();
            }
        QVERIFY(squares > 0.0);
        const double step = 1e-3 / std::sqrt(squares);
        const auto at = [&](double factor) {
            for (auto& [weight, gradient] : moved)
                weight.add_(gradient, factor * step);
            return loss().item<double>();
        };
        const double ahead = at(1.0), behind = at(-2.0);
        const double slope = (ahead - behind) / (2.0 * step);
        QVERIFY2(std::abs(slope - squares) < 0.02 * squares, qPrintable(u"%1, not %2"_s.arg(slope).arg(squares)));
    }

    void withoutWeightNothingChanges()
    {
        const auto one = sessionWith("tiny-french", 200), other = sessionWith("tiny-french", 200);
        auto request = taughtRequest("0", {{"alignment_head", "cross.2.2"}});
        valueOf(one->startTraining(request));
        const auto withRow = trainToTheEnd(*one);
        std::erase_if(request.settings, [](const KeyValue& setting) { return setting.key.starts_with("alignment"); });
        valueOf(other->startTraining(request));
        const auto without = trainToTheEnd(*other);
        QCOMPARE(withRow.steps.size(), std::size_t(30));
        for (std::size_t step = 0; step < 30; ++step) {
            QCOMPARE(withRow.steps[step].loss, without.steps[step].loss);
            QVERIFY(!withRow.steps[step].alignmentLoss);
        }
    }

    void aHeadLearnsWhatItIsTaught()
    {
        const auto session = sessionWith("tiny-french", 200);
        const auto run = valueOf(session->startTraining(taughtRequest("1", {{"alignment_head", "cross.2.1"}})));
        QVERIFY(plain(run.notes).contains("Head cross.2.1 is taught with gold links of 190 pairs."));
        const auto all = trainToTheEnd(*session);
        QVERIFY(all.steps.front().alignmentLoss.value() > 1.2 * all.steps.back().alignmentLoss.value());
    }

    void theWeightCanBeChangedWhileTrainingRuns()
    {
        const QTemporaryDir place;
        const auto folder = place.filePath("run").toStdString();
        const auto session = sessionWith("tiny-french", 200);
        auto request = taughtRequest("0");
        request.runFolder = folder;
        const auto run = valueOf(session->startTraining(request));
        QVERIFY(!plain(run.notes).contains("is taught"));
        const auto all = trainToTheEnd(*session, [&](std::size_t steps) {
            if (steps == 10)
                QVERIFY(session->setAlignmentWeight(0.5));
            if (steps == 20)
                QVERIFY(session->setAlignmentWeight(0.0));
        });
        for (const auto& step : all.steps)
            QCOMPARE(step.alignmentLoss.has_value(), step.step > 10 && step.step <= 20);
        QCOMPARE(all.changes.size(), std::size_t(2));
        QCOMPARE(all.changes.front().key, std::string("alignment_weight"));
        QCOMPARE(all.changes.front().value, 0.5);
        QVERIFY(plain(all.notices).contains("is taught with gold links of 190 pairs."));
        const auto opened = valueOf(session->openRun(folder, RunDetail::History));
        QCOMPARE(opened.history->steps[14].alignmentLoss, all.steps[14].alignmentLoss);
        QVERIFY(!opened.history->steps[4].alignmentLoss);
        QCOMPARE(opened.history->changes.size(), std::size_t(2));
    }

    void aResumedRunIsTaughtOn()
    {
        const QTemporaryDir place;
        const auto folder = [&](const char* name) { return place.filePath(name).toStdString(); };
        const auto whole = sessionWith("tiny-french", 200), cut = sessionWith("tiny-french", 200);
        auto request = taughtRequest("0");
        request.runFolder = folder("whole");
        valueOf(whole->startTraining(request));
        const auto change = [](Session& session) {
            return [&session](std::size_t steps) {
                if (steps == 5)
                    QVERIFY(session.setAlignmentWeight(0.5));
            };
        };
        const auto expected = trainToTheEnd(*whole, change(*whole));
        request.runFolder = folder("cut");
        request.limit.steps = 15;
        valueOf(cut->startTraining(request));
        trainToTheEnd(*cut, change(*cut));
        const auto again = sessionWith("tiny-french", 200);
        const auto run = valueOf(again->resumeTraining(folder("cut"), {.steps = 30}, {}));
        QVERIFY(plain(run.notes).contains("is taught"));
        const auto rest = trainToTheEnd(*again);
        QCOMPARE(rest.steps.size(), std::size_t(15));
        for (std::size_t step = 0; step < 15; ++step) {
            QCOMPARE(rest.steps[step].loss, expected.steps[15 + step].loss);
            QCOMPARE(rest.steps[step].alignmentLoss, expected.steps[15 + step].alignmentLoss);
        }
    }

    void whatCannotBeTaughtIsRefused_data()
    {
        addColumns<QString, Settings, QString>("preset", "settings", "message");
        const Settings taught{{"alignment_weight", "1"}};
        const auto head = [](const char* name) {
            return Settings{{"alignment_weight", "1"}, {"alignment_head", name}};
        };
        QTest::newRow("unknown head")
            << "transformer-tiny" << head("cross.3.1")
            << "alignment_head=cross.3.1: there is no such head; the decoder has layers 1 to 2";
        QTest::newRow("not a cross head") << "transformer-tiny" << head("encoder.1.1") << "must be a cross head";
        QTest::newRow("no head") << "transformer-tiny" << head("first") << "must be a cross head";
        QTest::newRow("no attention") << "no-attention" << taught << "has no attention";
        QTest::newRow("vectors") << "unshuffle" << taught << "changes nothing about the preset unshuffle";
        QTest::newRow("below zero") << "transformer-tiny" << Settings{{"alignment_weight", "-1"}} << "alignment_weight";
    }

    void whatCannotBeTaughtIsRefused()
    {
        const auto [preset, settings, message] = fetched<QString, Settings, QString>();
        const auto session = sessionWith("tiny-french", 60);
        const auto run = session->startTraining({.preset = preset.toStdString(), .settings = settings});
        QVERIFY(!run);
        QCOMPARE(run.error().code, ErrorCode::InvalidSetting);
        QVERIFY2(run.error().message.contains(message.toStdString()), run.error().message.text().c_str());
    }

    void aWeightThatCannotBeObeyedChangesNothing()
    {
        const auto session = sessionWith("tiny-french", 60);
        valueOf(session->startTraining(
            {.preset = "no-attention", .settings = {{"hidden_size", "8"}}, .limit = {.steps = 3}}));
        const auto changed = session->setAlignmentWeight(1.0);
        QVERIFY(!changed);
        QVERIFY(changed.error().message.contains("has no attention"));
        QVERIFY(trainToTheEnd(*session).changes.empty());
    }
};

ATTENTOSCOPE_TEST(TestGuidedAlignment, QCoreApplication);
#include "tst_guidedalignment.moc"
