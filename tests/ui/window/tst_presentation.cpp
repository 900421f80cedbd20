// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/trainings.h"
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "tests/ui/window/fakedialogs.h"
#include "ui/mainview/mainview.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/loss/smoothingslider.h"
#include "ui/plots/view/attentionview.h"
#include "ui/theme/theme.h"
#include "ui/translation/translationbox.h"
#include "ui/widgets/wordstrip.h"
#include "ui/window/enginereports.h"
#include "ui/window/mainwindow.h"
#include "ui/window/sidebar.h"
#include "ui/window/windowactions.h"

/// A key hides everything except the views and doubles the text size. Another key ends this.
class TestPresentation : public QObject
{
    Q_OBJECT

    std::unique_ptr<MainWindow> m_window;

    MainView& mainView() const { return m_window->mainView(); }

    std::map<const QWidget*, bool> visibleParts() const
    {
        std::map<const QWidget*, bool> visible;
        for (const auto* part : m_window->findChildren<QWidget*>())
            if (part->objectName().isEmpty() || !part->objectName().startsWith("qt_"_L1))
                visible[part] = !part->isHidden();
        return visible;
    }

    static TrainingReports reportsOf(std::int64_t step)
    {
        TrainingReports reports;
        reports.steps.push_back({.step = step, .epoch = 0.1, .loss = 2.5});
        auto samples = std::make_shared<std::vector<ValidatedPair>>();
        for (const auto& pair : sampleCorpus().validationPreview) {
            const auto translation = sampleTranslation(pair.source + " <eos>", pair.target + " <eos>");
            samples->push_back({pair.source, pair.target, translation});
            reports.snapshots.push_back(
                {.step = step, .translation = translation, .sentence = {pair.source, pair.target}});
        }
        reports.validations.push_back({.step = step, .loss = 2.4, .pairs = samples});
        reports.progress.step = step;
        return reports;
    }

