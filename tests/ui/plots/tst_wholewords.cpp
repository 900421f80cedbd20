// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testprogram.h"
#include "ui/plots/attention/heatmapplot.h"
#include "ui/plots/style/readoutline.h"
#include "ui/plots/view/attentionview.h"

/// Pieces of words put together, in the numbers and in the pictures.
class TestWholeWords : public QObject
{
    Q_OBJECT

private slots:
    void columnsAreSummedAndRowsAveraged()
    {
        const WholeWords words = wholeWords(pieces());
        const AttentionMap& map = words.translation.attention;
        QCOMPARE(map.rows, std::size_t{3});
        QCOMPARE(map.columns, std::size_t{3});
        QCOMPARE(map.at(0, 1), 0.2F);
        QCOMPARE(map.at(1, 0), 0.2F);
        QCOMPARE(map.at(1, 1), 0.7F);
        QCOMPARE(map.at(1, 2), 0.1F);
        QVERIFY(map.centres.empty()); // a window is counted in tokens
        QCOMPARE(words.translation.source[1].text, std::string("houses"));
        QCOMPARE(words.translation.target[1].text, std::string("maisons"));
        QCOMPARE(words.translation.target[0].text, std::string("les"));
    }

    void rowsStillSumToOne()
    {
        const AttentionMap map = wholeWords(pieces()).translation.attention;
        for (std::size_t row = 0; row < map.rows; ++row) {
            float sum = 0;
            for (std::size_t column = 0; column < map.columns; ++column)
                sum += map.at(row, column);
            QCOMPARE(sum, 1.0F);
        }
    }

    void specialTokensStayAlone()
    {
        Translation odd = pieces();
        odd.source[0].special = true; // the next token is attached to it
        odd.source[1].attached = true;
        const WholeWords words = wholeWords(odd);
        QCOMPARE(words.translation.source.size(), std::size_t{3});
        QVERIFY(words.translation.source[0].special && !words.translation.source[1].special);
    }

    void wordsWithoutPiecesStayAsTheyAre()
    {
        Translation plain = pieces();
        for (auto* side : {&plain.source, &plain.target})
            for (Token& token : *side)
                token.attached = false;
        QCOMPARE(*wholeWords(plain).translation.attention.weights, *plain.attention.weights);
    }

    void onlyPiecesAndCharactersAreMerged()
    {
        QVERIFY(hasPieces(pieces()));
        auto words = pieces();
        words.source = {{.text = "houses"}, {.text = ".", .attached = true}};
        words.target = {{.text = "maisons"}, {.text = ".", .attached = true}};
        QVERIFY(!hasPieces(words));
        words.source = {{.text = "a"}, {.text = "é", .attached = true}, {.text = "b"}};
        QVERIFY(hasPieces(words));
    }

    /// In a script without spaces the sentence would be one word.
    void aSentenceStaysInPieces()
    {
        auto chinese = pieces();
        chinese.source = {{.text = "▁我"}, {.text = "喜欢", .attached = true}, {.text = "小", .attached = true},
            {.text = "猫", .attached = true}, {.text = "<eos>", .special = true}};
        QVERIFY(!hasPieces(chinese));
    }

    void wholeWordsAreTheUsualForm()
    {
        AttentionView view;
        view.showTranslation(pieces());
        QCOMPARE(view.plot().columnLabels().size(), 3);
    }

    void probabilitiesAndForcedRowsFollow()
    {
        Translation forced = pieces();
        forced.choices.resize(4);
        forced.choices[2] = {.chosenBy = ChosenBy::Person, .forcedColumn = 2, .alternatives = {}};
        const Translation words = wholeWords(forced).translation;
        QCOMPARE(words.probabilities, (std::vector<float>{0.9F, 0.25F, 1.0F}));
        QCOMPARE(words.choices.size(), std::size_t{3});
        QCOMPARE(words.choices[1].chosenBy, ChosenBy::Person);
        QCOMPARE(words.choices[1].forcedColumn, std::optional<std::size_t>(1));
        QVERIFY(!words.choices[0].forcedColumn);
    }

    void viewDrawsReadsAndExportsWords_data()
    {
        QTest::addColumn<int>("form");
        QTest::newRow("matrix") << static_cast<int>(AttentionForm::Matrix);
        QTest::newRow("lines") << static_cast<int>(AttentionForm::Lines);
    }

