// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lessonplayback.h"
#include "engine/lessons/lessonadvice.h"
#include "engine/lessons/lessoncheck.h"
#include "engine/lessons/lessonreader.h"
#include "engine/lessons/lessonvalues.h"
#include "engine/lessons/shippedlessons.h"
#include "tests/support/testprogram.h"

namespace {

/// The number of forced rows for which a condition asks. Rows that must not be forced do not count.
int forcedRowsIn(const Condition& condition)
{
    if (condition.kind == Condition::Kind::Not)
        return 0;
    const auto* asked = std::get_if<LessonReference>(&condition.left);
    const bool isForced = condition.kind == Condition::Kind::Truth && asked && asked->value->name == "forced";
    return std::accumulate(condition.parts.begin(), condition.parts.end(), isForced ? 1 : 0,
        [](int count, const Condition& part) { return count + forcedRowsIn(part); });
}

} // namespace

/// The short forms train a few hundred steps; tests/soak/lessons.sh plays the full ones.
class TestShippedLessons : public QObject
{
    Q_OBJECT
private slots:
    void haveNoMistakes()
    {
        const auto catalogue = createSession({})->catalogue();
        QVERIFY(!shippedLessons().empty());
        for (const auto& shipped : shippedLessons())
            for (const auto& finding : lessonFindings(shipped.text, catalogue))
                qCritical("%s/%s:%d: %s", std::string(shipped.language).c_str(), std::string(shipped.file).c_str(),
                    finding.line, finding.message.c_str());
        for (const auto& shipped : shippedLessons())
            QVERIFY(lessonFindings(shipped.text, catalogue).empty());
    }

    /// Every question has an answer, whatever a run shows. No step waits for something that may not happen.
    void areRightInEveryOutcome()
    {
        QStringList advice;
        for (const auto& shipped : shippedLessons())
            for (const auto& line : lessonAdvice(readLesson(shipped.text).lesson))
                advice << u"%1/%2:%3: %4"_s.arg(QString::fromStdString(std::string(shipped.language)),
                    QString::fromStdString(std::string(shipped.file)), QString::number(line.line),
                    QString::fromStdString(line.message.text()));
        QVERIFY2(advice.isEmpty(), qPrintable(advice.join(QLatin1Char('\n'))));
    }

    /// If two rows must be forced, one forced row is not enough.
    void waitForEveryRowThatIsForced()
    {
        for (const auto& shipped : shippedLessons()) {
            int forced = 0;
            for (const auto& step : readLesson(shipped.text).lesson.steps) {
                bool forces = false;
                for (const auto& action : step.actions) {
                    const bool ends = action.kind == LessonActionKind::Translate
                        || action.kind == LessonActionKind::Start
                        || (action.kind == LessonActionKind::Force && action.arguments.front() == "none");
                    forces = !ends && (forces || action.kind == LessonActionKind::Force);
                    forced = ends ? 0 : forced + (action.kind == LessonActionKind::Force ? 1 : 0);
                }
                if (forces)
                    QVERIFY2(step.until && forcedRowsIn(step.until->condition) >= forced,
                        (std::string(shipped.language) + '/' + std::string(shipped.file) + ": " + step.title).c_str());
            }
        }
    }

    void areWalkedToTheirEnd_data()
    {
        QTest::addColumn<QString>("text");
        for (const auto& shipped : shippedLessons())
            if (shipped.language == "en")
                QTest::newRow(std::string(shipped.file).c_str())
                    << QString::fromUtf8(shipped.text.data(), qsizetype(shipped.text.size()));
    }

    void areWalkedToTheirEnd()
    {
        QFETCH(QString, text);
        const auto lesson = readLesson(text.toStdString()).lesson;
        const QTemporaryDir folder;
        const auto session = createSession({.threads = 1});
        LessonPlayback playback(*session, lesson, {{}, folder.path().toStdString()}, LessonForm::Short);
        const auto played = playback.play(
            [](const PlayedStep& step) { qInfo("%s: %.1f s %s", step.id.c_str(), step.seconds, step.problem.c_str()); },
            {});
        QVERIFY(played);
        QVERIFY(played->isDone());
        QVERIFY(played->seconds < lesson.minutes * 60.0);
    }
};

ATTENTOSCOPE_TEST(TestShippedLessons, QCoreApplication);
#include "tst_shippedlessons.moc"
