// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/metrics/alignment.h"
#include "engine/types/headmeasures.h"
#include "tests/support/testprogram.h"

#include <random>

namespace {

using Rows = std::vector<std::vector<float>>;

constexpr AttentionHead encoder{HeadKind::Encoder, 1, 1};
constexpr AttentionHead cross{HeadKind::Cross, 1, 1};
constexpr AttentionHead decoder{HeadKind::Decoder, 1, 1};

std::vector<Token> tokensOf(const std::vector<std::string>& texts)
{
    std::vector<Token> tokens;
    for (const auto& text : texts)
        tokens.push_back({.text = text, .special = text.starts_with('<')});
    return tokens;
}

HeadMap mapOf(const AttentionHead& head, const Rows& rows)
{
    std::vector<float> weights;
    for (const auto& row : rows)
        weights.insert(weights.end(), row.begin(), row.end());
    return {head,
        {.rows = rows.size(),
            .columns = rows.front().size(),
            .weights = std::make_shared<const std::vector<float>>(std::move(weights)),
            .centres = {}}};
}

Translation sentence(
    const std::vector<std::string>& source, const std::vector<std::string>& target, std::vector<HeadMap> heads)
{
    return Translation{.source = tokensOf(source), .target = tokensOf(target), .heads = std::move(heads)};
}

MeasuredHead measured(const Translation& translation, const GoldAlignment* gold = nullptr)
{
    HeadTable table;
    table.add(translation, gold);
    return table.heads().front();
}

bool near(const std::optional<double>& value, double wanted)
{
    return value && std::abs(*value - wanted) < 1e-6;
}

/// Every row looks at one column only.
Rows lookingAt(const std::vector<std::size_t>& columns, std::size_t count)
{
    Rows rows;
    for (const auto column : columns)
        rows.emplace_back(count, 0.0F)[column] = 1.0F;
    return rows;
}

/// The measures without HeadSums: sums over all cells, with a list of what each cell is.
struct BruteForce
{
    std::map<std::string, std::pair<double, std::size_t>> shares;

    void add(const Translation& translation, const HeadMap& map)
    {
        const bool reads = map.id.kind == HeadKind::Decoder;
        const auto& words = map.id.kind == HeadKind::Encoder ? translation.source : translation.target;
        const bool mark = map.id.kind == HeadKind::Cross && translation.source.front().special;
        for (std::size_t row = 0; row < words.size(); ++row) {
            const std::size_t seen = reads ? row + 1 : translation.source.size();
            if (words[row].special || seen == 1)
                continue;
            for (std::size_t column = 0; column < seen; ++column) {
                // The number of words from the row's word to the column's word. Column 0 of a decoder is before the
                // first word.
                const auto distance = static_cast<int>(column) - static_cast<int>(row) - (mark || reads ? 1 : 0);
                const double weight = static_cast<double>(map.attention.at(row, column));
                for (const auto& [name, wanted] : {std::pair("previous", -1), {"same", 0}, {"next", 1}})
                    if (distance == wanted)
                        note(name, weight);
                if (column == 0)
                    note("first", weight);
                if (!reads && column + 1 == seen)
                    note("last", weight);
            }
        }
    }

    void note(const std::string& name, double weight)
    {
        shares[name].first += weight;
        ++shares[name].second;
    }

    bool agrees(const std::string& name, const std::optional<double>& share) const
    {
        const auto found = shares.find(name);
        if (found == shares.end())
            return !share;
        return near(share, found->second.first / static_cast<double>(found->second.second));
    }
};

} // namespace

/// Measures and names of heads.
class TestHeadMeasures : public QObject
{
    Q_OBJECT

    std::mt19937 m_random{7};

