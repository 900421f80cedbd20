// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/trainings.h"
#include "tests/support/testprogram.h"
#include "ui/plots/loss/losscanvas.h"
#include "ui/plots/loss/lossplot.h"
#include "ui/plots/style/readoutline.h"

/// The place of the loss plot's cursor, and the text about it.
class TestLossCursor : public QObject
{
    Q_OBJECT

    struct Move
    {
        std::optional<std::int64_t> step;
        CursorMove how;
        bool operator==(const Move&) const = default;
    };

    std::unique_ptr<LossPlot> m_plot;
    std::vector<Move> m_moves;

    LossCanvas& canvas() { return static_cast<LossCanvas&>(m_plot->plot()); }
    QPoint placeOf(double step)
    {
        return {int(canvas().xAxis->coordToPixel(step)), canvas().axisRect()->rect().center().y()};
    }
    std::int64_t stepUnder(const QPoint& place)
    {
        return canvas().series().points()[*canvas().pointNear(canvas().xAxis->pixelToCoord(place.x()))].step;
    }
    bool reads(std::int64_t step)
    {
        return m_plot->accessibleDescription().contains(u"step %1 "_s.arg(QLocale().toString(qlonglong(step))));
    }
    void leave()
    {
        QEvent left(QEvent::Leave);
        QCoreApplication::sendEvent(&canvas(), &left);
    }

private slots:
    void init()
    {
        m_plot = std::make_unique<LossPlot>();
        m_plot->append(sampleCurve(1000, 100));
        m_plot->resize(700, 420);
        m_plot->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_plot.get()));
        m_plot->plot().replot(QCustomPlot::rpImmediateRefresh);
        m_moves.clear();
        connect(m_plot.get(), &LossPlot::cursorMoved, this,
            [this](std::optional<std::int64_t> step, CursorMove how) { m_moves.push_back({step, how}); });
    }

    void aTaskWithoutEpochsHasNone()
    {
        QVERIFY(m_plot->accessibleDescription().contains(u"epoch"_s));
        LossPlot plot;
        TrainingReports reports;
        reports.steps.push_back({.step = 12, .loss = 2.5});
        plot.append(reports);
        QVERIFY2(plot.accessibleDescription().startsWith(u"step 12 · "_s), qPrintable(plot.accessibleDescription()));
        QVERIFY(!plot.accessibleDescription().contains(u"epoch"_s));
    }

    /// The line is short here.
    void theValidationStaysWhereTheTimeGoes()
    {
        const auto* line = m_plot->findChild<ReadoutLine*>();
        QVERIFY(line->text().contains(u"validation "_s));
        QVERIFY(line->text().contains(u"epoch "_s));
        const auto texts = line->text().split(u" · "_s);
        const auto most = texts.filter(QRegularExpression(u"^(step|loss|validation) "_s));
        const int least = line->fontMetrics().horizontalAdvance(most.join(u" · "_s)) + 60;
        QString shown;
        for (int width = 1400; width > 100; width -= 20) {
            m_plot->resize(width, 420);
            if (line->width() < least)
                break;
            shown = line->shownText();
            QVERIFY2(shown.contains(u"validation "_s), qPrintable(shown));
            QVERIFY2(shown.contains(u"loss "_s), qPrintable(shown));
        }
        QVERIFY2(!shown.contains(u"epoch "_s), qPrintable(shown));
    }

    void pointingIsForAsLongAsThePointerIsThere()
    {
        const QPoint place = placeOf(250);
        QTest::mouseMove(&canvas(), place);
        const auto step = stepUnder(place);
        QCOMPARE(m_moves.size(), std::size_t(1));
        QVERIFY(m_moves.back() == (Move{step, CursorMove::Pointed}));
        QVERIFY(reads(step));
        leave();
        QVERIFY(m_moves.back() == (Move{std::nullopt, CursorMove::Pointed}));
        QVERIFY(reads(1000));
        leave();
        QCOMPARE(m_moves.size(), std::size_t(2));
    }

    void aClickStays()
    {
        const QPoint place = placeOf(250);
        QTest::mouseMove(&canvas(), place);
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, place);
        const auto step = stepUnder(place);
        QVERIFY(m_moves.back() == (Move{step, CursorMove::Chosen}));
        QTest::mouseMove(&canvas(), placeOf(700));
        QVERIFY(!reads(step));
        leave();
        QVERIFY(reads(step));
        QTest::keyClick(m_plot.get(), Qt::Key_Escape);
        QVERIFY(m_moves.back() == (Move{std::nullopt, CursorMove::Chosen}));
        QVERIFY(reads(1000));
    }

    void aDragIsNoClick()
    {
        QTest::mousePress(&canvas(), Qt::LeftButton, {}, placeOf(250));
        QTest::mouseMove(&canvas(), placeOf(500));
        QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, placeOf(500));
        for (const auto& move : m_moves)
            QCOMPARE(move.how, CursorMove::Pointed);
    }

    void othersMoveItSilently()
    {
        m_plot->setCursorStep(400);
        QVERIFY(reads(400));
        TrainingReports next;
        next.steps.push_back({.step = 1001, .epoch = 10.01, .loss = 1.5});
        m_plot->append(next);
        QVERIFY(reads(400));
        m_plot->setCursorStep(std::nullopt);
        QVERIFY(!reads(400));
        QVERIFY(m_moves.empty());
        m_plot->setCursorStep(400);
        m_plot->setHistory(RunDescription{});
        m_plot->append(sampleCurve(600, 100));
        QVERIFY2(!reads(400), "of another run");
    }

    void saysWhichStepsAreMerged()
    {
        TrainingReports more;
        for (std::int64_t step = 1001; step <= std::int64_t(LossSeries::defaultCapacity) + 10; ++step)
            more.steps.push_back({.step = step, .epoch = double(step) / 100, .loss = 1.5});
        m_plot->append(more);
        const auto merged = m_plot->findChild<LossCanvas*>()->series().points().front();
        QCOMPARE(merged.count, 2);
        m_plot->setCursorStep(merged.step);
        QVERIFY(m_plot->accessibleDescription().contains(u"(2 steps together)"_s));
        m_plot->setCursorStep(more.steps.back().step);
        QVERIFY(!m_plot->accessibleDescription().contains(u"together"_s));
    }
};

ATTENTOSCOPE_TEST(TestLossCursor, QApplication);
#include "tst_losscursor.moc"
