// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Memory runs out at one allocation, and is then available again. The failure is reported, and training goes on as if
// nothing had happened. Afterwards the same question gets the same answer. ATTENTOSCOPE_EVERY_ALLOCATION=1 tries every
// allocation of the engine thread. Otherwise some of them are tried.
#include "engine/types/dissection.h"
#include "tests/engine/session/smalltrainings.h"
#include "tests/support/failingmemory.h"

namespace {

using Answer = Result<QString>;
/// Prepares a question to the session, and returns a function that asks it. Memory may run out only in that function.
using Question = std::function<std::function<Answer()>(Session&)>;

template <typename Value, typename Show>
Answer answerOf(const Result<Value>& value, const Show& show)
{
    if (!value)
        return std::unexpected(value.error());
    return show(*value);
}

QString shown(const Translation& translation)
{
    QString text = QString::fromStdString(translation.text) + u' ' + QString::number(translation.score, 'g', 12);
    for (std::size_t row = 0; row < translation.attention.rows; ++row)
        for (std::size_t column = 0; column < translation.attention.columns; ++column)
            text += u' ' + QString::number(double(translation.attention.at(row, column)), 'g', 9);
    return text;
}

TranslationRequest request()
{
    return {.id = 1, .source = "a b c d e", .beam = 3, .alternatives = 2, .heads = HeadsAnswer::All};
}

std::function<Answer()> translate(Session& session)
{
    return [&session, asked = request()] { return answerOf(session.translate(asked, {}, {}), shown); };
}

std::function<Answer()> dissect(Session& session)
{
    DissectionRequest cell{.id = 1, .translation = valueOf(session.translate(request(), {}, {}))};
    if (!cell.translation.heads.empty())
        cell.head = cell.translation.heads.front().id;
    return [&session, cell] {
        return answerOf(session.dissect(cell), [](const Dissection& dissection) {
            QString text;
            for (const float weight : dissection.arithmetic.weights)
                text += QString::number(double(weight), 'g', 9) + u' ';
            return text;
        });
    };
}

/// Trains one batch after the other until the validation has ended. It must end before the next step.
Answer validated(Session& session)
{
    if (const auto begun = session.validateNow(); !begun)
        return std::unexpected(begun.error());
    while (true) {
        const auto reports = session.advance(std::chrono::milliseconds(0), {});
        if (!reports)
            return std::unexpected(reports.error());
        if (!reports->steps.empty())
            return u"a step"_s;
        if (!reports->validations.empty())
            return QString::number(reports->validations.front().loss, 'g', 12);
    }
}

std::function<Answer()> validate(Session& session)
{
    return [&session] { return validated(session); };
}

std::function<Answer()> save(Session& session)
{
    return [&session] {
        return answerOf(session.save(), [](const SaveReport& report) { return QString::number(report.step); });
    };
}

std::unique_ptr<Session> training(const QString& folder, const std::string& preset)
{
    auto session = sessionWith("reverse", 60);
    const Settings settings{{"embedding_size", "32"}, {"batch_size", "8"}, {"validation_epochs", "100"}};
    TrainingRequest request{
        .preset = preset, .settings = settings, .limit = {.steps = 100'000}, .runFolder = folder.toStdString()};
    request.watched = {{.source = "a b c d"}};
    if (preset == "recommended")
        request.settings.push_back({"hidden_size", "32"});
    if (const auto begun = session->startTraining(request); !begun)
        qFatal("%s", begun.error().message.c_str());
    return session;
}

std::int64_t allocationsOf(const std::function<Answer()>& ask)
{
    const FailingMemory memory(std::numeric_limits<std::int64_t>::max());
    if (!ask())
        qFatal("it failed with all the memory");
    return memory.counted();
}

Answer askedWithout(std::int64_t allocation, const std::function<Answer()>& ask)
{
    const FailingMemory memory(allocation);
    return ask();
}

/// The allocations that fail: all, or a few. The first and the last are always among them.
std::vector<std::int64_t> tried(std::int64_t all)
{
    const std::int64_t count =
        qEnvironmentVariableIsSet("ATTENTOSCOPE_EVERY_ALLOCATION") ? all : std::min<std::int64_t>(all, 24);
    std::vector<std::int64_t> numbers;
    for (std::int64_t index = 0; index < count; ++index)
        numbers.push_back(1 + index * (all - 1) / std::max<std::int64_t>(count - 1, 1));
    return numbers;
}

} // namespace

class EveryAllocationTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_place;

private Q_SLOTS:
    void askingLeavesTheTrainingAsItWas_data()
    {
        addColumns<std::string, Question>("preset", "question");
        for (const std::string preset : {"recommended", "transformer-tiny"}) {
            const auto row = [&](const char* name) -> QTestData& {
                return QTest::newRow((preset + ' ' + name).c_str());
            };
            row("translate") << preset << Question(translate);
            row("dissect") << preset << Question(dissect);
            row("validate") << preset << Question(validate);
            row("save") << preset << Question(save);
        }
    }

    void askingLeavesTheTrainingAsItWas()
    {
        const auto [preset, question] = fetched<std::string, Question>();
        const auto place = m_place.filePath(QLatin1String(QTest::currentDataTag()));
        const auto session = training(place, preset);
        const auto undisturbed = training(place + u" undisturbed"_s, preset);
        losses(*session, 2);
        losses(*undisturbed, 2);
        auto ask = question(*session);
        auto expected = valueOf(ask());
        const auto all = allocationsOf(ask);
        int failures = 0;
        for (const auto number : tried(all)) {
            const auto answer = askedWithout(number, ask);
            failures += answer ? 0 : 1; // it may need fewer allocations than the first time
            const auto said = answer ? *answer : QString::fromStdString(answer.error().message.text());
            const auto where = u"allocation %1 of %2: %3"_s.arg(number).arg(all).arg(said);
            QVERIFY2(answer ? *answer == expected : answer.error().code == ErrorCode::OutOfMemory, qPrintable(where));
            auto again = ask();
            if (answer && !again && again.error().code == ErrorCode::OutOfMemory)
                again = ask(); // the next call reports a failure that came after the answer
            QVERIFY2(again && *again == expected, qPrintable(where));
            if (number % 4 == 0) {
                QCOMPARE(losses(*session, 1), losses(*undisturbed, 1));
                ask = question(*session);
                expected = valueOf(ask());
            }
        }
        QVERIFY(failures > 0);
        QCOMPARE(losses(*session, 3), losses(*undisturbed, 3));
        qInfo("%lld allocations, %d of those tried were told", static_cast<long long>(all), failures);
    }
};

ATTENTOSCOPE_TEST(EveryAllocationTest, QCoreApplication);
#include "tst_everyallocation.moc"
