// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/session.h"
#include "tests/support/testprogram.h"
#include "tests/support/trainedsessions.h"

namespace {

using Settings = std::vector<KeyValue>;

/// All reports of a training. Equal trainings have equal reports.
struct Trace
{
    std::vector<double> losses, rates, norms, validations;
    std::vector<bool> best;
    TrainingEnd end = TrainingEnd::StillRunning;

    void add(const TrainingReports& reports)
    {
        for (const auto& step : reports.steps) {
            losses.push_back(step.loss);
            rates.push_back(step.learningRate);
            norms.push_back(step.gradientNorm);
        }
        for (const auto& validation : reports.validations) {
            validations.insert(
                validations.end(), {static_cast<double>(validation.step), validation.loss, validation.bleu});
            best.push_back(validation.best);
        }
        end = reports.end;
    }
    std::int64_t step() const { return static_cast<std::int64_t>(losses.size()); }
};

/// Trains one batch after the other, and makes a person's changes on the way. Stops when training ends, or when
/// `isEnough` returns true.
void train(Session& session, Trace& trace, const std::function<bool(const TrainingReports&)>& isEnough)
{
    while (trace.end == TrainingEnd::StillRunning) {
        const auto reports = valueOf(session.advance(std::chrono::milliseconds(0), {}));
        const auto before = trace.step();
        trace.add(reports);
        if (trace.step() != before && trace.step() == 7)
            session.setLearningRate(0.004);
        if (trace.step() != before && trace.step() == 9)
            session.setTeacherForcing(0.6);
        if (isEnough(reports))
            return;
    }
}

void verifySame(const Trace& actual, const Trace& expected)
{
    QCOMPARE(actual.losses, expected.losses);
    QCOMPARE(actual.rates, expected.rates);
    QCOMPARE(actual.norms, expected.norms);
    QCOMPARE(actual.validations, expected.validations);
    QCOMPARE(actual.best, expected.best);
    QCOMPARE(actual.end, expected.end);
}

enum class Interruption { MidEpoch, MidValidation, AfterBest };

/// Trains until a moment, then ends by this interruption. After a crash, only what is on the disk remains.
Trace interrupted(const TrainingRequest& request, std::unique_ptr<Session> session, Interruption where)
{
    Trace trace;
    valueOf(session->startTraining(request));
    train(*session, trace, [&](const TrainingReports& reports) {
        if (where == Interruption::MidEpoch)
            return trace.step() == 17;
        if (where == Interruption::MidValidation)
            return trace.step() > 12 && reports.progress.validating;
        return trace.step() > 12 && !reports.validations.empty() && reports.validations.back().best;
    });
    if (where != Interruption::AfterBest && !session->finishTraining(TrainingEnd::Stopped))
        qFatal("finishing failed");
    return trace;
}

const Settings small{{"embedding_size", "12"}, {"hidden_size", "16"}, {"batch_size", "16"}, {"dropout", "0.2"},
    {"teacher_forcing", "0.8"}, {"forcing_coin", "word"}, {"validation_epochs", "0.5"}};

TrainingRequest requestFor(const std::string& preset, std::int64_t steps, const Settings& settings)
{
    return TrainingRequest{.preset = preset, .settings = settings, .limit = {.steps = steps}};
}

} // namespace

/// A training that was interrupted at an awkward moment and then continued equals one without interruption, bit for
/// bit.
class TestResume : public QObject
{
    Q_OBJECT

    static bool never(const TrainingReports&) { return false; }

private Q_SLOTS:
    void everyPresetGoesOnAsIfNothingHadBeen_data()
    {
        addColumns<QString, int, Settings>("preset", "where", "settings");
        const auto row = [](const std::string& preset, const char* name, Interruption where, const Settings& settings) {
            QTest::newRow((preset + ", " + name).c_str()) << QString::fromStdString(preset) << int(where) << settings;
        };
        for (const auto& preset : createSession({.threads = 1})->catalogue().presets) {
            const bool hasWords = preset.task == Task::Sentences;
            const Settings settings = hasWords ? small : Settings{};
            row(preset.id, "in an epoch", Interruption::MidEpoch, settings);
            if (!hasWords) // models without words have no validation in this test
                continue;
            row(preset.id, "in a validation", Interruption::MidValidation, settings);
            row(preset.id, "after the best", Interruption::AfterBest, settings);
        }
        auto marian = small;
        marian.insert(marian.end(),
            {{"heads", "2"}, {"norm", "post"}, {"layers", "3"}, {"decoder_layers", "1"}, {"final_norm", "off"},
                {"positions", "fixed-table"}, {"activation", "swish"}, {"output_bias", "off"}, {"start_vector", "zero"},
                {"length_penalty_kind", "power"}, {"beam_end", "until-worse"}, {"average_saves", "2"}});
        row("transformer", "as Marian's", Interruption::MidEpoch, marian);
    }

