// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/session.h"
#include "engine/storage/files/safetensors.h"
#include "engine/storage/runlock.h"
#include "tests/support/testprogram.h"
#include "tests/support/trainedsessions.h"
#include "tests/support/unsummed.h"

namespace {

constexpr const char* metrics = "metrics.jsonl";
constexpr const char* watched = "watched/snapshots.jsonl";
constexpr const char* sum = ",\"sum\":\""; // moc loses its way in a raw string here
constexpr qsizetype sizeOfSum = 25; ///< with its key, its 16 digits and the closing mark

/// Changes a file of tensors as somebody would who knows the format.
template <typename Change>
void edit(const QString& file, Change change)
{
    const auto path = QFileInfo(file).canonicalFilePath().toStdString();
    auto tensors = readSafetensors(path).value();
    change(tensors);
    writeSafetensors(path, tensors).value();
}

} // namespace

/// Runs of strangers, and those that somebody has edited: what is said when they are opened or trained further.
class TestDamagedRuns : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_original = m_place.filePath(u"original"_s);
        TrainingRequest request;
        request.settings = {
            {"embedding_size", "16"}, {"hidden_size", "24"}, {"batch_size", "16"}, {"validation_epochs", "100"}};
        request.limit.steps = 5;
        request.runFolder = m_original.toStdString();
        request.watched = {{"a b c", "c b a"}};
        const auto session = sessionWith("reverse", 100);
        QVERIFY(session->startTraining(request));
        losses(*session);
    }

    void init()
    {
        m_run = m_place.filePath(QLatin1String(QTest::currentTestFunction()) + QLatin1Char('-')
            + QLatin1String(QTest::currentDataTag() ? QTest::currentDataTag() : "run"));
        std::filesystem::copy(m_original.toStdString(), m_run.toStdString(),
            std::filesystem::copy_options::recursive | std::filesystem::copy_options::copy_symlinks);
        tests::removeSums(m_run.toStdString());
    }

    void openingToTranslateReadsNoHistory()
    {
        const auto whole = opened(RunDetail::History);
        QVERIFY2(whole, notesOf(whole).c_str());
        QCOMPARE(whole->history->steps.size(), std::size_t(5));
        QVERIFY(whole->snapshots);

        put(metrics, "no metrics\n");
        put(watched, "no snapshot\n");
        const auto run = opened();
        QVERIFY2(run, notesOf(run).c_str());
        QVERIFY(run->history->steps.empty() && !run->snapshots);
        TranslationRequest request{.source = "a b"};
        QVERIFY(m_session->translate(request, {}, {}));
        QVERIFY(!opened(RunDetail::History));
    }

    void whatIsMissingOfTheHistoryIsSaid_data()
    {
        addColumns<qsizetype, int, QString>("kept", "steps", "told");
        const auto whole = QFileInfo(m_original + QLatin1Char('/') + QLatin1String(metrics)).size();
        QTest::newRow("whole") << qsizetype(whole) << 5 << QString();
        QTest::newRow("gone") << qsizetype(-1) << 0 << u"metrics.jsonl\" is gone"_s;
        QTest::newRow("cut") << qsizetype(whole / 2) << 3 << u"metrics.jsonl\" was cut"_s;
        // The last line is a validation.
        QTest::newRow("edited") << qsizetype(whole + 30) << 5 << u"metrics.jsonl\" was edited"_s;
    }

    void whatIsMissingOfTheHistoryIsSaid()
    {
        const auto [kept, steps, told] = fetched<qsizetype, int, QString>();
        auto bytes = contents(metrics);
        if (kept > bytes.size())
            // Spaces replace the sum of a line, so that the save ends within a line.
            bytes.replace(bytes.indexOf(sum), sizeOfSum, QByteArray(sizeOfSum + kept - bytes.size(), ' '));
        put(metrics, bytes.left(kept));
        if (kept < 0)
            QVERIFY(QFile::remove(at(metrics)));
        const auto hasNote = [&](const Result<RunDescription>& run) {
            const auto notes = QString::fromStdString(notesOf(run));
            return run && (told.isEmpty() ? !notes.contains(QLatin1String(metrics)) : notes.contains(told));
        };
        const auto looked = opened(RunDetail::History);
        QVERIFY2(hasNote(looked), notesOf(looked).c_str());
        const auto run = resumed();
        QVERIFY2(hasNote(run), notesOf(run).c_str());
        QCOMPARE(run->history->steps.size(), std::size_t(steps));
        losses(*m_session);
        QVERIFY(contents(metrics).endsWith("}\n"));
        QCOMPARE(opened(RunDetail::History)->history->steps.size(), std::size_t(steps + 3));
    }

    void historyThatIsRemovedMeanwhileIsSaid()
    {
        QVERIFY(resumed());
        QVERIFY(QFile::remove(at(metrics)));
        QStringList told;
        for (auto end = TrainingEnd::StillRunning; end == TrainingEnd::StillRunning;) {
            const auto reports = m_session->advance(std::chrono::milliseconds(0), {});
            QVERIFY(reports);
            for (const auto& notice : reports->notices)
                told << QString::fromStdString(notice);
            end = reports->end;
        }
        QVERIFY(m_session->finishTraining(TrainingEnd::LimitReached));
        QCOMPARE(told.size(), 1);
        QVERIFY2(told.front().contains("metrics.jsonl was removed"_L1), qPrintable(told.front()));
        const auto run = opened(RunDetail::History);
        QVERIFY2(run, notesOf(run).c_str());
        QCOMPARE(run->history->steps.back().step, std::int64_t(8)); // the later steps are there
        QCOMPARE(run->history->steps.size(), std::size_t(3));
    }

    void aWeightThatIsNoNumberIsNamed()
    {
        for (const float wrong :
            {std::numeric_limits<float>::quiet_NaN(), std::numeric_limits<float>::infinity(), -HUGE_VALF}) {
            edit(at("model.safetensors"), [&](StoredTensors& weights) {
                auto& tensor = weights.tensors.back();
                std::memcpy(tensor.bytes.data() + tensor.bytes.size() - sizeof wrong, &wrong, sizeof wrong);
            });
            const auto name = readSafetensors(at("model.safetensors").toStdString())->tensors.back().name;
            for (const auto& run : {opened(), resumed()}) {
                QVERIFY(!run);
                QCOMPARE(run.error().code, ErrorCode::BadRun);
                QVERIFY2(run.error().message.contains('"' + name + '"'), run.error().message.c_str());
            }
        }
    }

    void aBrokenRandomGeneratorIsABadRun()
    {
        edit(at("saves/5/state.safetensors"), [](StoredTensors& state) {
            for (auto& tensor : state.tensors)
                if (tensor.name == "random.dropout")
                    std::ranges::fill(tensor.bytes, std::byte{0xFF});
        });
        const auto run = resumed();
        QVERIFY(!run);
        QCOMPARE(run.error().code, ErrorCode::BadRun);
        QVERIFY2(run.error().message.contains("random generator"), run.error().message.c_str());
    }

    void whatNoModelCanBeNamesTheFile()
    {
        auto config = contents("config.json");
        const QByteArray key("\"attention\": \"");
        const auto from = config.indexOf(key) + key.size();
        QVERIFY(from > key.size());
        put("config.json", config.replace(from, config.indexOf('"', from) - from, "nope"));
        for (const auto& run : {opened(), resumed()}) {
            QVERIFY(!run);
            QCOMPARE(run.error().code, ErrorCode::BadRun);
            QVERIFY2(run.error().message.contains("config.json") && run.error().message.contains("nope"),
                run.error().message.c_str());
        }
    }

    void sentencesThatAreTooLongAreRefused()
    {
        QVERIFY(opened());
        const auto refusal = [&](const std::string& source, std::optional<std::string> target = {}) {
            TranslationRequest request{.source = source, .forcedTarget = std::move(target), .maximumLength = 2};
            const auto translation = m_session->translate(request, {}, {});
            return translation ? std::string() : translation.error().message.text();
        };
        const auto words = [](int count) {
            std::string text;
            for (int word = 0; word < count; ++word)
                text += "a ";
            return text;
        };
        QCOMPARE(refusal(words(1'000)), std::string());
        QVERIFY(refusal(words(1'001)).contains("has 1,001 tokens; at most 1,000"));
        QVERIFY(refusal("a", words(1'001)).contains("has 1,001 tokens; at most 1,000"));
        QVERIFY(refusal(std::string(64'001, 'a')).contains("has 64,001 bytes; at most 64,000"));
        const auto several = m_session->translateAll({{.source = "a"}, {.source = words(1'001)}}, {}, {});
        QVERIFY(!several);
        QVERIFY2(several.error().message.contains("Sentence 2 of 2"), several.error().message.c_str());
    }

    void aRunWhoseBestWeightsAreGoneHasEnded()
    {
        const auto session = sessionWith("reverse", 60);
        trainPastTheBest(*session);
        const QByteArray best = contents("again/best").split('\n').first();
        QVERIFY(QFile::remove(at("again/saves/") + QString::fromLatin1(best) + u"/model.safetensors"_s));
        QVERIFY(!session->finishTraining(TrainingEnd::EarlyStopped));
        QCOMPARE(RunLock::stateOf(at("again").toStdString()), RunLock::State::Free);
    }

    /// As after the save before a damaged one was put in use.
    void weightsThatAreGoneAreNotCalledTheBest()
    {
        const auto folder = at("again").toStdString();
        auto session = sessionWith("reverse", 60);
        trainPastTheBest(*session);
        QVERIFY(session->finishTraining(TrainingEnd::EarlyStopped));
        QVERIFY(QDir(at("again/saves/") + QString::fromLatin1(contents("again/best").split('\n').first()))
                .removeRecursively());
        QVERIFY(QFile::remove(at("again/best")));
        const auto run = createSession({.threads = 1})->openRun(folder, RunDetail::Identity);
        QVERIFY2(run, notesOf(run).c_str());
        QCOMPARE(run->weightsStep, run->step);
        session = sessionWith("reverse", 60);
        QVERIFY(session->resumeTraining(folder, {.steps = run->step}, {}));
        const auto reports = session->advance(std::chrono::milliseconds(0), {});
        QVERIFY(reports);
        QCOMPARE(reports->end, TrainingEnd::LimitReached);
        const auto last = session->finishTraining(reports->end);
        QVERIFY(last);
        for (const auto& notice : last->notices)
            QVERIFY2(!notice.contains("are in use"), notice.c_str());
    }

private:
    /// Makes the run "again" in the folder of the test.
    void trainPastTheBest(Session& session) const
    {
        TrainingRequest request;
        request.settings = {{"embedding_size", "16"}, {"hidden_size", "24"}, {"batch_size", "16"},
            {"validation_epochs", "1"}, {"patience", "2"}, {"learning_rate", "0.5"}};
        request.limit.steps = 100'000;
        request.runFolder = at("again").toStdString();
        QVERIFY(session.startTraining(request));
        auto end = TrainingEnd::StillRunning;
        while (end == TrainingEnd::StillRunning)
            end = session.advance(std::chrono::milliseconds(0), {}).value().end;
        QCOMPARE(end, TrainingEnd::EarlyStopped);
        QVERIFY(session.save()); // the best save is on the disk before
    }

    QString at(const char* name) const { return m_run + QLatin1Char('/') + QLatin1String(name); }

    QByteArray contents(const char* name) const { return bytesOf(at(name)); }

    void put(const char* name, const QByteArray& bytes) const { QVERIFY(putFile(at(name), bytes)); }

    std::string notesOf(const Result<RunDescription>& run) const
    {
        std::string all;
        for (const auto& note : run ? run->notes : std::vector{run.error().message})
            all += note.text() + "\n";
        return all;
    }

    Result<RunDescription> opened(RunDetail detail = RunDetail::Identity)
    {
        m_session = createSession({.threads = 1});
        return m_session->openRun(m_run.toStdString(), detail);
    }

    Result<RunDescription> resumed()
    {
        m_session = sessionWith("reverse", 100);
        return m_session->resumeTraining(m_run.toStdString(), {.steps = 8}, {});
    }

    QTemporaryDir m_place;
    QString m_original;
    QString m_run; ///< a copy for each test
    std::unique_ptr<Session> m_session;
};

ATTENTOSCOPE_TEST(TestDamagedRuns, QCoreApplication);
#include "tst_damagedruns.moc"
