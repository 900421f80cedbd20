// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/translations.h"
#include "tests/support/testprogram.h"
#include "ui/dissection/dissectioncontroller.h"
#include "ui/dissection/dissectionviews.h"
#include "ui/dissection/dissectionwindow.h"
#include "ui/heads/headsview.h"
#include "ui/heads/headwords.h"
#include "ui/plots/view/attentionview.h"

namespace {

Dissection sampleDissection()
{
    Dissection dissection;
    dissection.kind = "dot";
    dissection.column = 1;
    dissection.columnTokens = {{.text = "le"}, {.text = "chat"}, {.text = "dort"}};
    dissection.rowToken = {.text = "cat"};
    dissection.terms = {{"s(t)", "state", TermRule::Given, {}, {0.5f, -1.0f, 0.0f}},
        {"h(j)", "annotation", TermRule::Given, {}, {2.0f, 0.25f, 1.0f}},
        {"s(t) ⊙ h(j)", "", TermRule::Product, {0, 1}, {1.0f, -0.25f, 0.0f}},
        {"e(t,j)", "the score", TermRule::Total, {2}, {0.75f}}};
    dissection.arithmetic = {
        {-std::numeric_limits<float>::infinity(), 0.75f, 0.75f}, {0.0f, 0.5f, 0.5f}, {}, {0.0f, 0.5f, 0.5f}};
    dissection.annotations = {{1.0f, 1.0f}, {2.0f, 0.25f}, {-2.0f, 0.75f}};
    dissection.context = {0.0f, 0.5f};
    dissection.words = {{{.text = "cat"}, 0.8, 3.0, 1.0}};
    return dissection;
}

struct Shown
{
    AttentionView view;
    HeadsView heads;
    DissectionController dissections{view, heads, &view};
    QSignalSpy requests{&dissections, &DissectionController::requested};

    Shown() { view.showTranslation(attentoscope::tests::sampleTranslation("le chat dort", "the cat sleeps")); }
    DissectionRequest last() const { return requests.constLast().constFirst().value<DissectionRequest>(); }
    void answer() { dissections.showDissection(sampleDissection()); }
    void showHeads(std::initializer_list<AttentionHead> chosen)
    {
        const auto translation = withSampleHeads(tests::sampleTranslation("le chat dort", "the cat sleeps"), 2, 2);
        HeadChoice choice;
        for (const auto head : chosen)
            choice.add(head);
        heads.showTranslation(translation);
        heads.choose(choice);
        view.showTranslation(withHeads(translation, choice.shown()));
    }
    bool says(const QString& text) const
    {
        return std::ranges::any_of(dissections.window()->findChildren<QLabel*>(),
            [&](const QLabel* label) { return label->text().contains(text); });
    }
};

/// The dissection of a decoder head in a row that cannot see the second word.
Dissection headDissection()
{
    auto dissection = sampleDissection();
    dissection.kind = "multi-head";
    dissection.head = AttentionHead{HeadKind::Decoder, 2, 1};
    dissection.terms.push_back(
        {"e(t,j)", "the score", TermRule::Sum, {2, 3}, {-std::numeric_limits<float>::infinity()}});
    dissection.arithmetic = {
        {0.5f, -std::numeric_limits<float>::infinity(), 1.5f}, {0.25f, 0.0f, 0.75f}, {}, {0.25f, 0.0f, 0.75f}};
    dissection.outputTerms = {{"α(t,j) v(j)", "", TermRule::Scaled, {0, 3}, {1.0f, 2.0f, 3.0f}},
        {"|o(t)|", "", TermRule::Length, {5}, {3.7417f}}};
    dissection.words.clear();
    return dissection;
}

} // namespace