    static void settle()
    {
        for (int round = 0; round < 40; ++round) // layouts ask for further layouts
            QCoreApplication::processEvents();
    }

private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }

    void init()
    {
        m_window = std::make_unique<MainWindow>(std::make_unique<FakeDialogs>(std::make_shared<DialogScript>()));
        m_window->resize(1280, 800);
        m_window->reports().setCatalogue(sampleCatalogue());
        m_window->reports().setState(idleWithData);
        m_window->reports().showCorpus(sampleCorpus());
        m_window->reports().setState(idleWithModel);
        m_window->reports().showRun(sampleRun());
        mainView().translation().input()->setText(u"we sleep ."_s);
        mainView().setView(MainPage::Own);
        mainView().showTranslation(sampleTranslation("we sleep . <eos>", "nous dormons . <eos>"));
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void cleanup() { m_window.reset(); }

    void oneKeyLeavesOnlyTheViews()
    {
        QTest::keyClick(m_window.get(), Qt::Key_F5);
        QVERIFY(!m_window->menuBar()->isVisible());
        QVERIFY(!m_window->statusBar()->isVisible());
        QVERIFY(!m_window->sideBar().isVisible());
        QVERIFY(m_window->isFullScreen());
        QVERIFY(mainView().attention().height() > m_window->height() / 2);
        for (const auto* button : mainView().header().findChildren<QToolButton*>())
            QVERIFY(!button->isVisible());
        QVERIFY(mainView().attention().isVisible());
        QVERIFY(mainView().loss().isVisible());
        QVERIFY(mainView().translation().isVisible());
        // The tools stay hidden in another view.
        mainView().setView(MainPage::Watched);
        mainView().setView(MainPage::Own);
        QVERIFY(!mainView().header().findChildren<QToolButton*>().back()->isVisible());
    }

    void aTranslationOfTenWordsIsSeen()
    {
        m_window->actions().present->trigger();
        m_window->resize(1280, 800);
        mainView().translation().showTranslation(
            tests::sampleTranslation("the black cat sees a small dog .", "le chat noir voit un petit chien . <eos>"));
        settle();
        m_window->resize(1280, 800);
        settle();
        for (const auto* strip : mainView().translation().findChildren<WordStrip*>()) {
            const bool isTarget = strip->accessibleName() == u"Translation"_s;
            QCOMPARE(strip->isVisible(), isTarget); // the sentence is in the field above
            if (isTarget)
                QCOMPARE(strip->visibleRegion().boundingRect(), strip->rect());
        }
    }

    void typeIsTwiceAsLargeEverywhere()
    {
        const auto heights = [this] {
            std::map<const QWidget*, int> found{
                {&mainView().attention().plot(), mainView().attention().plot().look().font.pixelSize()},
                {mainView().translation().input(), mainView().translation().input()->fontMetrics().height()}};
            for (const auto* label : mainView().findChildren<QLabel*>())
                found[label] = label->fontMetrics().height();
            return found;
        };
        const auto before = heights();
        m_window->actions().present->trigger();
        QCoreApplication::processEvents(); // a new font of the application is told by an event
        const auto during = heights();
        QCOMPARE(during.size(), before.size());
        for (const auto& [widget, height] : before)
            QVERIFY2(during.at(widget) >= 1.8 * height,
                qPrintable(u"%1 \"%2\": %3 → %4"_s
                        .arg(QLatin1String(widget->metaObject()->className()), widget->accessibleName())
                        .arg(height)
                        .arg(during.at(widget))));
        m_window->actions().present->trigger();
        QCoreApplication::processEvents();
        QCOMPARE(heights(), before);
    }

    void whatHasNoUseDoesNotComeBack()
    {
        mainView().loss().choose(&LossOptions::quantity, LossQuantity::Bleu); // BLEU is not smoothed
        const auto* slider = mainView().loss().findChild<SmoothingSlider*>();
        QVERIFY(!slider->isVisible());
        m_window->actions().present->trigger();
        m_window->actions().present->trigger();
        QVERIFY(!slider->isVisible());
        auto run = sampleRun();
        run.configuration.task = Task::Unshuffle; // this task has no beam
        m_window->reports().showRun(run);
        const auto* width = mainView().translation().findChild<QSpinBox*>();
        QVERIFY(!width->isVisible());
        m_window->actions().present->trigger();
        m_window->actions().present->trigger();
        QVERIFY(!width->isVisible());
    }

    void everythingComesBackAsItWas()
    {
        m_window->actions().sideBar->setChecked(false); // hidden before, hidden afterwards
        QCoreApplication::processEvents(); // visibility depends on the room, which is divided later
        const auto before = visibleParts();
        const auto memory = m_window->memory();
        QTest::keyClick(m_window.get(), Qt::Key_F5);
        QTest::keyClick(m_window.get(), Qt::Key_F5);
        QVERIFY(!m_window->isFullScreen());
        QTRY_COMPARE(visibleParts(), before);
        QCOMPARE(m_window->memory().sideBarShown, memory.sideBarShown);
        QCOMPARE(m_window->memory().attention, memory.attention);
    }

    void theWindowComesBackAsItWas_data()
    {
        addColumns<MainPage, MainPage, QSize>("from", "left", "size");
        for (const QSize size : {QSize(1180, 760), QSize(1280, 800), QSize(780, 600)})
            for (const auto from : {MainPage::Pairs, MainPage::Watched, MainPage::Own, MainPage::Validation})
                for (const auto left : {MainPage::Pairs, MainPage::Watched, MainPage::Own, MainPage::Validation})
                    QTest::addRow("%d to %d at %dx%d", int(from), int(left), size.width(), size.height())
                        << from << left << size;
    }

    void theWindowComesBackAsItWas()
    {
        const auto [from, left, size] = fetched<MainPage, MainPage, QSize>();
        m_window->reports().setState(tests::running);
        for (const auto& state : {tests::running, idleWithModel}) { // a picture in each view
            m_window->reports().showReports(reportsOf(1));
            m_window->reports().setState(state);
        }
        m_window->resize(size);
        for (const auto view : {MainPage::Pairs, MainPage::Validation, MainPage::Own, MainPage::Watched}) {
            mainView().setView(view); // the window is as wide as each of them needs
            settle();
        }
        const auto* box = mainView().findChild<QComboBox*>(u"watchedChooser"_s);
        const int boxHeight = box->height();
        mainView().setView(from);
        settle();
        const QRect before = m_window->geometry();
        const QSize least = m_window->minimumSizeHint();
        QTest::keyClick(m_window.get(), Qt::Key_F5);
        settle();
        QVERIFY(m_window->isFullScreen());
        mainView().setView(left);
        settle();
        QTest::keyClick(m_window.get(), Qt::Key_Escape);
        QVERIFY(!m_window->isFullScreen());
        settle();
        QCOMPARE(m_window->geometry(), before);
        mainView().setView(from);
        settle();
        QCOMPARE(m_window->minimumSizeHint(), least);
        mainView().setView(MainPage::Watched);
        settle();
        QCOMPARE(box->height(), boxHeight);
        QCOMPARE(m_window->geometry(), before);
    }

    void escEndsItAfterWhatItIsUsedForElsewhere()
    {
        m_window->actions().present->trigger();
        auto& attention = mainView().attention();
        attention.setFocus();
        attention.pinCell({0, 1});
        QTest::keyClick(&attention, Qt::Key_Escape);
        QVERIFY(m_window->actions().present->isChecked());
        QVERIFY(!attention.pinnedCell());
        QTest::keyClick(&attention, Qt::Key_Escape);
        QVERIFY(!m_window->actions().present->isChecked());
        QVERIFY(m_window->menuBar()->isVisible());
        m_window->actions().present->trigger();
        mainView().translation().input()->setFocus();
        QTest::keyClick(mainView().translation().input(), Qt::Key_Escape);
        QVERIFY(!m_window->actions().present->isChecked());
    }

    void keysWorkMeanwhile()
    {
        mainView().translation().input()->setFocus();
        m_window->actions().present->trigger();
        QVERIFY(mainView().translation().input()->hasFocus()); // the field has moved and kept the focus
        auto& attention = mainView().attention();
        attention.setFocus();
        QTest::keyClick(&attention, Qt::Key_Right);
        QTest::keyClick(&attention, Qt::Key_Return);
        QVERIFY(attention.pinnedCell());
        QTest::keyClick(m_window.get(), Qt::Key_M, Qt::ControlModifier);
        QCOMPARE(attention.options().form, AttentionForm::Lines);
        QTest::keyClick(m_window.get(), Qt::Key_2, Qt::AltModifier);
        QCOMPARE(mainView().header().view(), MainPage::Watched);
        QTest::keyClick(m_window.get(), Qt::Key_L, Qt::ControlModifier);
        QVERIFY(mainView().translation().input()->hasFocus());
    }

    void isNotOfferedOnTheFirstScreen()
    {
        QVERIFY(m_window->actions().present->isEnabled());
        m_window->actions().startPage->trigger();
        QVERIFY(!m_window->actions().present->isEnabled());
    }

    void theNextStartIsNoPresentation()
    {
        const auto font = QApplication::font();
        m_window->actions().present->trigger();
        m_window->close();
        QVERIFY(!m_window->isFullScreen());
        QCOMPARE(QApplication::font(), font);
        m_window->show();
        m_window->actions().present->trigger();
        m_window.reset();
        QCOMPARE(QApplication::font(), font);
    }

    void nothingIsCutOff_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small") << QSize(1280, 800);
        QTest::newRow("large") << QSize(1920, 1080);
    }

    void nothingIsCutOff()
    {
        QFETCH(const QSize, size);
        m_window->actions().present->trigger();
        m_window->resize(size);
        QCOMPARE(m_window->size(), size); // no part asks for more room than there is
        QVERIFY(mainView().attention().height() > size.height() / 4);
        QVERIFY(mainView().loss().height() > size.height() / 8);
    }
};

ATTENTOSCOPE_TEST(TestPresentation, QApplication);
#include "tst_presentation.moc"
