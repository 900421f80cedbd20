// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/lessons/lessontext.h"
#include "ui/widgets/labels.h"

#include <QApplication>

using namespace attentoscope::ui;

namespace {

QString html(const char* markdown)
{
    return lessonHtml(QString::fromUtf8(markdown));
}

QString value(const QString& expression)
{
    return expression == QLatin1String("loss") ? QStringLiteral("1.25") : QString();
}

} // namespace

class TestLessonText : public QObject
{
    Q_OBJECT

private slots:
    void makesParagraphsAndLists()
    {
        QCOMPARE(html("one\ntwo\n\nthree"), QStringLiteral("<p>one two</p><p>three</p>"));
        const auto list = html("- a\n- b\n\nend");
        QVERIFY(list.contains(QStringLiteral("<ul")) && list.count(QStringLiteral("<li>")) == 2);
        QVERIFY(list.indexOf(QStringLiteral("</ul>")) < list.indexOf(QStringLiteral("<p>end")));
        QVERIFY(html("1. first").contains(QStringLiteral("<ol")));
    }

    void setsMarksWithinALine()
    {
        QCOMPARE(html("**a** *b* `c`"), QStringLiteral("<p><b>a</b> <i>b</i> <code>c</code></p>"));
        QCOMPARE(html("2 * 3 * 4"), QStringLiteral("<p>2 * 3 * 4</p>"));
    }

    void typesetsEquations()
    {
        QVERIFY(html("the state $s(t−1)$").contains(QStringLiteral("<i>s</i><sub>t−1</sub>")));
        const auto block = html("$$\ne(t,j) = w\n$$");
        QVERIFY(block.contains(QStringLiteral("<i>w</i>")) && !block.contains(QLatin1Char('$')));
    }

    void quotesValues()
    {
        QCOMPARE(lessonHtml(QStringLiteral("now {{loss}}"), value), QStringLiteral("<p>now <b>1.25</b></p>"));
        QCOMPARE(lessonHtml(QStringLiteral("now {{step}}"), value), QStringLiteral("<p>now <b>…</b></p>"));
    }

    void linksOnlyToTheWeb()
    {
        QVERIFY(html("[page](https://example.org/a)")
                .contains(QStringLiteral("<a href=\"https://example.org/a\">page</a>")));
        for (const auto* other : {"[x](file:///etc/passwd)", "[x](javascript:alert)", "[x](qrc:/a)"})
            QVERIFY2(!html(other).contains(QStringLiteral("<a ")), other);
    }

    void nothingOfAFileIsMarkup()
    {
        for (const auto* text : {"<img src=x>", "<b onclick=x>", "a <a href='file:///x'>b</a>", "background=x url(y)",
                 "![picture](https://example.org/x.png)", "**<img src=x>**", "`<style>`", "$<img src=x>$"}) {
            const auto made = html(text);
            QVERIFY2(!made.contains(QStringLiteral("<img")) && !made.contains(QStringLiteral("<style")), text);
            QVERIFY2(!made.contains(QStringLiteral("url(")) && !made.contains(QStringLiteral("background=")), text);
            RichLabel label;
            label.setMarkup(made);
            QCOMPARE(label.text(), made); // it would be escaped once more where it names a file
        }
    }

    void marksThatDoNotCloseStayAsTheyAre()
    {
        for (const auto* text : {"**", "$", "`", "{{", "[x](", "$$", "```", "- ", "# "})
            QVERIFY2(html(text).size() < 200, text);
    }

    void screenReadersHearWords()
    {
        QCOMPARE(lessonWords(QStringLiteral("**a** `b`\n\n$$c$$\n\n- {{loss}}"), value), QStringLiteral("a b c 1.25"));
    }
};

ATTENTOSCOPE_TEST(TestLessonText, QApplication);
#include "tst_lessontext.moc"