/// The window that explains a weight: its requests, and what it shows of the answers.
class TestDissections : public QObject
{
    Q_OBJECT

private slots:
    void opensOnTheHeaviestWordOfTheFirstRow()
    {
        Shown shown;
        shown.dissections.open();
        QCOMPARE(shown.requests.size(), 1);
        QCOMPARE(shown.last().row, std::size_t(0));
        QCOMPARE(shown.last().column, std::size_t(0));
        shown.answer();
        const auto labels = shown.dissections.window()->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) { return label->text().contains("0.5000"); }));
    }

    void asksAgainForAnotherCellButNeverTwiceAtOnce()
    {
        Shown shown;
        shown.dissections.open();
        shown.view.pinCell({1, 2});
        shown.view.pinCell({2, 2});
        QCOMPARE(shown.requests.size(), 1);
        shown.answer();
        QCOMPARE(shown.requests.size(), 2);
        QCOMPARE(shown.last().row, std::size_t(2));
        shown.answer();
        QCOMPARE(shown.requests.size(), 2);
        shown.view.showTranslation(attentoscope::tests::sampleTranslation("le chat dort", "the cat sleeps"));
        QCOMPARE(shown.requests.size(), 3);
    }

    void arrowKeysWalkTheCells()
    {
        Shown shown;
        shown.dissections.open();
        shown.answer();
        auto* scroll = shown.dissections.window()->findChild<QScrollArea*>();
        QTest::keyClick(scroll, Qt::Key_Down);
        shown.answer();
        QTest::keyClick(scroll, Qt::Key_Right);
        QCOMPARE(*shown.view.pinnedCell(), (Cell{1, 1}));
        QCOMPARE(shown.last().row, std::size_t(1));
        QCOMPARE(shown.last().column, std::size_t(1));
    }

    void hiddenTokensAreNotExplained()
    {
        Shown shown;
        shown.view.showTranslation(translationWith(
            "le <sos> chat <eos>", "the cat <eos>", {0.1F, 0.2F, 0.3F, 0.4F, 0.5F, 0.5F, 0, 0, 0, 0, 0, 1.0F}));
        shown.view.choose(&AttentionOptions::specialTokens, SpecialTokens::Hidden);
        shown.dissections.open();
        QCOMPARE(shown.requests.size(), 1);
        QCOMPARE(shown.last().row, std::size_t(0));
        QCOMPARE(shown.last().column, std::size_t(2));
        shown.answer();
        auto* scroll = shown.dissections.window()->findChild<QScrollArea*>();
        QTest::keyClick(scroll, Qt::Key_Left);
        QCOMPARE(shown.view.pinnedCell(), std::optional(Cell{0, 0}));
    }

    void arrowKeysFollowTheScript()
    {
        Shown shown;
        shown.view.showTranslation(arabicSample());
        shown.view.pinCell({0, 2});
        shown.dissections.open();
        shown.answer();
        QTest::keyClick(shown.dissections.window()->findChild<QScrollArea*>(), Qt::Key_Left);
        QCOMPARE(shown.view.pinnedCell(), std::optional(Cell{0, 3}));
    }

    void asksForNothingWhileClosed()
    {
        Shown shown;
        shown.view.pinCell({1, 1});
        QCOMPARE(shown.requests.size(), 0);
        shown.dissections.open();
        shown.answer();
        shown.dissections.window()->close();
        shown.view.pinCell({0, 1});
        QCOMPARE(shown.requests.size(), 1);
    }

    void everyTermSaysHowItFollows()
    {
        const auto terms = sampleDissection().terms;
        QCOMPARE(ruleText(terms[0]), QString());
        QCOMPARE(ruleText(terms[2]), u"line 1 ⊙ line 2"_s);
        QCOMPARE(ruleText(terms[3]), u"all numbers of line 3 added up"_s);
        TermsView view;
        view.setTerms(terms);
        const auto strips = view.findChildren<NumberStrip*>();
        QCOMPARE(strips.size(), 3);
        QCOMPARE(strips[2]->numbers(), terms[2].numbers);
    }

    void numbersBelowZeroAndAboveDiffer()
    {
        NumberStrip strip;
        strip.setNumbers({-1.0f, 0.0f, 1.0f}, 1.0);
        QVERIFY(strip.colorOf(-1.0f).blue() > strip.colorOf(-1.0f).red());
        QVERIFY(strip.colorOf(1.0f).red() > strip.colorOf(1.0f).blue());
        QCOMPARE(strip.colorOf(0.0f), strip.palette().color(QPalette::Base));
        QVERIFY(!strip.accessibleDescription().isEmpty());
    }

    void longStripsGoOnInTheNextLine()
    {
        NumberStrip strip;
        strip.setNumbers(std::vector<float>(512, 0.5f), 1.0);
        QVERIFY(strip.heightForWidth(300) > strip.heightForWidth(4000));
        strip.resize(300, strip.heightForWidth(300));
        QCOMPARE(strip.indexAt({1, 1}), 0);
        QVERIFY(strip.indexAt({1, strip.height() - 5}) > 100);
    }

    void partsOfTheContextAddUp()
    {
        const auto dissection = sampleDissection();
        const auto parts = contextParts(dissection, 1);
        QCOMPARE(parts.size(), std::size_t(2));
        QCOMPARE(parts[0].word, 1);
        QCOMPARE(parts[1].word, -1);
        for (std::size_t index = 0; index < dissection.context.size(); ++index)
            QCOMPARE(parts[0].numbers[index] + parts[1].numbers[index], dissection.context[index]);
    }

    void aWordOutsideTheWindowHasNoScore()
    {
        RowView view;
        view.setDissection(sampleDissection());
        QCOMPARE(view.item(0, 1)->text(), u"−∞"_s);
        QVERIFY(view.item(1, 0)->font().bold());
        QVERIFY(!view.item(2, 0)->font().bold());
    }

    /// The model of vectors does not choose words. Its vectors have two numbers, which are written out.
    void vectorsAreWrittenOutAndHaveAnOutput()
    {
        auto dissection = sampleDissection();
        dissection.kind = "vectors";
        dissection.equation = "o(t) = Σ α(t,j) x(j)";
        dissection.terms.insert(dissection.terms.begin(), {"s(t)", "state", TermRule::Given, {}, {3.0f, 4.0f}});
        dissection.words.clear();
        DissectionWindow window;
        window.setKinds({{.id = "vectors", .task = Task::Unshuffle}});
        window.showDissection(dissection);
        const auto shows = [&](const QString& text) {
            return std::ranges::any_of(window.findChildren<QLabel*>(), [&](const QLabel* label) {
                return !label->isHidden() && label->isVisibleTo(&window) && label->text().contains(text);
            });
        };
        QVERIFY(shows(u"[3; 4]"_s));
        QVERIFY(shows(u"The output"_s));
        QVERIFY(shows(u"<i>x</i>"_s));
        QVERIFY(!shows(u"The next word"_s));
        QVERIFY(!shows(u"annotations"_s));
    }

    void saysWhereTheWeightsOfARowGo()
    {
        auto dissection = sampleDissection();
        DissectionWindow window;
        const auto says = [&](const char* text) {
            window.showDissection(dissection);
            return std::ranges::any_of(window.findChildren<QLabel*>(),
                [&](const QLabel* label) { return label->text().contains(QLatin1String(text)); });
        };
        QVERIFY(says("which sum to one"));
        dissection.arithmetic.scores.push_back(0.5f);
        dissection.arithmetic.softmax.push_back(0.25f);
        QTRY_VERIFY(says("Positions beyond the end"));
        QVERIFY(!says("which sum to one"));
    }

    void theBiasIsNamed()
    {
        const std::vector<float> numbers(4);
        QCOMPARE(ruleText({"W h(j)", "", TermRule::Projected, {1}, numbers}, 3),
            u"a learned matrix (4\u00a0×\u00a03) times line 2"_s);
        QCOMPARE(ruleText({"W h(j) + b", "", TermRule::Shifted, {1}, numbers}, 3),
            u"a learned matrix (4\u00a0×\u00a03) times line 2, plus the bias b"_s);
    }

    void shapesStandBesideTheNames()
    {
        DissectionWindow window;
        auto dissection = sampleDissection();
        dissection.terms.push_back({"W h(j)", "", TermRule::Projected, {1}, {1.0f, 2.0f}});
        dissection.outputTerms = {{"U c", "", TermRule::Shifted, {4}, {1.0f, 2.0f, 3.0f, 4.0f}}};
        window.showDissection(dissection);
        QStringList shapes;
        const QRegularExpression shape(u"\\([0-9][^)]*\\)"_s);
        for (const auto* view : window.findChildren<TermsView*>())
            for (const auto* label : view->findChildren<QLabel*>())
                if (const auto found = shape.match(label->text()); found.hasMatch())
                    shapes << found.captured().replace(QChar(0xa0), QLatin1Char(' '));
        QStringList expected{"(3)", "(3)", "(3)", "(1)", "(2)", "(2 × 3)", "(4)", "(4 × 2)"};
        std::ranges::sort(shapes);
        std::ranges::sort(expected);
        QCOMPARE(shapes, expected);
        const auto labels = window.findChild<ContextView*>()->findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) { return label->text() == u"(2)"_s; }));
    }

    /// A model of vectors answers hundreds of times a second. Each displayed answer must stay long enough to be drawn.
    void ofAnswersThatComeFastTheLastIsShown()
    {
        DissectionWindow window;
        auto dissection = sampleDissection();
        window.showDissection(dissection);
        const auto* first = window.findChild<TermsView*>()->findChild<NumberStrip*>();
        for (const char* word : {"a", "b", "last"}) {
            dissection.rowToken.text = word;
            window.showDissection(dissection);
            QCOMPARE(window.findChild<TermsView*>()->findChild<NumberStrip*>(), first);
        }
        QTRY_VERIFY(std::ranges::any_of(
            window.findChildren<QLabel*>(), [](const QLabel* label) { return label->text().contains(u"“last”"_s); }));
    }

    void asksForTheHeadThatIsShown()
    {
        Shown shown;
        shown.showHeads({{HeadKind::Decoder, 2, 1}});
        shown.dissections.open();
        QVERIFY(shown.last().head == (AttentionHead{HeadKind::Decoder, 2, 1}));
        // these are not the words that the decoder has read
        QCOMPARE(shown.last().translation.source.size(), std::size_t(3));
        QCOMPARE(QString::fromStdString(shown.last().translation.source[1].text), u"chat"_s);
        shown.answer();
        shown.showHeads({{HeadKind::Encoder, 1, 2}});
        shown.view.pinCell({1, 1});
        QVERIFY(shown.last().head == (AttentionHead{HeadKind::Encoder, 1, 2}));
        shown.answer();
        shown.answer(); // an answer to a second request, if the pin had stayed
        shown.heads.showTranslation({});
        shown.view.showTranslation(tests::sampleTranslation("le chat dort", "the cat sleeps"));
        shown.view.pinCell({1, 1});
        shown.answer();
        QVERIFY(!shown.last().head); // a recurrent model has none
    }

    void ofAMeanOfHeadsItSaysToChooseOne()
    {
        Shown shown;
        shown.showHeads({});
        shown.dissections.open();
        QCOMPARE(shown.requests.size(), 0);
        QVERIFY(shown.says(u"Choose one head"_s));
        shown.showHeads({{HeadKind::Cross, 2, 1}});
        QCOMPARE(shown.requests.size(), 1);
        shown.answer();
        QVERIFY(!shown.says(u"Choose one head"_s));
        shown.showHeads({{HeadKind::Cross, 2, 1}, {HeadKind::Cross, 2, 2}});
        QCOMPARE(shown.requests.size(), 1);
        QVERIFY(shown.says(u"Choose one head"_s));
        QVERIFY(!shown.dissections.window()->findChild<QScrollArea*>()->isVisible());
    }

    void numbersOfACellThatIsRefusedAreNotShown()
    {
        Shown shown;
        shown.dissections.open();
        shown.answer();
        auto* scroll = shown.dissections.window()->findChild<QScrollArea*>();
        QVERIFY(scroll->isVisible());
        shown.dissections.stopWaiting(); // an error of something else
        QVERIFY(scroll->isVisible());
        shown.view.pinCell({1, 1});
        shown.dissections.stopWaiting();
        QVERIFY(!scroll->isVisible());
        QVERIFY(shown.says(u"could not be taken apart"_s));
    }

    void linesOfAHeadGoOnToTheOutput()
    {
        DissectionWindow window;
        window.showDissection(headDissection());
        const auto shows = [&](const QString& text) {
            return std::ranges::any_of(window.findChildren<QLabel*>(),
                [&](const QLabel* label) { return label->isVisibleTo(&window) && label->text().contains(text); });
        };
        QVERIFY(shows(u"What the head adds"_s));
        QVERIFY(!shows(u"The next word"_s));
        QVERIFY(shows(u"line 1 · line 4"_s));
        QVERIFY(shows(u"the root of the sum of the squares of line 6"_s));
        for (const char* number : {"5", "6", "7"})
            QVERIFY(std::ranges::any_of(window.findChildren<QLabel*>(),
                [&](const QLabel* label) { return label->text() == QLatin1String(number); }));
    }

    void aHiddenWordSaysSo()
    {
        DissectionWindow window;
        window.showDissection(headDissection());
        const auto shows = [&](const QString& text) {
            return std::ranges::any_of(
                window.findChildren<QLabel*>(), [&](const QLabel* label) { return label->text().contains(text); });
        };
        QVERIFY(shows(u"Decoder, layer 2, head 1: “cat” cannot look at “chat”, which is read only later"_s));
        QVERIFY(shows(u"the weight exactly 0"_s));
        QVERIFY(std::ranges::any_of(
            window.findChildren<QLabel*>(), [](const QLabel* label) { return label->text() == u"−∞"_s; }));
    }

    void gatesOfRecurrentLayersAreShown()
    {
        auto dissection = sampleDissection();
        dissection.stepEquations =
            "r(t) = sigmoid(W_r x(t) + U_r s(t−1) + b_r)\ns(t) = (1 − z(t)) ⊙ n(t) + z(t) ⊙ s(t−1)";
        dissection.outputTerms = {
            {"x(t)", "what the decoder's top layer reads", TermRule::Given, {}, {1.0f, 2.0f, 3.0f}},
            {"r(t)", "the reset gate", TermRule::Equation, {4, 0}, {0.25f, 0.5f, 0.75f}}};
        DissectionWindow window;
        window.showDissection(dissection);
        const auto shows = [&](const QString& text) {
            return std::ranges::any_of(window.findChildren<QLabel*>(),
                [&](const QLabel* label) { return label->isVisibleTo(&window) && label->text().contains(text); });
        };
        QVERIFY(shows(u"The decoder's step"_s));
        QVERIFY(!shows(u"What the head adds"_s));
        QVERIFY(shows(u"<i>W</i><sub><i>r</i></sub>"_s));
        QVERIFY(shows(u"by its equation, from line 5, line 1 · the reset gate"_s));
        const auto strips = window.findChildren<NumberStrip*>();
        QVERIFY(std::ranges::any_of(
            strips, [](const NumberStrip* strip) { return strip->numbers() == std::vector{0.25f, 0.5f, 0.75f}; }));
        QVERIFY(!shows(u"LN"_s));
    }

    void theRowOfWeightsIsSummed()
    {
        RowView view;
        view.setDissection(headDissection());
        QCOMPARE(view.horizontalHeaderItem(0)->text(), u"word read"_s);
        QCOMPARE(view.rowCount(), 4);
        QCOMPARE(view.item(0, 2)->text(), view.locale().toString(std::exp(-1.0), 'f', 6));
        QCOMPARE(view.item(1, 2)->text(), view.locale().toString(0.0, 'f', 6));
        QCOMPARE(view.item(2, 2)->text(), view.locale().toString(1.0, 'f', 6));
        QCOMPARE(view.item(3, 2)->text(), view.locale().toString(1.0 + std::exp(-1.0), 'f', 6));
        QCOMPARE(view.item(3, 3)->text(), view.locale().toString(1.0, 'f', 6));
    }
};

ATTENTOSCOPE_TEST(TestDissections, QApplication);
#include "tst_dissections.moc"
