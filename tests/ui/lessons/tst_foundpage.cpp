// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/lessons/foundpage.h"

#include <QApplication>
#include <QXmlStreamReader>

using namespace attentoscope;
using namespace attentoscope::ui;

namespace {

Translation picture()
{
    Translation translation;
    translation.source = {{.text = "cat"}, {.text = "<img src=x>"}};
    translation.target = {{.text = "chat"}, {.text = "noir"}};
    translation.attention = {2, 2, std::make_shared<std::vector<float>>(std::vector{0.9F, 0.1F, 0.2F, 0.8F}), {}, 0.0F};
    translation.text = "chat noir";
    return translation;
}

LessonRecord record()
{
    LessonRecord record{QStringLiteral("By <b>hand</b>"), QStringLiteral("A goal"), QDateTime::currentDateTime(), {}};
    StepRecord step{.title = QStringLiteral("Two words"), .question = QStringLiteral("Which *one*?")};
    step.result = {Outcome::Otherwise, QStringLiteral("<script>"), QStringLiteral("cat"), QStringLiteral("So."), true};
    step.picture = picture();
    step.step = 300;
    step.isDone = true;
    record.steps = {step, {.title = QStringLiteral("Later"), .question = {}}};
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

    void nothingOfALessonIsMarkup()
    {
        const auto page = QString::fromUtf8(foundPage(record()));
        QVERIFY(!page.contains(QStringLiteral("<script")) && !page.contains(QStringLiteral("<img")));
        QVERIFY(!page.contains(QStringLiteral("<b>hand")));
        QVERIFY(page.contains(QStringLiteral("default-src 'none'"))); // and it loads nothing
    }

    void theHeatmapIsAPictureOfItsCells()
    {
        QXmlStreamReader reader(heatmapSvg(picture()));
        int cells = 0;
        QStringList words;
        while (!reader.atEnd())
            if (reader.readNext() == QXmlStreamReader::StartElement) {
                cells += reader.name() == QLatin1String("rect") ? 1 : 0;
                if (reader.name() == QLatin1String("text"))
                    words << reader.readElementText();
            }
        QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
        QCOMPARE(cells, 4);
        QCOMPARE(words, (QStringList{"cat", "<img src=x>", "chat", "noir"}));
    }

    void withoutAttentionThereIsNoPicture() { QVERIFY(heatmapSvg({}).isEmpty()); }
};

ATTENTOSCOPE_TEST(TestFoundPage, QApplication);
#include "tst_foundpage.moc"