    HeadMap randomMap(const AttentionHead& head, std::size_t count, std::size_t columns)
    {
        std::uniform_real_distribution<float> weight(0.01F, 1.0F);
        Rows rows(count, std::vector<float>(columns, 0.0F));
        for (std::size_t row = 0; row < count; ++row) {
            const auto seen = head.kind == HeadKind::Decoder ? row + 1 : columns;
            float sum = 0.0F;
            for (std::size_t column = 0; column < seen; ++column)
                sum += rows[row][column] = weight(m_random);
            for (auto& one : rows[row])
                one /= sum;
        }
        return mapOf(head, rows);
    }

private slots:
    void anEncodersRowsByHand()
    {
        const auto head = measured(sentence({"a", "b", "c", "<eos>"}, {"x"},
            {mapOf(encoder,
                {{0.5F, 0.25F, 0.25F, 0.0F}, {0.125F, 0.125F, 0.25F, 0.5F}, {0.0F, 1.0F, 0.0F, 0.0F},
                    {0.0F, 0.0F, 0.0F, 1.0F}})}));
        const auto& measures = head.measures;
        QCOMPARE(measures.rows, std::size_t(3)); // the row of the end token does not count
        QVERIFY(near(measures.entropy, (1.5 + 1.75 + 0.0) / 3));
        // divided by the largest entropy, which is two bits
        QVERIFY(near(measures.evenness, (1.5 + 1.75 + 0.0) / 3 / 2));
        QVERIFY(near(measures.previous, (0.125 + 1.0) / 2)); // the first word has none
        QVERIFY(near(measures.same, (0.5 + 0.125 + 0.0) / 3));
        QVERIFY(near(measures.next, (0.25 + 0.25 + 0.0) / 3));
        QVERIFY(near(measures.first, (0.5 + 0.125 + 0.0) / 3));
        QVERIFY(near(measures.last, 0.5 / 3));
        QVERIFY(!measures.firstIsMark && measures.lastIsMark && !measures.errorRate);
    }

    void aStartTokenMovesNoWord()
    {
        const std::vector<std::string> target{"x", "y", "<eos>"};
        const auto without =
            measured(sentence({"a", "b", "<eos>"}, target, {mapOf(cross, lookingAt({0, 1, 2}, 3))})).measures;
        QVERIFY(near(without.same, 1.0));
        const auto with =
            measured(sentence({"<sos>", "a", "b", "<eos>"}, target, {mapOf(cross, lookingAt({1, 2, 3}, 4))})).measures;
        QVERIFY(near(with.same, 1.0));
        QVERIFY(near(with.previous, 0.0) && near(with.next, 0.0) && with.firstIsMark);
    }

    /// A usual mistake is a label that is shifted by a start or end token.
    void aDecodersDiagonalIsTheWordBefore()
    {
        // Before "x" only <sos> was read; before "y" <sos> and "x"; before "z" <sos>, "x" and "y".
        const std::vector<std::string> target{"x", "y", "z", "<eos>"};
        const auto diagonal = measured(sentence({"a"}, target, {mapOf(decoder, lookingAt({0, 1, 2, 3}, 4))}));
        QCOMPARE(diagonal.measures.rows, std::size_t(2)); // "x" had no choice
        QVERIFY(near(diagonal.measures.previous, 1.0) && near(diagonal.measures.first, 0.0));
        QVERIFY(!diagonal.measures.same && !diagonal.measures.next && !diagonal.measures.last);
        QCOMPARE(diagonal.role, HeadRole::PreviousWord);
        const auto shifted = measured(sentence({"a"}, target, {mapOf(decoder, lookingAt({0, 0, 1, 2}, 4))}));
        QVERIFY(near(shifted.measures.previous, 0.0) && near(shifted.measures.first, 0.5));
        const auto start = measured(sentence({"a"}, target, {mapOf(decoder, lookingAt({0, 0, 0, 0}, 4))}));
        QCOMPARE(start.role, HeadRole::StartMark);
    }

    void randomMapsAgreeWithBruteForce()
    {
        for (const bool startMark : {false, true}) {
            for (const auto& head : {encoder, cross, decoder}) {
                HeadTable table;
                BruteForce brute;
                for (std::size_t length = 1; length < 9; ++length) {
                    std::vector<std::string> source(length, "word"), target(1 + length * 5 % 7, "mot");
                    if (startMark)
                        source.insert(source.begin(), "<sos>");
                    source.emplace_back("<eos>");
                    target.emplace_back("<eos>");
                    const auto rows = head.kind == HeadKind::Encoder ? source.size() : target.size();
                    const auto columns = head.kind == HeadKind::Decoder ? target.size() : source.size();
                    const auto given = sentence(source, target, {randomMap(head, rows, columns)});
                    table.add(given, nullptr);
                    brute.add(given, given.heads.front());
                }
                const auto measures = table.heads().front().measures;
                QVERIFY(brute.agrees("previous", measures.previous));
                QVERIFY(brute.agrees("same", measures.same));
                QVERIFY(brute.agrees("next", measures.next));
                QVERIFY(brute.agrees("first", measures.first));
                QVERIFY(brute.agrees("last", measures.last));
            }
        }
    }

