// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/tokens/sentencepieces.h"
#include "tests/engine/subwordfile.h"
#include "tests/support/testprogram.h"

#include <nlohmann/json.hpp>

namespace {

constexpr const char* mark = "\u2581";

std::string fourBytes(std::uint32_t number)
{
    std::string bytes;
    for (int byte = 0; byte < 4; ++byte, number >>= 8U)
        bytes += static_cast<char>(number & 0xFFU);
    return bytes;
}

/// A table that replaces "A" by the text at offset `text`. The successors of the root begin at 0, and the end of "A" is
/// at 0x41 ^ 0x80.
std::string tableOf(const std::string& texts, std::uint32_t text = 0)
{
    std::vector<std::uint32_t> units(256);
    units['A'] = 'A' | 1U << 8U | 0x80U << 10U;
    units['A' ^ 0x80] = 1U << 31U | text;
    std::string table = fourBytes(static_cast<std::uint32_t>(4 * units.size()));
    for (const auto unit : units)
        table += fourBytes(unit);
    return table + texts;
}

struct Normalizer
{
    std::string table;
    bool prefix = true;
    bool merges = true;
};

std::string modelOf(const std::vector<std::string>& pieces, const Normalizer& rules = {}, bool intoBytes = false)
{
    ProtobufWriter model;
    model.text(1, pieceOf("<unk>", 0.0F, 2));
    for (const auto& piece : pieces)
        model.text(1, piece);
    ProtobufWriter trainer;
    trainer.number(3, 1);
    trainer.number(35, intoBytes ? 1 : 0);
    model.text(2, trainer.take());
    ProtobufWriter normalizer;
    normalizer.text(2, rules.table);
    normalizer.number(3, rules.prefix ? 1 : 0);
    normalizer.number(4, rules.merges ? 1 : 0);
    model.text(3, normalizer.take());
    return model.take();
}

SharedSentencePieces read(const std::string& model)
{
    return valueOf(SentencePieces::fromBytes(model, "\"a.model\""));
}

Message faultOf(const std::string& table)
{
    const auto read = SentencePieces::fromBytes(modelOf({pieceOf("a")}, {table}), "\"a.model\"");
    return read ? Message() : read.error().message;
}

QString realModel()
{
    return QStringLiteral(ATTENTOSCOPE_SHARED_DATA "/models/opus-mt-en-mg/source.spm");
}

} // namespace

/// Whole sentences, cut as SentencePiece itself cuts them.
class TestSentencePieces : public QObject
{
    Q_OBJECT

private slots:
    void cutsAsThePackageDoes_data()
    {
        addColumns<std::string, std::vector<std::string>>("sentence", "pieces");
        const auto lines =
            bytesOf(QStringLiteral(ATTENTOSCOPE_TEST_SOURCES "/reference/fixtures/sentencepieces.tsv")).split('\n');
        for (const auto& line : lines) {
            auto parts = line.split('\t');
            if (line.isEmpty())
                continue;
            const auto shown = parts.takeFirst();
            std::vector<std::string> pieces;
            for (const auto& part : std::as_const(parts))
                pieces.push_back(part.toStdString());
            QTest::addRow("%s", shown.left(60).constData())
                << nlohmann::json::parse(shown.toStdString()).get<std::string>() << pieces;
        }
    }

    void cutsAsThePackageDoes()
    {
        if (!QFile::exists(realModel()))
            QSKIP("the shared data is not beside the checkout");
        static const auto model = read(bytesOf(realModel()).toStdString());
        const auto [sentence, pieces] = fetched<std::string, std::vector<std::string>>();
        QCOMPARE(model->cut(sentence), pieces);
    }

    void charactersAreReplaced()
    {
        const auto model = read(modelOf({pieceOf("ab")}, {tableOf(std::string("x y\0", 4))}));
        QCOMPARE(model->normalized("AbA"), mark + "x"s + mark + "ybx" + mark + "y");
        const auto removed = read(modelOf({pieceOf("ab")}, {tableOf(std::string("\0", 1))}));
        QCOMPARE(removed->normalized("A bA A"), mark + "b"s);
        QCOMPARE(removed->normalized("AA"), ""s);
    }

