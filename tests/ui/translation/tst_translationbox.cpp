// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/trainings.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/training/watchedbar.h"
#include "ui/translation/translationbox.h"
#include "ui/translation/translationtiming.h"
#include "ui/widgets/wordstrip.h"

namespace {

struct Box : TranslationBox
{
    QSignalSpy requests{this, &TranslationBox::translateRequested};

    void ask()
    {
        show();
        setState(tests::running);
        setSentence(u"we sleep"_s);
    }
};

} // namespace

class TestTranslationBox : public QObject
{
    Q_OBJECT

    static WordStrip* strip(const TranslationBox& box, const char* name)
    {
        for (auto* strip : box.findChildren<WordStrip*>())
            if (strip->accessibleName() == QLatin1String(name))
                return strip;
        return nullptr;
    }

private slots:
    void initTestCase() { qRegisterMetaType<TranslationRequest>(); }

    void translatesAfterAPauseInTyping()
    {
        Box box;
        box.setState(idleWithModel);
        QTest::keyClicks(box.input(), u"we sleep"_s);
        QVERIFY(box.requests.wait());
        QCOMPARE(box.requests.count(), 1);
        QCOMPARE(box.requests.front().front().value<TranslationRequest>().source, std::string("we sleep"));
    }

    void wordsThatTheModelNeverSawAreNotTranslatedSilently()
    {
        TranslationBox box;
        box.setState(tests::idleWithModel);
        box.show();
        const auto* warning = box.findChild<QLabel*>(u"sentenceError"_s);
        const auto answer = [&](const char* source, std::initializer_list<std::size_t> unknown) {
            box.setSentence(QString::fromUtf8(source));
            auto translation = tests::sampleTranslation(source + std::string(" <eos>"), "o o <eos>");
            translation.source.back().special = true;
            for (const auto index : unknown)
                translation.source[index].unknown = true;
            box.showTranslation(translation);
            return warning->isVisible();
        };
        QVERIFY(answer("نحن نائمون .", {0, 1}));
        QVERIFY(strip(box, "Translation")->isVisible());
        QVERIFY(!answer("we zzz .", {1}));
        QVERIFY(!answer("1 2 .", {0, 1}));
        QVERIFY(answer("zzz yyy", {0, 1}));
        box.setSentence(QString());
        QVERIFY(!warning->isVisible());
    }

    void enterTranslatesAtOnce()
    {
        Box box;
        box.setState(idleWithModel);
        QTest::keyClicks(box.input(), u"go"_s);
        QTest::keyClick(box.input(), Qt::Key_Return);
        QCOMPARE(box.requests.count(), 1);
    }

    void waitsForAModel()
    {
        Box box;
        box.setSentence(u"we sleep"_s);
        QCOMPARE(box.requests.count(), 0);
        box.setState(tests::running);
        QCOMPARE(box.requests.count(), 1);
    }

    void translatesAgainWhileTrainingGoesOn()
    {
        Box box;
        box.ask();
        box.showTranslation(sampleTranslation("we sleep", "nous dormons"));
        QVERIFY(box.requests.wait(3000));
        QCOMPARE(box.requests.count(), 2);
    }

    void translatesOnceMoreWhenTrainingEnds()
    {
        Box box;
        box.ask();
        box.showTranslation(sampleTranslation("we sleep", "nous dormons"));
        box.setState(idleWithModel);
        QCOMPARE(box.requests.count(), 2);
        box.showTranslation(sampleTranslation("we sleep", "nous dormons"));
        box.setState(idleWithModel);
        QCOMPARE(box.requests.count(), 2);
    }

    void doesNotAskAgainBeforeTheAnswer()
    {
        Box box;
        box.ask();
        auto* timing = box.findChild<TranslationTiming*>();
        QVERIFY(timing);
        timing->renew(); // the timer does this each second
        QCOMPARE(box.requests.count(), 1);
        box.showTranslation(sampleTranslation("we sleep", "nous dormons"));
        timing->renew();
        QCOMPARE(box.requests.count(), 2);
    }

    void hoveringATargetWordShadesWhatItAttendsTo()
    {
        TranslationBox box;
        box.setState(idleWithModel);
        box.input()->setText(u"we sleep"_s);
        box.resize(600, 200);
        box.show();
        box.showTranslation(sampleTranslation("we sleep", "nous dormons"));
        auto* target = strip(box, "Translation");
        QVERIFY(target);
        const QImage plain = strip(box, "Source words")->grab().toImage();
        QTest::keyClick(target, Qt::Key_Right);
        QCOMPARE(target->litWord(), 0);
        QVERIFY(strip(box, "Source words")->grab().toImage() != plain);
        const QImage before = strip(box, "Source words")->grab().toImage();
        QTest::keyClick(target, Qt::Key_Right);
        QVERIFY2(strip(box, "Source words")->grab().toImage() != before, "another word shades other places");
    }

    void unknownWordsAreSaid()
    {
        TranslationBox box;
        box.setState(idleWithModel);
        box.input()->setText(u"we zzz"_s);
        auto translation = sampleTranslation("we zzz", "nous <unk>");
        translation.source[1].unknown = true;
        box.showTranslation(translation);
        QVERIFY(strip(box, "Source words")->text().contains(u"zzz (unknown)"_s));
    }

    void anEmptySentenceClearsTheWords()
    {
        TranslationBox box;
        box.setState(idleWithModel);
        box.setSentence(u"we sleep"_s);
        box.showTranslation(sampleTranslation("we sleep", "nous dormons"));
        QVERIFY(strip(box, "Translation")->isVisibleTo(&box));
        box.input()->clear();
        QVERIFY(!strip(box, "Translation")->isVisibleTo(&box));
    }

    void watchesASentenceOfMediumLength()
    {
        const auto corpus = sampleCorpus();
        QCOMPARE(bestToWatch(corpus.validationPreview, 1), std::vector<std::size_t>{1});
        QVERIFY(bestToWatch({}, 3).empty());
        WatchedBar bar;
        bar.showCorpus(corpus);
        QCOMPARE(bar.watched().size(), 2U);
        QCOMPARE(*bar.shown()->target, corpus.validationPreview[1].target);
        QSignalSpy lists(&bar, &WatchedBar::watchedChanged);
        QSignalSpy shows(&bar, &WatchedBar::shownChanged);
        bar.chooser()->setCurrentIndex(0);
        QCOMPARE(shows.count(), 1);
        QCOMPARE(lists.count(), 0); // both are watched all the time
        QCOMPARE(bar.shown()->source, corpus.validationPreview[0].source);
    }
};

ATTENTOSCOPE_TEST(TestTranslationBox, QApplication);
#include "tst_translationbox.moc"