    void namesFollowTheRules_data()
    {
        addColumns<HeadMeasures, HeadRole>("measures", "role");
        const auto row = [](const char* name, const HeadMeasures& measures, HeadRole role) {
            QTest::newRow(name) << measures << role;
        };
        row("nothing", {.rows = 1, .evenness = 0.5, .same = 0.49}, HeadRole::None);
        row("half on one position", {.previous = 0.3, .same = 0.5}, HeadRole::SameWord);
        row("the largest of two", {.previous = 0.6, .next = 0.7}, HeadRole::NextWord);
        row("previous", {.evenness = 0.95, .previous = 0.9}, HeadRole::PreviousWord);
        row("first word", {.first = 0.9}, HeadRole::FirstWord);
        row("start mark", {.first = 0.9, .firstIsMark = true}, HeadRole::StartMark);
        row("last word", {.last = 0.9}, HeadRole::LastWord);
        row("end mark", {.last = 0.9, .lastIsMark = true}, HeadRole::EndMark);
        row("spread out", {.evenness = 0.9, .same = 0.1}, HeadRole::SpreadOut);
        row("alignment before position", {.same = 0.9, .errorRate = 0.3}, HeadRole::Alignment);
        row("no alignment", {.same = 0.9, .errorRate = 0.31}, HeadRole::SameWord);
    }

    void namesFollowTheRules()
    {
        const auto [measures, role] = fetched<HeadMeasures, HeadRole>();
        QCOMPARE(roleOf(measures), role);
    }

    void crossHeadsAreMeasuredAgainstGold()
    {
        const GoldAlignment gold{{{0, 1}, {1, 0}}, {}};
        const AttentionHead other{HeadKind::Cross, 1, 2};
        const AttentionHead third{HeadKind::Cross, 2, 1};
        const auto given = sentence({"a", "b", "<eos>"}, {"x", "y", "<eos>"},
            {mapOf(cross, lookingAt({0, 1, 2}, 3)), mapOf(other, lookingAt({1, 0, 2}, 3)),
                mapOf(third, lookingAt({1, 0, 0}, 3)), mapOf(decoder, lookingAt({0, 1, 2}, 3))});
        HeadTable table;
        table.add(given, nullptr);
        QVERIFY2(!bestAligning(table.heads()), "no gold, no best head");
        table.add(given, &gold);
        const auto heads = table.heads();
        QCOMPARE(heads.size(), std::size_t(4));
        QCOMPARE(heads[0].measures.errorRate, std::optional(1.0));
        QCOMPARE(heads[1].measures.errorRate, std::optional(0.0));
        QCOMPARE(heads[1].role, HeadRole::Alignment);
        QVERIFY(!heads[3].measures.errorRate);
        QCOMPARE(bestAligning(heads), std::optional(other)); // the first of two that are equally good
    }

    void aHeadThatIsNotThereIsNamed()
    {
        const auto given = sentence({"a", "b"}, {"x"},
            {mapOf(encoder, lookingAt({0, 1}, 2)), mapOf(cross, {{0.25F, 0.75F}}), mapOf(decoder, {{1.0F}})});
        QCOMPARE(crossMap(given, cross).value()->at(0, 1), 0.75F);
        const auto missing = crossMap(given, {HeadKind::Cross, 2, 3});
        QVERIFY(!missing && missing.error().code == ErrorCode::InvalidSetting);
        QCOMPARE(missing.error().message.text(),
            std::string("There is no head 2.3: the model has layers 1 to 1 and heads 1 to 1."));
        QVERIFY(crossMap(sentence({"a"}, {"x"}, {}), cross).error().message.text().starts_with("There are no heads"));
    }

    void withoutRowsThereIsNothing()
    {
        HeadTable table;
        table.add(sentence({"a"}, {"x"}, {HeadMap{cross, {}}}), nullptr);
        table.add(sentence({"a", "b"}, {"x"}, {mapOf(cross, {{0.0F, 0.0F}})}), nullptr);
        table.add(sentence({"a"}, {"x", "<eos>"}, {mapOf(decoder, lookingAt({0, 1}, 2))}), nullptr);
        QVERIFY(table.heads().empty());
    }
};

ATTENTOSCOPE_TEST(TestHeadMeasures, attentoscope::tests::NoApplication);
#include "tst_headmeasures.moc"
