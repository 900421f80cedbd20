// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/uisamples.h"
#include "ui/dissection/contextview.h"
#include "ui/dissection/dissectioncontroller.h"
#include "ui/dissection/dissectionwindow.h"
#include "ui/dissection/numberstrip.h"
#include "ui/dissection/rowview.h"
#include "ui/dissection/termsview.h"
#include "ui/plots/view/attentionview.h"

#include <QLabel>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>

#include <limits>

using namespace attentoscope;
using namespace attentoscope::ui;

/// The window that takes a weight apart: what it asks for, and that what it shows is what it was given.
class TestDissections : public QObject
{
    Q_OBJECT

private slots:
    void opensOnTheHeaviestWordOfTheFirstRow();
    void asksAgainForAnotherCellButNeverTwiceAtOnce();
    void arrowKeysWalkTheCells();
    void asksForNothingWhileClosed();
    void everyTermSaysHowItFollows();
    void numbersBelowZeroAndAboveDiffer();
    void longStripsGoOnInTheNextLine();
    void partsOfTheContextAddUp();
    void aWordOutsideTheWindowHasNoScore();
};

namespace {

Dissection sampleDissection()
{
    Dissection dissection;
    dissection.kind = "dot";
    dissection.column = 1;
    dissection.source = {{.text = "le"}, {.text = "chat"}, {.text = "dort"}};
    dissection.target = {.text = "cat"};
    dissection.terms = {{"s(t)", "state", TermRule::Given, {}, {0.5f, -1.0f}},
        {"h(j)", "annotation", TermRule::Given, {}, {2.0f, 0.25f}},
        {"s(t) ⊙ h(j)", "", TermRule::Product, {0, 1}, {1.0f, -0.25f}},
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
    DissectionController dissections{view, &view};
    QSignalSpy requests{&dissections, &DissectionController::requested};

    Shown() { view.showTranslation(attentoscope::testing::sampleTranslation("le chat dort", "the cat sleeps")); }
    DissectionRequest last() const { return requests.constLast().constFirst().value<DissectionRequest>(); }
    void answer() { dissections.showDissection(sampleDissection()); }
};

} // namespace

void TestDissections::opensOnTheHeaviestWordOfTheFirstRow()
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

void TestDissections::asksAgainForAnotherCellButNeverTwiceAtOnce()
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
    shown.view.showTranslation(attentoscope::testing::sampleTranslation("le chat dort", "the cat sleeps"));
    QCOMPARE(shown.requests.size(), 3);
}

void TestDissections::arrowKeysWalkTheCells()
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

void TestDissections::asksForNothingWhileClosed()
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

void TestDissections::everyTermSaysHowItFollows()
{
    const auto terms = sampleDissection().terms;
    QCOMPARE(ruleText(terms[0]), QString());
    QCOMPARE(ruleText(terms[2]), QStringLiteral("line 1 ⊙ line 2"));
    QCOMPARE(ruleText(terms[3]), QStringLiteral("all numbers of line 3 added up"));
    TermsView view;
    view.setTerms(terms);
    const auto strips = view.findChildren<NumberStrip*>();
    QCOMPARE(strips.size(), 3);
    QCOMPARE(strips[2]->numbers(), terms[2].numbers);
}

void TestDissections::numbersBelowZeroAndAboveDiffer()
{
    NumberStrip strip;
    strip.setNumbers({-1.0f, 0.0f, 1.0f}, 1.0);
    QVERIFY(strip.colorOf(-1.0f).blue() > strip.colorOf(-1.0f).red());
    QVERIFY(strip.colorOf(1.0f).red() > strip.colorOf(1.0f).blue());
    QCOMPARE(strip.colorOf(0.0f), strip.palette().color(QPalette::Base));
    QVERIFY(!strip.accessibleDescription().isEmpty());
}

void TestDissections::longStripsGoOnInTheNextLine()
{
    NumberStrip strip;
    strip.setNumbers(std::vector<float>(512, 0.5f), 1.0);
    QVERIFY(strip.heightForWidth(300) > strip.heightForWidth(4000));
    strip.resize(300, strip.heightForWidth(300));
    QCOMPARE(strip.indexAt({1, 1}), 0);
    QVERIFY(strip.indexAt({1, strip.height() - 5}) > 100);
}

void TestDissections::partsOfTheContextAddUp()
{
    const auto dissection = sampleDissection();
    const auto parts = contextParts(dissection, 1);
    QCOMPARE(parts.size(), std::size_t(2));
    QCOMPARE(parts[0].word, 1);
    QCOMPARE(parts[1].word, -1);
    for (std::size_t index = 0; index < dissection.context.size(); ++index)
        QCOMPARE(parts[0].numbers[index] + parts[1].numbers[index], dissection.context[index]);
}

void TestDissections::aWordOutsideTheWindowHasNoScore()
{
    RowView view;
    view.setDissection(sampleDissection());
    QCOMPARE(view.item(0, 1)->text(), QStringLiteral("−∞"));
    QVERIFY(view.item(1, 0)->font().bold());
    QVERIFY(!view.item(2, 0)->font().bold());
}

QTEST_MAIN(TestDissections)
#include "tst_dissections.moc"