    void illFormedBytesAreReplaced()
    {
        QCOMPARE(read(modelOf({pieceOf("a")}))->normalized("a\xE2\x80z"), mark + "a\uFFFD\uFFFDz"s);
    }

    void userDefinedPiecesStay()
    {
        const auto model = read(modelOf({pieceOf("A", 0.0F, 4), pieceOf("b")}, {tableOf(std::string("x\0", 2))}));
        QCOMPARE(model->cut("bA"), (std::vector<std::string>{mark, "b", "A"}));
    }

    void spacesStayWhereTheModelSaysSo()
    {
        const auto model = read(modelOf({pieceOf("a")}, {.prefix = false, .merges = false}));
        QCOMPARE(model->normalized(" a  b "), mark + "a"s + mark + mark + "b" + mark);
    }

    void piecesReachOverSpaces()
    {
        const auto both = mark + "a"s + mark + "b";
        QCOMPARE(read(modelOf({pieceOf("a"), pieceOf("b"), pieceOf(both)}))->cut("a b"), std::vector{both});
    }

    void unknownLettersBecomeBytes()
    {
        const std::vector<std::string> pieces = {pieceOf(mark), pieceOf("a"), pieceOf("<0xE2>", 0.0F, 6)};
        QCOMPARE(read(modelOf(pieces, {}, true))->cut("a\u2013a"),
            (std::vector<std::string>{mark, "a", "<0xE2>", "<0x80>", "<0x93>", "a"}));
        QCOMPARE(
            read(modelOf(pieces))->cut("a\u2013\u2014a"), (std::vector<std::string>{mark, "a", "\u2013\u2014", "a"}));
    }

    void piecesMakeText()
    {
        QCOMPARE(textOfPieces(std::vector<std::string>{mark + "two"s, mark + "word"s, "s", "."}), "two words."s);
        QCOMPARE(textOfPieces(std::vector<std::string>{mark, "<0xE2>", "<0x80>", "<0x93>", "a", "<0xE2>"}),
            "\u2013a\uFFFD"s);
        QCOMPARE(textOfPieces({}), ""s);
    }

    void damagedTablesAreRefused_data()
    {
        addColumns<std::string, QString>("table", "told");
        const auto good = tableOf(std::string("x\0", 2));
        auto beyond = good;
        beyond[4 + 4 * 'A' + 2] = '\x40'; // the end of "A" is far away
        QTest::newRow("short") << "abc"s << "whose index has 0 bytes, of 3";
        QTest::newRow("index of odd length") << fourBytes(6) + "12345678"s << "whose index has 6 bytes, of 12";
        QTest::newRow("no texts") << good.substr(0, good.size() - 2) << "whose index has 1,024 bytes, of 1,028";
        QTest::newRow("text without end") << good.substr(0, good.size() - 1) << "are no UTF-8 text";
        QTest::newRow("text of other bytes") << tableOf(std::string("\xFF\0", 2)) << "are no UTF-8 text";
        QTest::newRow("place beyond the texts") << tableOf(std::string("x\0", 2), 9) << "at byte 9, of 2 bytes";
        QTest::newRow("place within a letter") << tableOf(std::string("\u00e9\0", 3), 1) << "at byte 1, of 3 bytes";
        QTest::newRow("index beyond its end") << beyond << "leads beyond its end";
        QTest::newRow("long") << std::string(CharacterMap::longest + 1, 'a') << "at most 4,194,304 are read";
    }

    void damagedTablesAreRefused()
    {
        const auto [table, told] = fetched<std::string, QString>();
        const auto fault = faultOf(table);
        QVERIFY2(fault.contains(told.toStdString()), fault.c_str());
        QVERIFY(faultOf(tableOf(std::string("x\0", 2))).empty());
    }
};

ATTENTOSCOPE_TEST(TestSentencePieces, QCoreApplication);
#include "tst_sentencepieces.moc"
