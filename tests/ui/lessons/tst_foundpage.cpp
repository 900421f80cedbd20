// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/language/languages.h"
#include "ui/lessons/foundpage.h"

namespace {

Translation picture()
{
    Translation translation;
    translation.source = {{.text = "cat"}, {.text = "<img src=x>"}};
    translation.target = {{.text = "chat"}, {.text = "noir"}};
    translation.attention = mapOf(2, 2, {0.9F, 0.1F, 0.2F, 0.8F});
    translation.text = "chat noir";
    return translation;
}

LessonRecord record()
{
    LessonRecord record{u"By <b>hand</b>"_s, u"A goal"_s, QDateTime::currentDateTime(), {}};
    StepRecord step{.title = u"Two words"_s, .question = u"Which *one*?"_s};
    step.result = {Outcome::Otherwise, u"<script>"_s, u"cat"_s, u"So."_s, true};
    step.picture = picture();
    step.step = 300;
    step.state = StepState::Done;
    record.steps = {step, {.title = u"Left out"_s, .question = {}}, {.title = u"Later"_s, .question = {}},
        {.title = u"To try"_s, .question = {}}};
    record.steps[1].state = StepState::Skipped;
    record.steps[3].state = StepState::ToTry;
    return record;
}

} // namespace

class TestFoundPage : public QObject
{
    Q_OBJECT

private slots:
    void saysWhatWasExpectedAndSeen()
    {
        const auto page = QString::fromUtf8(foundPage(record()));
        for (const auto* text :
            {"Two words", "Which <i>one</i>?", "&lt;script&gt;", "cat", "Not as expected", "So.", "300", "Later"})
            QVERIFY2(page.contains(QLatin1String(text)), text);
    }

    void saysWhichStepsWereSkipped()
    {
        auto found = record();
        found.origin = u"/home/me/<mine>.lesson.md"_s;
        const auto page = QString::fromUtf8(foundPage(found));
        QCOMPARE(page.count(u"Skipped: the program did this step."_s), 1);
        QCOMPARE(page.count(u"Not done."_s), 1); // suggestions to try are not listed
        QVERIFY(page.contains(u"/home/me/&lt;mine&gt;.lesson.md"_s));
    }

    void nothingOfALessonIsMarkup()
    {
        const auto page = QString::fromUtf8(foundPage(record()));
        QCOMPARE(page.count(u"<script"_s), 1); // the answers, which are no program
        QVERIFY(page.contains(u"<script type=\"application/json\""_s) && !page.contains(u"<img"_s));
        QVERIFY(!page.contains(u"<b>hand"_s));
        QVERIFY(page.contains(u"default-src 'none'"_s)); // the page may load nothing
    }

    void theHeatmapIsAPictureOfItsCells()
    {
        QXmlStreamReader reader(heatmapSvg(picture()));
        int cells = 0;
        QStringList words;
        while (!reader.atEnd())
            if (reader.readNext() == QXmlStreamReader::StartElement) {
                cells += reader.name() == "rect"_L1 ? 1 : 0;
                if (reader.name() == "text"_L1)
                    words << reader.readElementText();
            }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(cells, 4);
        QCOMPARE(words, (QStringList{"cat", "<img src=x>", "chat", "noir"}));
    }

    void thePageCarriesItsAnswers()
    {
        auto found = record();
        found.id = u"by-hand"_s;
        found.learner = u"</script><b>Zoë"_s;
        found.steps[0].id = u"two"_s;
        const auto answers = handedInOf(foundPage(found).toStdString(), "zoe.html");
        QVERIFY2(answers, answers ? "" : answers.error().message.c_str());
        QCOMPARE(answers->learner, std::string("</script><b>Zoë"));
        QCOMPARE(answers->lesson, std::string("by-hand"));
        QCOMPARE(answers->language, languageInUse().toStdString());
        QCOMPARE(answers->steps.size(), std::size_t(4));
        const auto& step = answers->steps.front();
        QCOMPARE(step.question, std::string("Which one?")); // the markup was removed
        QCOMPARE(step.expected + "|" + step.seen, std::string("<script>|cat"));
        QVERIFY(step.outcome == Outcome::Otherwise && step.trainingStep == 300);
        QVERIFY(answers->steps[1].state == StepState::Skipped);
        QVERIFY(!QString::fromUtf8(foundPage(found)).contains(u"<b>Zo"_s));
    }

    void withoutAttentionThereIsNoPicture() { QVERIFY(heatmapSvg({}).isEmpty()); }
};

ATTENTOSCOPE_TEST(TestFoundPage, QApplication);
#include "tst_foundpage.moc"