    void everyPresetGoesOnAsIfNothingHadBeen()
    {
        const auto [preset, where, settings] = fetched<QString, int, Settings>();
        constexpr std::int64_t steps = 50; // an epoch has 12
        const bool hasWords = !preset.startsWith(u"unshuffle"_s);
        auto request = requestFor(preset.toStdString(), steps, settings);
        const auto session = [&] { return hasWords ? sessionWith("reverse", 200) : createSession({.threads = 1}); };

        // the same training serves for each interruption
        static std::map<std::pair<QString, std::size_t>, Trace> wholes;
        const std::pair key(preset, settings.size());
        if (!wholes.contains(key)) {
            auto whole = session();
            QVERIFY(whole->startTraining(request));
            train(*whole, wholes[key], never);
        }
        const auto& expected = wholes[key];
        QCOMPARE(expected.step(), steps);

        const QTemporaryDir place;
        request.runFolder = place.filePath(u"run"_s).toStdString();
        auto actual = interrupted(request, session(), Interruption(where));
        const auto at = actual.step();
        QVERIFY2(at >= 12 && steps - at >= 20, qPrintable(QString::number(at)));
        auto second = session();
        const auto resumed = second->resumeTraining(request.runFolder, {}, {}); // the limit is the run's own
        QVERIFY2(resumed, resumed ? "" : resumed.error().message.c_str());
        QCOMPARE(resumed->step, at);
        actual.end = TrainingEnd::StillRunning;
        train(*second, actual, never);
        verifySame(actual, expected);
    }

    void aValidationThatWasCutShortComesAgain_data()
    {
        QTest::addColumn<bool>("last");
        QTest::newRow("the first") << false;
        QTest::newRow("the one at the end") << true;
    }

    void aValidationThatWasCutShortComesAgain()
    {
        QFETCH(bool, last);
        auto request = requestFor("recommended", 20, small); // no whole number of intervals between validations
        Trace expected;
        auto whole = sessionWith("reverse", 200);
        QVERIFY(whole->startTraining(request));
        train(*whole, expected, never);

        const QTemporaryDir place;
        request.runFolder = place.filePath(u"run"_s).toStdString();
        auto session = sessionWith("reverse", 200);
        QVERIFY(session->startTraining(request));
        Trace actual;
        train(*session, actual, [&](const TrainingReports& reports) {
            return reports.progress.validating && (!last || actual.step() == 20);
        });
        QCOMPARE(actual.validations.empty(), !last);
        QVERIFY(session->finishTraining(TrainingEnd::Stopped));
        auto second = sessionWith("reverse", 200);
        QVERIFY(second->resumeTraining(request.runFolder, {}, {}));
        actual.end = TrainingEnd::StillRunning;
        train(*second, actual, never);
        verifySame(actual, expected);
    }

    void whatDecidesTheEndGoesOnToo_data()
    {
        addColumns<QString, bool>("keys", "stopsEarly");
        const auto row = [](const char* keys, bool stopsEarly = false) {
            QTest::newRow(keys) << QString::fromLatin1(keys) << stopsEarly;
        };
        row("schedule=plateau");
        row("schedule=linear warmup_steps=20");
        row("schedule=one-cycle");
        row("schedule=inverse-square-root warmup_steps=30");
        row("patience=3 learning_rate=0.3 clip_norm=0", true);
        row("optimizer=sgd momentum=0.9 learning_rate=0.1");
        row("optimizer=adadelta learning_rate=1");
        row("forcing_schedule=linear forcing_steps=60 forcing_final=0.2 forcing_coin=pair");
        row("forcing_schedule=inverse-sigmoid forcing_steps=20 forcing_coin=step");
        row("batch_tokens=60 label_smoothing=0.1");
    }

