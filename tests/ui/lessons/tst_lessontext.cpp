// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/lessons/lessontext.h"
#include "ui/widgets/labels.h"

class TestLessonText : public QObject
{
    Q_OBJECT

    static QString html(const char* markdown) { return lessonHtml(QString::fromUtf8(markdown)); }
    static QString value(const QString& expression) { return expression == "loss"_L1 ? u"1.25"_s : QString(); }

private slots:
    /// In French, ";" and "?" have a narrow no-break space before them.
    void noLineBeginsWithASign()
    {
        RichLabel label;
        label.setMarkup(lessonHtml(u"Où\u202F; comment\u00A0: pourquoi\u202F?"_s));
        QTextDocument shown;
        shown.setHtml(label.text());
        QCOMPARE(shown.toRawText(), u"Où\u00A0; comment\u00A0: pourquoi\u00A0?"_s);
    }

    void makesParagraphsAndLists()
    {
        QCOMPARE(html("one\ntwo\n\nthree"), u"<p>one two</p><p>three</p>"_s);
        const auto list = html("- a\n- b\n\nend");
        QVERIFY(list.contains(u"<ul"_s) && list.count(u"<li>"_s) == 2);
        QVERIFY(list.indexOf(u"</ul>"_s) < list.indexOf(u"<p>end"_s));
        QVERIFY(html("1. first").contains(u"<ol"_s));
    }

    void setsMarksWithinALine()
    {
        QCOMPARE(html("**a** *b* `c`"), u"<p><b>a</b> <i>b</i> <code>c</code></p>"_s);
        QCOMPARE(html("2 * 3 * 4"), u"<p>2 * 3 * 4</p>"_s);
    }

    void typesetsEquations()
    {
        QVERIFY(html("the state $s(t−1)$").contains(u"<i>s</i><sub>t−1</sub>"_s));
        const auto block = html("$$\ne(t,j) = w\n$$");
        QVERIFY(block.contains(u"<i>w</i>"_s) && !block.contains(QLatin1Char('$')));
    }

    void quotesValues()
    {
        QCOMPARE(lessonHtml(u"now {{loss}}"_s, value), u"<p>now <b>1.25</b></p>"_s);
        QCOMPARE(lessonHtml(u"now {{step}}"_s, value), u"<p>now <b>…</b></p>"_s);
    }

    void linksOnlyToTheWeb()
    {
        QVERIFY(html("[page](https://example.org/a)").contains(u"<a href=\"https://example.org/a\">page</a>"_s));
        for (const auto* other : {"[x](file:///etc/passwd)", "[x](javascript:alert)", "[x](qrc:/a)"})
            QVERIFY2(!html(other).contains(u"<a "_s), other);
    }

    void nothingOfAFileIsMarkup()
    {
        for (const auto* text : {"<img src=x>", "<b onclick=x>", "a <a href='file:///x'>b</a>", "background=x url(y)",
                 "![picture](https://example.org/x.png)", "**<img src=x>**", "`<style>`", "$<img src=x>$"}) {
            const auto made = html(text);
            QVERIFY2(!made.contains(u"<img"_s) && !made.contains(u"<style"_s), text);
            QVERIFY2(!made.contains(u"url("_s) && !made.contains(u"background="_s), text);
            RichLabel label;
            label.setMarkup(made);
            QCOMPARE(label.text(), made); // unchanged; a text that names a file would be escaped again
        }
    }

    void marksThatDoNotCloseStayAsTheyAre()
    {
        for (const auto* text : {"**", "$", "`", "{{", "[x](", "$$", "```", "- ", "# "})
            QVERIFY2(html(text).size() < 200, text);
    }

    void screenReadersHearWords()
    {
        QCOMPARE(lessonWords(u"**a** `b`\n\n$$c$$\n\n- {{loss}}"_s, value), u"a b c 1.25"_s);
    }
};

ATTENTOSCOPE_TEST(TestLessonText, QApplication);
#include "tst_lessontext.moc"
