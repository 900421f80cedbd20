// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lessons/shippedlessons.h"
#include "tests/support/testprogram.h"
#include "ui/lessons/lessonlibrary.h"

class TestLessonLibrary : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString write(const char* name, const QByteArray& text) const
    {
        const auto path = m_folder.filePath(QLatin1String(name));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("%s cannot be written", name);
        return path;
    }

    static QByteArray lesson(const char* id)
    {
        return QByteArray("---\nlesson: 1\nid: ") + id
            + "\ntitle: Mine\nminutes: 5\ngoal: A goal.\nneeds: Nothing.\nsource: Article | https://example.org\nours: All.\n"
              "preset: recommended\ndata: sample copy 100\nseed: 1\n---\n\n# Step {#s}\n\nText.\n\n@do pause\n@until paused\n"
              "@why So.\n\n# Three things to try {#try}\n\n- One\n- Two\n- Three\n";
    }

private slots:
    void init() { QVERIFY(QDir(m_folder.path()).removeRecursively() && QDir().mkpath(m_folder.path())); }

    void aFolderOfOnesOwnAddsItsLessons()
    {
        LessonLibrary library;
        const auto before = library.lessons().size();
        write("mine.lesson.md", lesson("mine"));
        write("notes.md", lesson("notes"));
        write("broken.lesson.md", "nothing");
        library.setFolder(m_folder.path());
        const auto all = library.lessons();
        QCOMPARE(all.size(), before + 1);
        QCOMPARE(all.back().lesson->id, std::string("mine"));
    }

    void everyShippedLessonCanBeTaken()
    {
        std::size_t english = 0;
        for (const auto& shipped : shippedLessons())
            english += shipped.language == "en" ? 1 : 0;
        QCOMPARE(LessonLibrary().lessons().size(), english);
    }

    void mistakesAreNamedWithTheirLines()
    {
        auto text = lesson("mine");
        text.replace("@until paused", "@until pause");
        const auto opened = LessonLibrary().open(write("mine %2.lesson.md", text));
        QVERIFY(!opened);
        QVERIFY2(opened.error().text.contains(u"mine %2.lesson.md"_s), qPrintable(opened.error().text));
        QVERIFY2(opened.error().detail.contains(u"Line 20"_s), qPrintable(opened.error().detail));
    }

    void theProgramsTablesCountToo()
    {
        const LessonLibrary library(
            [](const Lesson&) { return std::vector<LessonFinding>{{10, Message("No such preset.")}}; });
        const auto opened = library.open(write("mine.lesson.md", lesson("mine")));
        QVERIFY(!opened);
        QVERIFY(opened.error().detail.contains(u"Line 10: No such preset."_s));
    }

    void whatIsNoFileIsSaidSo()
    {
        QVERIFY(!LessonLibrary().open(m_folder.filePath(u"none.lesson.md"_s)));
        QVERIFY(!LessonLibrary().open(m_folder.path()));
        QVERIFY(!LessonLibrary().open(u":/lessons/none.lesson.md"_s));
    }

    void progressBelongsToALesson()
    {
        LessonLibrary library;
        library.note({u"mine"_s, 1, 2, false, {}});
        library.note({u"mine"_s, 2, 2, true, {}});
        QCOMPARE(library.progress().size(), 1);
        QVERIFY(library.open(write("mine.lesson.md", lesson("mine")))->progress.isFinished);
    }
};

ATTENTOSCOPE_TEST(TestLessonLibrary, QApplication);
#include "tst_lessonlibrary.moc"
