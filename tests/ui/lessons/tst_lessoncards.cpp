// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/lessons/lessonprogress.h"
#include "ui/lessons/lessonsrow.h"

namespace {

ListedLesson lesson(const char* id, const char* preset = "recommended")
{
    auto made = std::make_shared<Lesson>();
    made->id = id;
    made->title = std::string("Lesson ") + id;
    made->minutes = 8;
    made->preset = preset;
    return {made, u"/x/%1.lesson.md"_s.arg(QLatin1String(id)), {.id = QLatin1String(id), .picture = {}}};
}

std::vector<ListedLesson> lessons(int count)
{
    std::vector<ListedLesson> all;
    for (int index = 0; index < count; ++index)
        all.push_back(lesson(QByteArray::number(index + 1).constData()));
    return all;
}

QList<LessonCard*> shown(const LessonsRow& row)
{
    QList<LessonCard*> cards;
    for (auto* card : row.findChildren<LessonCard*>())
        if (!card->isHidden())
            cards << card;
    return cards;
}

} // namespace

class TestLessonCards : public QObject
{
    Q_OBJECT

private slots:
    void thePictureIsDrawnFromWeights()
    {
        const auto weights = std::make_shared<std::vector<float>>(std::vector{0.0F, 1.0F, 0.5F, 0.5F});
        const auto matrix = smallMatrix(AttentionMap{2, 2, weights, {}, 0.0F});
        QCOMPARE(matrix.rows, 2);
        QCOMPARE(matrix.at(0, 1), 1.0);
        QImage picture(20, 20, QImage::Format_RGB32);
        QPainter painter(&picture);
        draw(matrix, picture.rect(), painter, QPalette());
        painter.end();
        QVERIFY(picture.pixel(5, 5) != picture.pixel(15, 5));
        QCOMPARE(picture.pixel(5, 15), picture.pixel(15, 15));
    }

    void theKindSaysWhatAPictureLooksLike()
    {
        std::set<QByteArray> pictures;
        for (const auto* preset :
            {"transformer", "unshuffle", "tutorial-location", "luong-local", "bilstm-concat", "recommended"})
            pictures.insert(smallMatrix(*lesson("x", preset).lesson).weights);
        QCOMPARE(pictures.size(), 6U);
    }

    void progressIsKept()
    {
        const SmallMatrix picture{1, 2, QByteArray("\x10\xff", 2)};
        const QList<LessonProgress> all{{u"by-hand"_s, 3, 6, false, picture}, {u"b"_s, 6, 6, true, {}}};
        QCOMPARE(lessonProgress(toLines(all)), all);
    }

    void brokenProgressIsLeftOut()
    {
        QVERIFY(lessonProgress({u"one two"_s, QString(), u" 1 2 0 x"_s}).isEmpty());
        const auto odd = lessonProgress({u"a 99 4 0 900x900:00"_s});
        QCOMPARE(odd.size(), 1);
        QCOMPARE(odd.front().reached, 4);
        QVERIFY(odd.front().picture.isEmpty());
    }

    void aCardSaysHowFarOneGot()
    {
        auto one = lesson("1");
        QVERIFY(LessonCard(one).detail().contains(u"8 min"_s));
        one.progress.reached = 2;
        one.progress.count = 6;
        QVERIFY(LessonCard(one).detail().contains(u"2 of 6"_s));
        one.progress.isFinished = true;
        const LessonCard done(one);
        QVERIFY(done.detail().contains(u"done"_s));
        QVERIFY(done.accessibleName().contains(u"done"_s));
    }

    void theRowBeginsWithWhatIsNotDone()
    {
        LessonsRow row;
        QVERIFY(row.isHidden());
        auto all = lessons(6);
        all[0].progress.isFinished = true;
        row.resize(900, 200);
        row.setLessons(all);
        row.show();
        QCOMPARE(shown(row).size(), 3);
        QCOMPARE(shown(row).front()->objectName(), u"lesson-2"_s);
        QSignalSpy allShown(&row, &LessonsRow::allShown);
        auto* button = row.findChild<QPushButton*>(u"allLessons"_s);
        button->click();
        QCOMPARE(shown(row).size(), 6);
        QCOMPARE(allShown.size(), 1); // the first screen scrolls to them
        button->click();
        QCOMPARE(shown(row).size(), 3);
        QCOMPARE(allShown.size(), 1);
    }

    void aBuiltInLessonHasItsNumber()
    {
        auto all = lessons(2);
        all[1].path = u":/lessons/en/08-many.lesson.md"_s;
        LessonsRow row;
        row.setLessons(all);
        QCOMPARE(row.findChild<LessonCard*>(u"lesson-1"_s)->text(), QString::fromStdString(all[0].lesson->title));
        QCOMPARE(
            row.findChild<LessonCard*>(u"lesson-2"_s)->text(), u"8. "_s + QString::fromStdString(all[1].lesson->title));
    }

    void aCardOpensItsLesson()
    {
        LessonsRow row;
        row.setLessons(lessons(2));
        row.show();
        QSignalSpy chosen(&row, &LessonsRow::chosen);
        QTest::keyClick(row.findChild<LessonCard*>(u"lesson-2"_s), Qt::Key_Return);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.front().front().toString(), u"/x/2.lesson.md"_s);
    }

    void aNarrowRowHasFewerCardsBesideEachOther()
    {
        LessonsRow row;
        row.setLessons(lessons(3));
        row.resize(900, 300);
        row.show();
        QTRY_COMPARE(shown(row).at(0)->y(), shown(row).at(2)->y());
        row.resize(350, 500);
        QTRY_VERIFY(shown(row).at(0)->y() < shown(row).at(1)->y());
    }
};

ATTENTOSCOPE_TEST(TestLessonCards, QApplication);
#include "tst_lessoncards.moc"
