// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/plots/beam/beamtree.h"

class TestBeamTree : public QObject
{
    Q_OBJECT

    struct Tree : BeamTree
    {
        Tree()
        {
            setBeam(sampleBeam(), 0);
            resize(sizeHint());
            show();
        }
    };

private slots:
    void theBestStandsStraightOnTop()
    {
        const auto places = layOutBeam(*sampleBeam());
        const std::vector<std::pair<int, int>> expected{{0, 0}, {0, 2}, {1, 1}, {1, 0}, {2, 0}, {2, 1}};
        for (std::size_t node = 0; node < expected.size(); ++node) {
            QCOMPARE(places[node].column, expected[node].first);
            QCOMPARE(places[node].row, expected[node].second);
        }
        QCOMPARE(places[0].hypothesis, std::optional<std::size_t>(0));
        QCOMPARE(places[2].hypothesis, std::optional<std::size_t>(1));
        QVERIFY(!places[1].hypothesis);
        QVERIFY(layOutBeam({}).empty());
    }

    void branchesThatDoNotMeetShareARow()
    {
        Beam beam;
        for (const std::optional<std::size_t> parent :
            {std::optional<std::size_t>(), std::optional<std::size_t>(0), std::optional<std::size_t>(1),
                std::optional<std::size_t>(2), std::optional<std::size_t>(0), std::optional<std::size_t>(2)})
            beam.nodes.push_back({parent, {.text = "w"}, 0.5F, -1.0, {}});
        beam.nodes[3].hypothesis = 0; // 0 1 2 3 is the best; 4 leaves it after 0, 5 after 2
        beam.hypotheses.resize(1);
        const auto places = layOutBeam(beam);
        QCOMPARE(places[5].row, 1);
        QCOMPARE(places[5].column, 3);
        QCOMPARE(places[4].row, 1);
        QCOMPARE(places[4].column, 1);
    }

    void noTwoWordsOverlap()
    {
        const Tree tree;
        for (std::size_t node = 0; node < 6; ++node) {
            QVERIFY(tree.rect().contains(tree.nodePlace(node)));
            for (std::size_t other = 0; other < node; ++other)
                QVERIFY(!tree.nodePlace(node).intersects(tree.nodePlace(other)));
        }
    }

    void everyWordTellsItsScore()
    {
        const Tree tree;
        QVERIFY(tree.reading(0).contains(QLocale().toString(-0.5, 'f', 2)));
        QVERIFY(tree.reading(0).contains(QLocale().toString(0.6, 'f', 3)));
        QVERIFY(tree.reading(1).contains(u"given up"_s));
        QVERIFY(tree.reading(5).contains(u"translation 2 ends here"_s));
        QVERIFY(tree.reading(5).contains(QLocale().toString(-2.4, 'f', 2)));
    }

    void aClickChoosesTheBestThroughAWord()
    {
        Tree tree;
        QSignalSpy chosen(&tree, &BeamTree::hypothesisChosen);
        QTest::mouseClick(&tree, Qt::LeftButton, {}, tree.nodePlace(2).center());
        QCOMPARE(chosen.count(), 1);
        QCOMPARE(chosen.back().front().toInt(), 1);
        QCOMPARE(tree.shownHypothesis(), std::size_t(1));
        QTest::mouseClick(&tree, Qt::LeftButton, {}, tree.nodePlace(0).center());
        QCOMPARE(chosen.back().front().toInt(), 0);
        QTest::mouseClick(&tree, Qt::LeftButton, {}, tree.nodePlace(1).center());
        QCOMPARE(chosen.count(), 2);
    }

    void keysWalkTheTree()
    {
        Tree tree;
        QSignalSpy chosen(&tree, &BeamTree::hypothesisChosen);
        QSignalSpy walked(&tree, &BeamTree::nodeReached);
        const auto press = [&tree](Qt::Key key) { QTest::keyClick(&tree, key); };
        press(Qt::Key_Right);
        QCOMPARE(tree.litNode(), 0);
        press(Qt::Key_Right);
        QCOMPARE(tree.litNode(), 3);
        press(Qt::Key_Down);
        QCOMPARE(tree.litNode(), 2);
        QVERIFY(tree.accessibleDescription().contains(QLatin1Char('r')));
        press(Qt::Key_Return);
        QCOMPARE(chosen.back().front().toInt(), 1);
        press(Qt::Key_Left);
        press(Qt::Key_Down);
        QCOMPARE(tree.litNode(), 1);
        press(Qt::Key_Down);
        press(Qt::Key_Right);
        QCOMPARE(tree.litNode(), 1);
        QCOMPARE(walked.count(), 5);
    }

    void whatIsShownIsMarked()
    {
        Tree tree;
        const QImage best = tree.grab().toImage();
        tree.setShown(1);
        QVERIFY(tree.grab().toImage() != best);
        tree.setShown(0);
        QCOMPARE(tree.grab().toImage(), best);
    }
};

ATTENTOSCOPE_TEST(TestBeamTree, QApplication);
#include "tst_beamtree.moc"
