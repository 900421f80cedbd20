// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lessonplayback.h"
#include "engine/lessons/lessoncheck.h"
#include "engine/lessons/lessonreader.h"
#include "tests/support/goldenfiles.h"
#include "tests/support/testprogram.h"

using namespace attentoscope::tests::golden;

/// Lessons that people wrote for earlier versions have no mistakes now, and can be played.
class TestGoldenLessons : public QObject
{
    Q_OBJECT

private slots:
    void eachIsWalkedToItsEnd_data() { addRows(listedWith(u".lesson.md"_s)); }

    void eachIsWalkedToItsEnd()
    {
        QFETCH(QString, name);
        const auto text = contentsOf(name + u".lesson.md"_s).toStdString();
        const auto session = createSession({.threads = 1});
        for (const auto& finding : lessonFindings(text, session->catalogue()))
            QFAIL(finding.message.c_str());
        const auto lesson = readLesson(text).lesson;
        const auto beside = pathOf(name.section(u'/', 0, -2)).toStdString();
        for (const auto form : {LessonForm::Full, LessonForm::Short}) {
            const QTemporaryDir runs;
            LessonPlayback playback(*session, lesson, {beside, runs.path().toStdString()}, form);
            const auto played = playback.play([](const PlayedStep&) { }, {});
            QVERIFY2(played, played ? "" : played.error().message.c_str());
            for (const auto& step : played->steps)
                QVERIFY2(step.problem.empty(), step.problem.c_str());
            QCOMPARE(played->steps.size(), lesson.steps.size());
        }
    }
};

ATTENTOSCOPE_TEST(TestGoldenLessons, QCoreApplication);
#include "tst_goldenlessons.moc"
