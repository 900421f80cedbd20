// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/heads/headsplot.h"
#include "ui/heads/headsview.h"
#include "ui/plots/export/plotexport.h"
#include "ui/plots/style/readoutline.h"

namespace {

Translation sample(int layers = 2, int heads = 4)
{
    auto translation = sampleTranslation("we sleep . <eos>", "nous dormons ici . <eos>");
    translation.text = "nous dormons ici .";
    return withSampleHeads(translation, layers, heads);
}

constexpr AttentionHead crossOne{HeadKind::Cross, 1, 1};
constexpr AttentionHead crossTwo{HeadKind::Cross, 2, 3};
using Heads = std::vector<AttentionHead>;

} // namespace

/// The heads as pointer, keys, screen readers and files find them.
class TestHeadsView : public QObject
{
    Q_OBJECT

    std::unique_ptr<HeadsView> m_view;

    HeadsPlot& plot() { return static_cast<HeadsPlot&>(m_view->plot()); }
    QPoint placeOf(AttentionHead head) { return plot().geometry().thumbnail(head).center().toPoint(); }
    void moveTo(QPoint place)
    {
        QMouseEvent move(
            QEvent::MouseMove, place, plot().mapToGlobal(QPointF(place)), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
        QApplication::sendEvent(&plot(), &move);
    }
    QString reading() { return m_view->findChild<ReadoutLine*>()->text(); }

private slots:
    void init()
    {
        m_view = std::make_unique<HeadsView>();
        m_view->resize(1'000, 200);
        m_view->showTranslation(sample());
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        plot().replot(QCustomPlot::rpImmediateRefresh);
    }
    void cleanup() { m_view.reset(); }

    void aLegendOnTheScreenLeavesTheHeadsTheirRoom()
    {
        const auto shown = [this](int height) {
            plot().setViewport(QRect(0, 0, 1'000, height));
            plot().replot(QCustomPlot::rpImmediateRefresh);
            return plot().markLegend().texts();
        };
        auto translation = sample();
        translation.switchedOff = {crossOne};
        (void)shown(600);
        const auto place = plot().geometry().thumbnail(crossOne);
        m_view->showTranslation(translation);
        QCOMPARE(shown(600), QStringList{u"switched off in this translation"_s});
        QCOMPARE(plot().geometry().thumbnail(crossOne), place);
        const int needed = qRound(plot().geometry().thumbnail(crossOne).bottom()); // the lowest layer
        QCOMPARE(shown(needed), QStringList());
    }

    void pointingPreviewsAndLeavingEndsIt()
    {
        QSignalSpy changes(m_view.get(), &HeadsView::choiceChanged);
        moveTo(placeOf(crossTwo));
        QCOMPARE(m_view->choice().shown(), Heads({crossTwo}));
        QVERIFY2(reading().startsWith(u"Cross, layer 2, head 3: most to"_s), qPrintable(reading()));
        moveTo(placeOf(crossTwo) + QPoint(1, 1));
        QCOMPARE(changes.count(), 1);
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(&plot(), &leave);
        QVERIFY(m_view->choice().shown().empty());
        QVERIFY(m_view->choice().isEmpty());
    }

    void clickKeepsControlAddsDoubleClickShowsAlone()
    {
        QTest::mouseClick(&plot(), Qt::LeftButton, {}, placeOf(crossOne));
        QCOMPARE(m_view->choice().chosen(), Heads({crossOne}));
        QTest::mouseClick(&plot(), Qt::LeftButton, Qt::ControlModifier, placeOf(crossTwo));
        QCOMPARE(m_view->choice().shown(), Heads({crossOne, crossTwo}));
        QTest::mousePress(&plot(), Qt::LeftButton, {}, placeOf(crossTwo));
        QTest::mouseDClick(&plot(), Qt::LeftButton, {}, placeOf(crossTwo));
        QCOMPARE(m_view->choice().shown(), Heads({crossTwo}));
        QCOMPARE(m_view->choice().chosen(), Heads({crossOne, crossTwo}));
        QTest::keyClick(&plot(), Qt::Key_M);
        QCOMPARE(m_view->choice().shown(), Heads({crossOne, crossTwo}));
        QTest::keyClick(&plot(), Qt::Key_Escape);
        QVERIFY(m_view->choice().isEmpty());
    }

    void arrowsWalkAndKeysChoose()
    {
        plot().setFocus(Qt::TabFocusReason);
        QTest::keyClick(&plot(), Qt::Key_Right);
        QCOMPARE(m_view->current(), (std::optional<AttentionHead>({HeadKind::Encoder, 1, 1})));
        QTest::keyClick(&plot(), Qt::Key_Up);
        QTest::keyClick(&plot(), Qt::Key_Right);
        QCOMPARE(m_view->choice().shown(), Heads({{HeadKind::Encoder, 2, 2}}));
        QTest::keyClick(&plot(), Qt::Key_Return);
        QCOMPARE(m_view->choice().chosen(), Heads({{HeadKind::Encoder, 2, 2}}));
        QTest::keyClick(&plot(), Qt::Key_Down);
        QTest::keyClick(&plot(), Qt::Key_Space);
        QCOMPARE(m_view->choice().chosen(), Heads({{HeadKind::Encoder, 1, 2}, {HeadKind::Encoder, 2, 2}}));
        QTest::keyClick(&plot(), Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(m_view->choice().shown(), Heads({{HeadKind::Encoder, 1, 2}}));
        QTest::keyClick(&plot(), Qt::Key_Space);
        QCOMPARE(m_view->choice().chosen(), Heads({{HeadKind::Encoder, 2, 2}}));
        QTest::keyClick(&plot(), Qt::Key_End);
        QTest::keyClick(&plot(), Qt::Key_PageUp);
        QCOMPARE(m_view->current(), (std::optional<AttentionHead>({HeadKind::Decoder, 2, 4})));
    }

    void otherKeysAreLeftToTheWindow()
    {
        QSignalSpy changes(m_view.get(), &HeadsView::choiceChanged);
        QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
        QApplication::sendEvent(&plot(), &escape);
        QKeyEvent control(QEvent::KeyPress, Qt::Key_M, Qt::ControlModifier);
        QApplication::sendEvent(&plot(), &control);
        QCOMPARE(changes.count(), 0);
    }

    void inAMirroredWindowTheBlocksStayAndHitsAreTrue()
    {
        m_view->setLayoutDirection(Qt::RightToLeft);
        plot().replot(QCustomPlot::rpImmediateRefresh);
        QVERIFY(plot().geometry().thumbnail({HeadKind::Encoder, 1, 1}).right()
            < plot().geometry().thumbnail({HeadKind::Decoder, 1, 1}).left());
        moveTo(placeOf(crossTwo));
        QCOMPARE(m_view->current(), std::optional(crossTwo));
        QTest::keyClick(&plot(), Qt::Key_Left);
        QCOMPARE(m_view->current(), (std::optional<AttentionHead>({HeadKind::Cross, 2, 2})));
    }

    void anotherMomentKeepsWhatIsChosen()
    {
        m_view->point(crossTwo);
        HeadChoice choice;
        choice.keep(crossOne);
        m_view->choose(choice);
        auto later = sample();
        later.step = 100;
        m_view->showTranslation(later);
        QCOMPARE(m_view->choice().chosen(), Heads({crossOne}));
        QCOMPARE(m_view->current(), std::optional(crossTwo));
        m_view->showTranslation(sample(1, 1));
        QVERIFY(!m_view->current());
    }

    void thePictureIsDrawnOnceForAMoment()
    {
        const auto key = plot().thumbnails(1.0).cacheKey();
        m_view->point(crossOne);
        m_view->light({{}, TokenRange{1, 1}});
        plot().replot(QCustomPlot::rpImmediateRefresh);
        m_view->showTranslation(Translation(plot().translation()));
        QCOMPARE(plot().thumbnails(1.0).cacheKey(), key);
        m_view->showTranslation(sample());
        QVERIFY(plot().thumbnails(1.0).cacheKey() != key);
    }

    void litWordsAreRead()
    {
        m_view->light({{}, TokenRange{2, 1}});
        QVERIFY2(reading().contains(u"in the source “ici” reads"_s), qPrintable(reading()));
        QVERIFY(!plot().lit().isEmpty());
        m_view->light({});
        QVERIFY2(reading().startsWith(u"Point at a head"_s), qPrintable(reading()));
    }

    void withoutHeadsASentenceSaysSo()
    {
        m_view->showTranslation(sampleTranslation("we", "nous"));
        QVERIFY(!m_view->hasContent());
        QVERIFY(!plot().isVisible());
        QTest::keyClick(&plot(), Qt::Key_Right);
        QVERIFY(!m_view->current());
    }

    void withoutRoomNothingIsPainted()
    {
        QTest::failOnWarning(QRegularExpression(u".*"_s));
        HeadsPlot plot;
        plot.resize(0, 0);
        plot.show();
        plot.setTranslation(sample());
        plot.replot();
    }

    void growsWithTheWidthBetweenItsLimits()
    {
        const auto* area = m_view->findChild<QScrollArea*>();
        const auto scroll = area->horizontalScrollBar()->sizeHint().height();
        QCOMPARE(area->heightForWidth(1'900) - area->heightForWidth(500) + scroll,
            2 * (largestThumbnail - smallestThumbnail));
        m_view->showTranslation(sample(8, 4));
        QVERIFY(area->heightForWidth(1'900) < 5 * (largestThumbnail + 2) + 80); // the others scroll
    }

    void screenReadersFindEachHead()
    {
        auto* list = QAccessible::queryAccessibleInterface(&plot());
        QVERIFY(list);
        QCOMPARE(list->role(), QAccessible::List);
        QCOMPARE(list->childCount(), 24);
        auto* head = list->child(8 + 6);
        QCOMPARE(head->text(QAccessible::Name), u"Cross, layer 2, head 3: most to “we”, 0.25 of all weight"_s);
        QCOMPARE(list->indexOfChild(head), 14);
        QVERIFY(!head->state().selected);
        QTest::mouseClick(&plot(), Qt::LeftButton, {}, placeOf(crossTwo));
        QVERIFY(head->state().selected);
        const QPoint global = plot().mapToGlobal(placeOf(crossTwo));
        QCOMPARE(list->childAt(global.x(), global.y()), head);
        plot().setFocus();
        m_view->point(crossTwo);
        QCOMPARE(list->focusChild(), head);
        QVERIFY(head->rect().contains(global));
    }

    void isWrittenAsRectanglesAndAsAPicture()
    {
        QVERIFY(m_view->hasContent());
        const ExportOptions options{.size = m_view->suggestedSize({}), .title = m_view->suggestedTitle()};
        const auto svg = encodeView(*m_view, *exportFormatFor(u"a.svg"_s), options);
        QVERIFY(svg);
        QVERIFY(!svg->contains("<image"));
        QVERIFY(svg->count("<rect") > 24 * 4);
        QVERIFY(svg->contains("Encoder"));
        const auto pdf = encodeView(*m_view, *exportFormatFor(u"a.pdf"_s), options);
        QVERIFY(pdf && !pdf->contains("/Subtype /Image"));
        const QImage image = renderToImage(*m_view, options);
        QCOMPARE(image.size(), options.size);
    }

    void theStarsOfAMeanAreAtAllItsHeads()
    {
        const auto pixels = [&] {
            const QImage picture =
                renderToImage(*m_view, {.size = m_view->suggestedSize({}), .legend = ExportLegend::Hidden});
            return picture;
        };
        const auto without = pixels();
        m_view->setMeasured(nullptr, BestReading{{crossTwo.layer, crossTwo.head}, 0.1});
        const auto one = pixels();
        QCOMPARE(m_view->shown(), std::vector{crossTwo});
        m_view->setMeasured(nullptr, BestReading{{crossTwo.layer, 0, EndMarks::Aside}, 0.1, 0, LinksKind::Statistical});
        const auto all = pixels();
        QVERIFY(without != one && one != all);
        const auto heads = m_view->shown();
        QCOMPARE(heads.size(), std::size_t(4));
        for (const auto& head : heads)
            QVERIFY(head.kind == HeadKind::Cross && head.layer == crossTwo.layer);
        QVERIFY(m_view->bestShown());
        HeadChoice choice;
        choice.add(crossTwo);
        m_view->choose(choice);
        QVERIFY2(!m_view->bestShown(), "one head of the mean is not what aligns best");
    }

    void aFileHasTheWordsAndExplainsTheMarks()
    {
        const auto svg = [this](ExportOptions options) {
            options.size = m_view->suggestedSize(options);
            return encodeView(*m_view, *exportFormatFor(u"a.svg"_s), options).value();
        };
        for (const char* word : {"we", "sleep", "nous", "dormons"})
            QVERIFY2(svg({}).contains(QByteArray(">") + word + "<"), word);
        const QByteArrayList marks{"aligns best with the gold links", "chosen: the large picture shows it",
            "chosen, but not shown now", "switched off in this translation", "forced row"};
        const auto explained = [&](const QByteArray& file) {
            QByteArrayList found;
            std::ranges::copy_if(
                marks, std::back_inserter(found), [&](const QByteArray& mark) { return file.contains(mark); });
            return found;
        };
        QCOMPARE(explained(svg({})), QByteArrayList());
        m_view->setMeasured(nullptr, BestReading{{crossTwo.layer, crossTwo.head}, 0.1});
        HeadChoice choice;
        choice.add(crossTwo);
        m_view->choose(choice);
        auto translation = m_view->translation();
        translation.switchedOff = {{HeadKind::Cross, 1, 1}};
        m_view->showTranslation(translation);
        QCOMPARE(explained(svg({})), marks.mid(0, 2) + marks.mid(3, 1));
        QCOMPARE(explained(svg({.legend = ExportLegend::Hidden})), QByteArrayList());
        translation.forcedHeads = {{.position = 0, .column = 1, .head = crossTwo}};
        m_view->showTranslation(translation);
        QCOMPARE(explained(svg({})), marks.mid(0, 2) + marks.mid(3));
    }
};

ATTENTOSCOPE_TEST(TestHeadsView, QApplication);
#include "tst_headsview.moc"
