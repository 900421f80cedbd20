// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/lessonwalker.h"
#include "engine/lessons/lessoncheck.h"
#include "engine/lessons/lessonreader.h"
#include "engine/lessons/shippedlessons.h"
#include "tests/support/testprogram.h"

#include <QTemporaryDir>

using namespace attentoscope;

/// The short forms train a few hundred steps; tests/soak/lessons.sh walks the full ones.
class TestShippedLessons : public QObject
{
    Q_OBJECT
private slots:
    void haveNoMistakes();
    void areWalkedToTheirEnd_data();
    void areWalkedToTheirEnd();
};

void TestShippedLessons::haveNoMistakes()
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

void TestShippedLessons::areWalkedToTheirEnd_data()
{
    QTest::addColumn<QString>("text");
    for (const auto& shipped : shippedLessons())
        if (shipped.language == "en")
            QTest::newRow(std::string(shipped.file).c_str())
                << QString::fromUtf8(shipped.text.data(), qsizetype(shipped.text.size()));
}

void TestShippedLessons::areWalkedToTheirEnd()
{
    QFETCH(QString, text);
    const auto lesson = readLesson(text.toStdString()).lesson;
    const QTemporaryDir folder;
    const auto session = createSession({});
    LessonWalker walker(*session, lesson, {{}, folder.path().toStdString()}, LessonForm::Short);
    const auto walked = walker.walk(
        [](const WalkedStep& step) { qInfo("%s: %.1f s %s", step.id.c_str(), step.seconds, step.problem.c_str()); },
        {});
    QVERIFY(walked);
    QVERIFY(walked->isDone());
    QVERIFY(walked->seconds < lesson.minutes * 60.0);
}

ATTENTOSCOPE_TEST(TestShippedLessons, QCoreApplication);
#include "tst_shippedlessons.moc"
