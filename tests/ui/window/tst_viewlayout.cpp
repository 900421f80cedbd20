// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "tests/ui/window/scriptedwindow.h"
#include "ui/heads/headsplot.h"
#include "ui/heads/headsview.h"
#include "ui/mainview/mainview.h"
#include "ui/mainview/viewheads.h"
#include "ui/plots/attention/heatmapplot.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/view/attentionview.h"
#include "ui/translation/translationbox.h"
#include "ui/window/sidebar.h"
#include "ui/window/windowactions.h"

namespace {

struct Sentences
{
    std::string source;
    std::string target;
};

/// Sentences like the watched ones of Tiny French and Multi30k.
const Sentences french{"the big black dog drinks cold water .", "le grand chien noir boit de l' eau froide ."};
const Sentences captions{"zwei junge weiße männer sind im freien in der nähe vieler büsche .", //
    "two young , white males are outside near many bushes ."};
const Sentences longWords{
    "fünf personen sitzen mit instrumenten im kreis .", "five people are sitting in a circle with instruments ."};

} // namespace

/// The share of the window that the matrix's cells have. Nothing moves them during training.
class TestViewLayout : public QObject, private ScriptedWindow
{
    Q_OBJECT

    MainView& mainView() const { return m_window->mainView(); }
    HeatmapPlot& plot() const { return static_cast<HeatmapPlot&>(mainView().attention().plot()); }

    /// Saves a picture for people, if ATTENTOSCOPE_PICTURES names a folder.
    void save(const QString& name) const
    {
        if (const QString folder = qEnvironmentVariable("ATTENTOSCOPE_PICTURES"); !folder.isEmpty())
            m_window->grab().save(folder + QLatin1Char('/') + name + u".png"_s);
    }

    static void settle() { QTest::qWait(1); }

    /// The area of the cells in the window's coordinates.
    QRectF cells() const
    {
        auto& heatmap = plot();
        heatmap.replot();
        return heatmap.geometry().map.translated(heatmap.mapTo(m_window.get(), QPoint(0, 0)));
    }

    double share() const
    {
        const QRectF map = cells();
        return map.width() * map.height() / (double(m_window->width()) * m_window->height());
    }

    void watch(const Sentences& sentences, QSize size)
    {
        makeWindow();
        auto corpus = sampleCorpus();
        corpus.validationPreview = {{sentences.source, sentences.target}};
        m_window->reports().setState(idleWithData);
        m_window->reports().showCorpus(corpus);
        m_window->resize(size);
        train();
        m_window->reports().showReports(reportOf(sentences, 1));
        settle();
        QCOMPARE(m_window->size(), size);
        QVERIFY(mainView().attention().hasContent());
    }

    static TrainingReports reportOf(const Sentences& sentences, std::int64_t step)
    {
        TrainingReports reports;
        reports.steps.push_back({.step = step, .epoch = 0.1, .loss = 2.5});
        reports.validations.push_back({.step = step, .epoch = 0.1, .loss = 2.6});
        auto translation = sampleTranslation(sentences.source + " <eos>", sentences.target + " <eos>");
        translation.step = step;
        reports.snapshots.push_back(
            {.step = step, .translation = translation, .epoch = 0.1, .sentence = {sentences.source, sentences.target}});
        reports.progress.step = step;
        reports.progress.epoch = 0.1;
        return reports;
    }

    /// The person's own sentence, as it comes again and again while training goes on.
    void translateOwn(int words)
    {
        QString text;
        for (int word = 0; word < words; ++word)
            text += u"photographieren "_s;
        mainView().translation().showTranslation(sampleTranslation("we sleep . <eos>", text.toStdString() + "<eos>"));
        settle();
    }

    /// A Transformer's, as the answer to what the person typed.
    void translateWithHeads(int layers, int heads)
    {
        QSignalSpy requests(&mainView(), &MainView::translateRequested);
        mainView().translation().setSentence(u"we sleep ."_s);
        auto answer =
            withSampleHeads(sampleTranslation(captions.source + " <eos>", captions.target + " <eos>"), layers, heads);
        answer.id = requests.back().front().value<TranslationRequest>().id;
        mainView().showTranslation(answer);
        mainView().setView(MainPage::Own);
        settle();
    }

private slots:
    void initTestCase() { registerTypes(); }
    void cleanup() { m_window.reset(); }