    void whatDecidesTheEndGoesOnToo()
    {
        const auto [keys, stopsEarly] = fetched<QString, bool>();
        Settings settings = small;
        for (const auto& pair : keys.split(' ')) {
            const auto key = pair.section('=', 0, 0).toStdString();
            std::erase_if(settings, [&](const KeyValue& setting) { return setting.key == key; });
            settings.push_back({key, pair.section('=', 1).toStdString()});
        }
        auto request = requestFor("recommended", stopsEarly ? 5'000 : 90, settings);
        Trace expected;
        auto whole = sessionWith("reverse", 200);
        QVERIFY(whole->startTraining(request));
        train(*whole, expected, never);
        QCOMPARE(expected.end, stopsEarly ? TrainingEnd::EarlyStopped : TrainingEnd::LimitReached);

        // Interrupts again and again: after every 13 batches of training or validation.
        const QTemporaryDir place;
        request.runFolder = place.filePath(u"run"_s).toStdString();
        Trace actual;
        int calls = 0;
        auto session = sessionWith("reverse", 200);
        QVERIFY(session->startTraining(request));
        while (actual.end == TrainingEnd::StillRunning) {
            train(*session, actual, [&](const TrainingReports&) { return ++calls % 13 == 0; });
            if (actual.end != TrainingEnd::StillRunning)
                break;
            QVERIFY(session->finishTraining(TrainingEnd::Stopped));
            session = sessionWith("reverse", 200);
            const auto resumed = session->resumeTraining(request.runFolder, {}, {});
            QVERIFY2(resumed, resumed ? "" : resumed.error().message.c_str());
        }
        verifySame(actual, expected);
    }

    void aRunWithoutASaveGoesOnFromItsStart()
    {
        Trace expected;
        auto whole = sessionWith("reverse", 200);
        auto settings = small;
        settings.back() = {"validation_epochs", "100"};
        auto request = requestFor("recommended", 20, settings);
        QVERIFY(whole->startTraining(request));
        train(*whole, expected, never);

        const QTemporaryDir place;
        request.runFolder = place.filePath(u"run"_s).toStdString();
        auto first = sessionWith("reverse", 200);
        QVERIFY(first->startTraining(request));
        Trace lost;
        train(*first, lost, [&](const TrainingReports&) { return lost.step() == 5; });
        first.reset(); // ends as in a crash in the first minute
        auto second = sessionWith("reverse", 200);
        const auto resumed = second->resumeTraining(request.runFolder, {}, {});
        QVERIFY2(resumed, resumed ? "" : resumed.error().message.c_str());
        QCOMPARE(resumed->step, 0);
        Trace actual;
        train(*second, actual, never);
        verifySame(actual, expected);
        QVERIFY(second->finishTraining(actual.end));
        const auto opened = second->openRun(request.runFolder, RunDetail::History);
        QVERIFY2(opened, opened ? "" : opened.error().message.c_str());
        QCOMPARE(opened->history->steps.size(), std::size_t(20)); // the steps of the first attempt are gone
    }

    void theLimitItWasStartedWithIsKept()
    {
        const QTemporaryDir place;
        auto request = requestFor("recommended", 20, small);
        request.runFolder = place.filePath(u"run"_s).toStdString();
        auto session = sessionWith("reverse", 200);
        QVERIFY(session->startTraining(request));
        Trace trace;
        train(*session, trace, [&](const TrainingReports&) { return trace.step() == 5; });
        QVERIFY(session->finishTraining(TrainingEnd::Stopped));
        QVERIFY(session->resumeTraining(request.runFolder, {}, {}));
        train(*session, trace, never);
        QCOMPARE(trace.step(), std::int64_t(20));
        QVERIFY(session->finishTraining(trace.end));
        QVERIFY(session->resumeTraining(request.runFolder, {}, {})); // the limit has been reached
        QCOMPARE(session->advance(std::chrono::milliseconds(0), {})->end, TrainingEnd::LimitReached);
        QVERIFY(session->resumeTraining(request.runFolder, {.steps = 21}, {}));
        QCOMPARE(session->advance(std::chrono::milliseconds(0), {})->steps.size(), std::size_t(1));
    }

    void aChangedDataFileChangesNoTrainingAndIsNotResumed()
    {
        const QTemporaryDir place;
        const auto path = place.filePath(u"pairs.tsv"_s);
        const auto write = [&](int shift) {
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly));
            for (int line = 0; line < 200; ++line)
                file.write(u"a%1 b%2 c\tc b%2 a%1\n"_s.arg(line % 17 + shift).arg(line % 11).toUtf8());
        };
        write(0);
        const auto loaded = [&] {
            auto session = createSession({.threads = 1});
            DataRequest data{.source = path.toStdString()};
            return std::pair(session->loadData(data, {}, {}), std::move(session));
        };
        Trace expected;
        auto request = requestFor("recommended", 30, small);
        auto [summary, whole] = loaded();
        QVERIFY2(summary, summary ? "" : summary.error().message.c_str());
        QVERIFY(whole->startTraining(request));
        train(*whole, expected, never);