    void viewDrawsReadsAndExportsWords()
    {
        QFETCH(int, form);
        AttentionView view;
        view.choose(&AttentionOptions::form, static_cast<AttentionForm>(form));
        view.choose(&AttentionOptions::pieces, WordPieces::Merged);
        view.showTranslation(pieces());
        QCOMPARE(view.plot().columnLabels(), (QStringList{u"the"_s, u"houses"_s, u"<eos>"_s}));
        QVERIFY(view.json().contains("\"maisons\""));
        QVERIFY(view.csv().startsWith(",the,houses,<eos>\r\n"));
        view.pinCell({1, 1});
        const QString reading = view.findChild<ReadoutLine*>()->text();
        QVERIFY2(reading.contains(u"sum of 2 columns · mean of 2 rows"_s), qPrintable(reading));
        QVERIFY(reading.contains(u"0.700"_s));
        view.choose(&AttentionOptions::pieces, WordPieces::Apart);
        QCOMPARE(view.plot().columnLabels().size(), 4);
        QVERIFY(view.json().contains("sons"));
    }

    /// Cells that are forced or explained are counted in tokens. For a word, its first token counts.
    void cellsAreToldInTokens()
    {
        AttentionView view;
        view.choose(&AttentionOptions::pieces, WordPieces::Merged);
        view.showTranslation(pieces());
        QSignalSpy pinned(&view, &AttentionView::cellPinned);
        view.pinCell({2, 2});
        QCOMPARE(pinned.last(), (QVariantList{3, 3}));
        QCOMPARE(view.pinnedCell(), std::optional(Cell{2, 2}));
        QCOMPARE(view.pinnedTokens(), std::optional(Cell{3, 3}));
        QCOMPARE(view.tokens().source.size(), std::size_t{4});
    }

    void marksEndWhenTheCountChanges()
    {
        AttentionView view;
        view.choose(&AttentionOptions::pieces, WordPieces::Apart);
        view.showTranslation(pieces());
        view.pinCell({3, 3});
        QSignalSpy released(&view, &AttentionView::pinReleased);
        view.choose(&AttentionOptions::pieces, WordPieces::Merged);
        QVERIFY(!view.pinnedCell());
        QCOMPARE(released.size(), 1);
    }

    void thePointedCellEndsWhenTheCountChanges()
    {
        AttentionView view;
        view.choose(&AttentionOptions::pieces, WordPieces::Apart);
        view.showTranslation(pieces());
        view.point(Cell{2, 2});
        QSignalSpy left(&view, &AttentionView::cellLeft);
        view.choose(&AttentionOptions::pieces, WordPieces::Merged);
        QVERIFY(!view.currentCell());
        QCOMPARE(left.size(), 1);
    }

    void theOtherFormKeepsTheMarks()
    {
        AttentionView view;
        view.choose(&AttentionOptions::pieces, WordPieces::Merged);
        view.showTranslation(pieces());
        view.pinCell({1, 2});
        view.select({{0}, {}});
        view.choose(&AttentionOptions::form, AttentionForm::Lines);
        QCOMPARE(view.pinnedCell(), std::optional(Cell{1, 2}));
        QCOMPARE(view.selection().rows, std::vector<int>{0});
        AttentionOptions other = view.options();
        other.form = AttentionForm::Matrix;
        other.pieces = WordPieces::Apart;
        view.setOptions(other); // the cell is that of other words now
        QVERIFY(!view.pinnedCell());
        QVERIFY(view.selection().isEmpty());
    }

    void hoveredWordNamesItsPieces()
    {
        AttentionView view;
        view.resize(500, 400);
        view.choose(&AttentionOptions::pieces, WordPieces::Merged);
        view.showTranslation(pieces());
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.plot().replot(QCustomPlot::rpImmediateRefresh);
        QTest::mouseMove(&view.plot(), view.plot().wordArea({Side::Source, 1}).center().toPoint());
        const QString reading = view.findChild<ReadoutLine*>()->text();
        QVERIFY2(reading.contains(QString::fromUtf8("“houses” (▁hou + ses)")), qPrintable(reading));
    }

private:
    /// "the houses </s>" and "les maisons </s>": houses and maisons are two pieces each.
    static Translation pieces()
    {
        Translation translation;
        translation.source = {
            {.text = "▁the"}, {.text = "▁hou"}, {.text = "ses", .attached = true}, {.text = "<eos>", .special = true}};
        translation.target = {
            {.text = "▁les"}, {.text = "▁mai"}, {.text = "sons", .attached = true}, {.text = "<eos>", .special = true}};
        translation.text = "les maisons";
        translation.probabilities = {0.9F, 0.5F, 0.5F, 1.0F};
        translation.attention = {.rows = 4,
            .columns = 4,
            .weights = std::make_shared<const std::vector<float>>(std::vector<float>{0.7F, 0.1F, 0.1F, 0.1F, //
                0.1F, 0.4F, 0.3F, 0.2F, //
                0.3F, 0.2F, 0.5F, 0.0F, //
                0.0F, 0.0F, 0.1F, 0.9F}),
            .centres = {0, 1, 2, 3},
            .windowRadius = 1};
        return translation;
    }
};

ATTENTOSCOPE_TEST(TestWholeWords, QApplication);
#include "tst_wholewords.moc"