    void threeTimesThreeTimesEightHeadsStandBelowTheHeatmap()
    {
        watch(captions, QSize(1280, 800));
        m_window->reports().setState(idleWithModel);
        translateWithHeads(3, 8);
        auto& heads = mainView().heads().view();
        const auto& thumbnails = static_cast<HeadsPlot&>(heads.plot());
        QVERIFY(thumbnails.isVisible());
        QCOMPARE(m_window->size(), QSize(1280, 800));
        QVERIFY2(
            thumbnails.geometry().side >= smallestThumbnail, qPrintable(QString::number(thumbnails.geometry().side)));
        QVERIFY(!thumbnails.visibleRegion().isEmpty());
        QTRY_COMPARE(thumbnails.visibleRegion().boundingRect(), thumbnails.rect()); // nothing scrolls
        QVERIFY2(share() > 0.15, qPrintable(QString::number(share())));
        QVERIFY(cells().bottom() < heads.mapTo(m_window.get(), QPoint(0, 0)).y());
        const QRectF before = cells();
        mainView().setView(MainPage::Watched); // here there are no heads
        mainView().setView(MainPage::Own);
        settle();
        QCOMPARE(cells(), before);
    }

    void manyHeadsLeaveTheHeatmapItsRoom()
    {
        watch(captions, QSize(1280, 800));
        m_window->reports().setState(idleWithModel);
        translateWithHeads(12, 16);
        QCOMPARE(m_window->size(), QSize(1280, 800));
        QVERIFY2(share() > 0.1, qPrintable(QString::number(share())));
    }

    void theMatrixIsTheMainView_data()
    {
        addColumns<Sentences, QSize, double>("sentences", "size", "least");
        QTest::newRow("Tiny French at 1180x760") << french << QSize(1180, 760) << 0.25;
        QTest::newRow("Multi30k at 1180x760") << captions << QSize(1180, 760) << 0.25;
        QTest::newRow("Tiny French at 1280x800") << french << QSize(1280, 800) << 0.25;
        QTest::newRow("Multi30k at 1024x700") << captions << QSize(1024, 700) << 0.20;
        QTest::newRow("Multi30k at 1600x900") << captions << QSize(1600, 900) << 0.25;
    }

    void theMatrixIsTheMainView()
    {
        const auto [sentences, size, least] = fetched<Sentences, QSize, double>();
        watch(sentences, size);
        qInfo("%.1f %% of the window, words of %d px", 100.0 * share(), plot().geometry().labelFont.pixelSize());
        QVERIFY(share() >= least);
        QVERIFY(plot().geometry().labelFont.pixelSize() >= 13);
        save(QString::fromLatin1(QTest::currentDataTag()));
        QVERIFY(plot().labelNote().isEmpty());
        QVERIFY(mainView().loss().isVisible());
        QVERIFY(mainView().translation().input()->isVisible());
    }

    void presentedItIsMoreSo_data()
    {
        QTest::addColumn<Sentences>("sentences");
        QTest::newRow("Tiny French") << french;
        QTest::newRow("Multi30k") << captions;
        QTest::newRow("Multi30k, long words") << longWords;
    }

    void presentedItIsMoreSo()
    {
        QFETCH(const Sentences, sentences);
        watch(sentences, {1280, 800});
        m_window->actions().present->trigger();
        settle(); // the test's screen is smaller
        m_window->resize(1280, 800);
        settle();
        QCOMPARE(m_window->size(), QSize(1280, 800));
        const int words = plot().geometry().labelFont.pixelSize();
        qInfo("%.1f %% of the window, words of %d px", 100.0 * share(), words);
        save(u"presented "_s + QLatin1String(QTest::currentDataTag()));
        QVERIFY(share() >= 0.40);
        for (const auto* part : mainView().findChildren<QWidget*>())
            if (part->isVisible())
                QVERIFY2(QFontInfo(part->font()).pixelSize() <= words, part->metaObject()->className());
    }

