// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/window/folding.h"

#include <QCoreApplication>

using namespace attentoscope::ui;

namespace {

/// The needs of a Transformer's sentence with a usual font.
RoomNeeds needsAt(QSize window)
{
    RoomNeeds needs;
    needs.window = window;
    needs.page = window - QSize(0, 50);
    needs.sideBar = 290;
    needs.heads = 200;
    needs.headsLine = 30;
    needs.curve = 136;
    needs.curveLine = 72;
    needs.around = 120;
    needs.margins = 32;
    needs.tabs = 30;
    needs.leastWidth = 240;
    return needs;
}

double share(const RoomNeeds& needs, Folded folding)
{
    const auto heatmap = heatmapSize(needs, folding);
    return double(heatmap.width()) * heatmap.height() / (double(needs.window.width()) * needs.window.height());
}

} // namespace

Q_DECLARE_METATYPE(Folded)

/// The parts that are folded in windows of various sizes.
class TestFolding : public QObject
{
    Q_OBJECT

private slots:
    void whatHasNoRoomIsFoldedInOrder_data()
    {
        QTest::addColumn<QSize>("window");
        QTest::addColumn<Folded>("folding");
        QTest::newRow("large") << QSize(1920, 1080) << Folded::None;
        QTest::newRow("laptop") << QSize(1280, 800) << Folded::None;
        QTest::newRow("low") << QSize(1280, 600) << Folded::Heads;
        QTest::newRow("lower") << QSize(1280, 460) << Folded::Curve;
        QTest::newRow("narrow") << QSize(560, 800) << Folded::Panels;
        QTest::newRow("small") << QSize(640, 430) << Folded::Panels;
    }

    void whatHasNoRoomIsFoldedInOrder()
    {
        QFETCH(const QSize, window);
        QFETCH(const Folded, folding);
        const auto needs = needsAt(window);
        QCOMPARE(int(foldingFor(needs, Folded::None)), int(folding));
        QVERIFY2(share(needs, folding) >= 0.25, qPrintable(QString::number(share(needs, folding))));
        QVERIFY(folding == Folded::None || share(needs, Folded(int(folding) - 1)) < 0.25
            || heatmapSize(needs, Folded(int(folding) - 1)).width() < needs.leastWidth);
    }

    void withoutASideBarThereAreNoTabs()
    {
        auto needs = needsAt({560, 300});
        needs.sideBar = 0;
        QCOMPARE(int(foldingFor(needs, Folded::None)), int(Folded::Curve));
    }

    void nothingFlickers()
    {
        for (int height = 400; height < 900; ++height) {
            const auto needs = needsAt({1280, height});
            const auto folded = foldingFor(needs, Folded::None);
            QVERIFY(int(foldingFor(needs, folded)) == int(folded));
            const auto grown = foldingFor(needsAt({1280, height + 1}), folded);
            QVERIFY(int(grown) <= int(folded));
        }
    }

    void besideTheHeatmapACurveTakesWidth()
    {
        auto needs = needsAt({1920, 1080});
        needs.curve = 0;
        QVERIFY(heatmapSize(needs, Folded::None).width() < heatmapSize(needs, Folded::Curve).width());
    }
};

ATTENTOSCOPE_TEST(TestFolding, QCoreApplication);
#include "tst_folding.moc"
