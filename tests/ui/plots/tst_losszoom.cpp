// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/trainings.h"
#include "tests/support/testprogram.h"
#include "ui/plots/loss/bandgraph.h"
#include "ui/plots/loss/lossaxes.h"
#include "ui/plots/loss/losscanvas.h"
#include "ui/plots/loss/lossplot.h"

/// Moving the axes of the loss plot, and the cases in which they follow the run.
class TestLossZoom : public QObject
{
    Q_OBJECT

    std::unique_ptr<LossPlot> m_plot;

    LossCanvas& canvas() { return static_cast<LossCanvas&>(m_plot->plot()); }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers)
    {
        QTest::mousePress(&canvas(), Qt::LeftButton, modifiers, from);
        QTest::mouseMove(&canvas(), (from + to) / 2);
        QTest::mouseMove(&canvas(), to);
        QTest::mouseRelease(&canvas(), Qt::LeftButton, modifiers, to);
    }
    void turnWheel(Qt::KeyboardModifiers modifiers, int notches)
    {
        const QPointF centre = canvas().axisRect()->rect().center();
        QWheelEvent event(
            centre, canvas().mapToGlobal(centre), {}, {0, 120 * notches}, {}, modifiers, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&canvas(), &event);
    }

private slots:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
        m_plot = std::make_unique<LossPlot>();
        m_plot->append(sampleCurve(1000, 100));
        m_plot->resize(700, 420);
        m_plot->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_plot.get()));
        canvas().replot(QCustomPlot::rpImmediateRefresh);
    }

    void wheelStopsFollowingAndDoubleClickResumes()
    {
        QSignalSpy following(&canvas().range(), &LossRange::followingChanged);
        const QCPRange before = canvas().xAxis->range();
        turnWheel(Qt::ControlModifier, 3);
        QVERIFY(!canvas().range().isFollowing());
        QCOMPARE(following.takeFirst(), QVariantList{false});
        QVERIFY(canvas().xAxis->range().size() < 0.6 * before.size());
        QTest::mouseDClick(&canvas(), Qt::LeftButton, {}, canvas().axisRect()->rect().center());
        QVERIFY(canvas().range().isFollowing());
        QCOMPARE(following.takeFirst(), QVariantList{true});
        QCOMPARE(canvas().xAxis->range(), before);
        turnWheel(Qt::ControlModifier, 2);
        turnWheel(Qt::ControlModifier, -6);
        QVERIFY(canvas().range().isFollowing());
    }

    void aWheelWithoutCtrlDoesNothing()
    {
        const QCPRange before = canvas().xAxis->range();
        turnWheel({}, 3);
        turnWheel(Qt::ShiftModifier, 3);
        QVERIFY(canvas().range().isFollowing());
        QCOMPARE(canvas().xAxis->range(), before);
    }

    void aBoxZoomsIn()
    {
        const QPoint centre = canvas().axisRect()->rect().center();
        const QPoint corner = centre + QPoint(90, 40);
        const double left = canvas().xAxis->pixelToCoord(centre.x());
        const double bottom = canvas().yAxis->pixelToCoord(corner.y());
        drag(centre, corner, {});
        QVERIFY(!canvas().range().isFollowing());
        const double pixel = canvas().xAxis->range().size() / canvas().axisRect()->width();
        QVERIFY(std::abs(canvas().xAxis->range().lower - left) <= 12.0 * pixel);
        QVERIFY(canvas().xAxis->range().size() < 250.0);
        QVERIFY(std::abs(canvas().yAxis->range().lower - bottom) < 0.1);
        QTest::mouseDClick(&canvas(), Qt::LeftButton, {}, centre);
        QVERIFY(canvas().range().isFollowing());
        QVERIFY(canvas().xAxis->range().upper >= 1000.0);
    }

    void flatAndNarrowBoxesZoomOneWay()
    {
        const QPoint centre = canvas().axisRect()->rect().center();
        drag(centre, centre + QPoint(100, 2), {});
        QVERIFY(!canvas().range().isFollowing());
        QVERIFY(canvas().xAxis->range().size() < 250.0);
        double highest = 0.0; // largest visible value, to which the axis is fitted
        for (const LossPoint& point : canvas().series().points())
            if (canvas().xAxis->range().contains(static_cast<double>(point.step)))
                highest = std::max(highest, point.high);
        QVERIFY(canvas().yAxis->range().upper >= highest && canvas().yAxis->range().upper < 1.2 * highest);
        m_plot->follow();
        const QCPRange keys = canvas().xAxis->range();
        const double values = canvas().yAxis->range().size();
        drag(centre, centre + QPoint(2, 60), {});
        QCOMPARE(canvas().xAxis->range(), keys);
        QVERIFY(canvas().yAxis->range().size() < 0.6 * values);
    }

    void aClickIsNoBox()
    {
        const QPoint centre = canvas().axisRect()->rect().center();
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, centre);
        drag(centre, centre + QPoint(4, 5), {});
        QVERIFY(canvas().range().isFollowing());
    }

    void draggingWithShiftMoves()
    {
        const QPoint centre = canvas().axisRect()->rect().center();
        const double size = canvas().xAxis->range().size();
        drag(centre, centre + QPoint(80, 10), Qt::ShiftModifier);
        QVERIFY(!canvas().range().isFollowing());
        QVERIFY(canvas().xAxis->range().lower < -10.0);
        QVERIFY(std::abs(canvas().xAxis->range().size() - size) < 1e-6);
    }

    void zoomedAxesStayWhileTrainingGoesOn()
    {
        turnWheel(Qt::ControlModifier, 2);
        const QCPRange keys = canvas().xAxis->range();
        const QCPRange values = canvas().yAxis->range();
        TrainingReports strange;
        strange.steps = {{.step = 1001, .loss = 55.0}};
        m_plot->append(strange);
        QCOMPARE(canvas().xAxis->range(), keys);
        QCOMPARE(canvas().yAxis->range(), values);
    }

    void aSingleValueHasRoomForTheNext()
    {
        LossPlot plot;
        plot.append({.steps = {{.step = 1, .loss = 2.8}}});
        const auto range = static_cast<LossCanvas&>(plot.plot()).yAxis->range();
        QVERIFY2(range.size() > 0.1 && range.contains(2.8), qPrintable(QString::number(range.size())));
    }

    void aLineEndsAtTheEdgesOfItsBand_data()
    {
        addColumns<QPolygonF, QPolygonF>("line", "expected");
        const auto row = [](const char* name, const QPolygonF& line, const QPolygonF& expected) {
            QTest::newRow(name) << line << expected;
        };
        row("inside", {{0, 1}, {1, 9}}, {{0, 1}, {1, 9}});
        row("out and in again", {{0, 5}, {1, 15}, {2, 5}}, {{0, 5}, {0.5, 10}, {1, 10}, {1.5, 10}, {2, 5}});
        row("through both edges", {{0, -10}, {3, 20}}, {{0, 0}, {1, 0}, {2, 10}, {3, 10}});
        row("and upwards", {{0, 20}, {3, -10}}, {{0, 10}, {1, 10}, {2, 0}, {3, 0}});
        row("outside", {{0, 20}, {1, 1e9}}, {{0, 10}, {1, 10}});
        row("on an edge", {{0, 10}, {1, 0}}, {{0, 10}, {1, 0}});
        row("one point", {{0, 30}}, {{0, 10}});
        row("none", {}, {});
    }

    void aLineEndsAtTheEdgesOfItsBand()
    {
        const auto [line, expected] = fetched<QPolygonF, QPolygonF>();
        QCOMPARE(QPolygonF(withinBand(line, 0, 10)), expected);
    }

    void whatIsNoNumberInterruptsALine()
    {
        const auto found = withinBand({{0, 20}, {1, qQNaN()}, {2, -10}}, 0, 10);
        QCOMPARE(found.size(), qsizetype(3));
        QCOMPARE(found[0], QPointF(0, 10));
        QVERIFY(std::isnan(found[1].y()));
        QCOMPARE(found[2], QPointF(2, 0));
    }
};

ATTENTOSCOPE_TEST(TestLossZoom, QApplication);
#include "tst_losszoom.moc"