    void beside_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1920x1080") << QSize(1920, 1080);
        QTest::newRow("2560x1440") << QSize(2560, 1440);
    }

    void beside()
    {
        QFETCH(const QSize, size);
        watch(captions, size);
        const QRect curve(mainView().loss().mapTo(m_window.get(), QPoint(0, 0)), mainView().loss().size());
        QVERIFY(curve.left() > cells().right());
        QVERIFY(curve.height() > size.height() / 2);
        qInfo("%.1f %% of the window", 100.0 * share());
        QVERIFY(share() >= 0.25);
    }

    void nothingMovesItWhileTrainingGoesOn_data() { presentedItIsMoreSo_data(); }

    void nothingMovesItWhileTrainingGoesOn()
    {
        QFETCH(const Sentences, sentences);
        watch(sentences, {1180, 760});
        mainView().translation().input()->setText(u"we sleep ."_s);
        const QRectF before = cells();
        for (const int words : {3, 40, 1, 80, 12}) {
            translateOwn(words);
            QCOMPARE(cells(), before);
        }
        for (std::int64_t step = 2; step < 2'000'000; step *= 10) {
            m_window->reports().showReports(reportOf(sentences, step));
            settle();
            QCOMPARE(cells(), before);
        }
        QCOMPARE(m_window->size(), QSize(1180, 760));
    }

    /// The heatmap with its words has a quarter of every window, down to 800 × 540 with type of one and a half.
    void everyWindowFits_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("type");
        QTest::addColumn<int>("layers"); // 0: a recurrent model
        QTest::addColumn<bool>("presented");
        for (const QSize size : {QSize(800, 540), QSize(1024, 700), QSize(1280, 800), QSize(1920, 1080)})
            for (const int type : {0, 2, 4})
                for (const int layers : {0, 3, 6})
                    for (const bool presented : {false, true})
                        QTest::addRow("%dx%d, type %d, %d layers%s", size.width(), size.height(), type, layers,
                            presented ? ", presented" : "")
                            << size << type << layers << presented;
    }

    void everyWindowFits()
    {
        QFETCH(const QSize, size);
        QFETCH(const int, type);
        QFETCH(const int, layers);
        QFETCH(const bool, presented);
        applyTypeSize(type);
        const auto usual = qScopeGuard([] { applyTypeSize(0); });
        watch(captions, size);
        if (layers > 0) {
            m_window->reports().setState(tests::idleWithModel);
            translateWithHeads(layers, 8);
        }
        const auto over = qScopeGuard([this] { m_window->actions().present->setChecked(false); });
        if (presented)
            m_window->actions().present->trigger();
        settle(); // the test's screen is smaller
        m_window->resize(size);
        for (int round = 0; round < 10; ++round)
            settle();
        QCOMPARE(m_window->size(), size);
        save(QString::fromLatin1(QTest::currentDataTag()));
        auto& heatmap = mainView().attention().plot();
        QVERIFY(heatmap.isVisible());
        const QRect seen(heatmap.mapTo(m_window.get(), QPoint(0, 0)), heatmap.size());
        QVERIFY(QRect(QPoint(0, 0), size).contains(seen));
        const double share = double(seen.width()) * seen.height() / (double(size.width()) * size.height());
        const double least = presented && size.width() == 800 ? 0.2 : 0.25; // letters of 39 pixels
        QVERIFY2(share >= least, qPrintable(QString::number(share)));
    }

    void smallerThanAnyScreenIsPossible()
    {
        watch(captions, {480, 320});
        QVERIFY(m_window->minimumWidth() <= 320 && m_window->minimumHeight() <= 240);
    }

    /// Below, side bar and views are tabs.
    void panelsBecomeTabs()
    {
        watch(captions, {1180, 760});
        const auto* tabs = m_window->findChild<QTabBar*>();
        const auto& bar = m_window->sideBar();
        QVERIFY(!tabs->isVisible() && bar.isVisible() && mainView().isVisible());
        m_window->resize(540, 760);
        settle();
        QVERIFY(tabs->isVisible() && !bar.isVisible() && mainView().isVisible());
        QVERIFY(m_window->memory().sideBarShown);
        const_cast<QTabBar*>(tabs)->setCurrentIndex(0);
        settle();
        QVERIFY(bar.isVisible() && !mainView().isVisible());
        QTest::keyClick(m_window.get(), Qt::Key_B, Qt::ControlModifier);
        settle();
        QVERIFY(!bar.isVisible() && mainView().isVisible());
        QCOMPARE(tabs->currentIndex(), 1);
        m_window->resize(1180, 760);
        settle();
        QVERIFY(!tabs->isVisible() && bar.isVisible() && mainView().isVisible());
    }

    void theTextGrowsByKeys()
    {
        watch(captions, {1180, 760});
        const double usual = QApplication::font().pointSizeF();
        m_window->actions().largerType->trigger();
        QVERIFY(QApplication::font().pointSizeF() > usual);
        QCOMPARE(m_window->memory().typeSize, 1);
        QCOMPARE(m_window->size(), QSize(1180, 760));
        m_window->actions().smallerType->trigger();
        m_window->actions().smallerType->trigger();
        QVERIFY(QApplication::font().pointSizeF() < usual);
        m_window->actions().usualType->trigger();
        QVERIFY(qAbs(QApplication::font().pointSizeF() - usual) < 1e-6);
    }

    void noChoiceIsCutOff()
    {
        QComboBox combo;
        combo.addItem(u"counted from 1"_s);
        combo.setSizeAdjustPolicy(QComboBox::AdjustToContents);
        combo.resize(combo.sizeHint());
        QStyleOptionComboBox option;
        option.initFrom(&combo);
        option.editable = false;
        const QRect field =
            combo.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &combo);
        QVERIFY(field.width() - 2 >= combo.fontMetrics().horizontalAdvance(combo.currentText()));
    }

    void longSentencesStayReadable()
    {
        std::string thirty;
        for (int word = 0; word < 30; ++word)
            thirty += "word" + std::to_string(word) + " ";
        watch({thirty, thirty}, {1180, 760});
        QVERIFY(plot().geometry().labelFont.pixelSize() >= 9);
        QVERIFY(plot().labelNote().isEmpty());
        QVERIFY(share() >= 0.25);
    }
};

ATTENTOSCOPE_TEST(TestViewLayout, QApplication);
#include "tst_viewlayout.moc"