        request.runFolder = place.filePath(u"run"_s).toStdString();
        auto [again, session] = loaded();
        QVERIFY(again && session->startTraining(request));
        Trace actual;
        train(*session, actual, [&](const TrainingReports&) { return actual.step() == 8; });
        write(1); // changed on the disk
        train(*session, actual, [&](const TrainingReports&) { return actual.step() == 16; });
        QVERIFY(QFile::remove(path));
        train(*session, actual, never);
        verifySame(actual, expected);
        QVERIFY(session->finishTraining(TrainingEnd::Stopped));

        const auto [gone, without] = loaded();
        QCOMPARE(gone.error().code, ErrorCode::FileNotFound);
        QVERIFY(gone.error().message.contains("pairs.tsv"));
        write(1);
        const auto [other, with] = loaded();
        QVERIFY(other);
        const auto refused = with->resumeTraining(request.runFolder, {}, {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::BadRun);
        QVERIFY(refused.error().message.contains("other sentence pairs"));
        write(0); // restores the file
        const auto [same, able] = loaded();
        QVERIFY(same && able->resumeTraining(request.runFolder, {.steps = 40}, {}));
    }

    void secondsNeverFall()
    {
        const QTemporaryDir place;
        auto request = requestFor("recommended", 60, small);
        request.settings.push_back({"autosave_seconds", "0.1"});
        request.runFolder = place.filePath(u"run"_s).toStdString();
        double last = 0.0;
        auto session = sessionWith("reverse", 200);
        QVERIFY(session->startTraining(request));
        for (int part = 1; part <= 3; ++part) {
            Trace trace;
            train(*session, trace, [&](const TrainingReports& reports) {
                for (const auto& step : reports.steps) {
                    if (step.seconds < last)
                        qFatal("seconds fell from %f to %f", last, step.seconds);
                    last = step.seconds;
                }
                return trace.step() == 15;
            });
            QVERIFY(session->finishTraining(TrainingEnd::Stopped));
            session = sessionWith("reverse", 200);
            QVERIFY(session->resumeTraining(request.runFolder, {}, {}));
        }
        QVERIFY(last > 0.0);
    }

    void twoProgramsDoNotTrainOneRun()
    {
        const QTemporaryDir place;
        auto request = requestFor("recommended", 1'000, small);
        request.runFolder = place.filePath(u"run"_s).toStdString();
        auto first = sessionWith("reverse", 200);
        QVERIFY(first->startTraining(request));
        QVERIFY(first->advance(std::chrono::milliseconds(0), {}));
        QVERIFY(first->save());

        auto second = sessionWith("reverse", 200);
        const auto refused = second->resumeTraining(request.runFolder, {}, {});
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Unwritable);
        const auto& message = refused.error().message;
        QVERIFY2(message.contains(request.runFolder) && message.contains("another Attentoscope")
                && message.contains("translate"),
            message.c_str());
        QVERIFY(second->openRun(request.runFolder, RunDetail::History)); // reading is free
        TranslationRequest sentence{.source = "a b c"};
        QVERIFY(second->translate(sentence, {}, {}));

        QVERIFY(first->finishTraining(TrainingEnd::Stopped));
        QVERIFY(second->resumeTraining(request.runFolder, {}, {}));
    }
};

ATTENTOSCOPE_TEST(TestResume, QCoreApplication);
#include "tst_resume.moc"
