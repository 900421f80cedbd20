// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/foreign/foreignwords.h"
#include "tests/support/testprogram.h"

#include <nlohmann/json.hpp>

namespace {

const QString shared = QStringLiteral(ATTENTOSCOPE_SHARED_DATA "/");

/// Knuth's MMIX generator, as make_marian_ids.py has it.
struct Draw
{
    std::uint64_t state = 1;
    std::size_t below(std::size_t count)
    {
        state = state * 6364136223846793005ULL + 1442695040888963407ULL;
        return std::size_t(state >> 33U) % count;
    }
};

QList<QByteArrayList> rowsOf(const QString& path)
{
    QList<QByteArrayList> rows;
    for (const auto& line : bytesOf(shared + path).split('\n'))
        rows << line.split('\t');
    return rows;
}

/// The sentences of make_marian_ids.py.
std::vector<std::string> sentences(const std::vector<std::string>& odd)
{
    const auto multi30k = rowsOf(QStringLiteral("multi30k/train.de-en.tsv"));
    const auto tatoeba = rowsOf(QStringLiteral("tatoeba/eng-fra.tsv"));
    Draw draw;
    std::vector<std::string> made;
    for (int number = 0; number < 2'000; ++number) {
        const int kind = number % 4, side = number / 4 % 2;
        std::u32string text;
        const auto oddOne = [&] { // QString leaves a byte order mark out, but not behind another letter
            return QString::fromStdString('x' + odd[draw.below(odd.size())]).toStdU32String().substr(1);
        };
        if (kind == 3) {
            for (auto left = 1 + draw.below(12); left > 0; --left) {
                text += oddOne();
                text.append(draw.below(2), U' ');
            }
        } else {
            const auto& row = kind == 0 ? multi30k[number * 14] : tatoeba[number * 38];
            text = QString::fromUtf8(row[side]).toStdU32String();
        }
        for (int more = 0; more < (kind == 2 ? 3 : 0); ++more) {
            const auto place = draw.below(text.size() + 1);
            text.insert(place, oddOne());
        }
        made.push_back(QString::fromStdU32String(U'x' + text).toStdString().substr(1));
    }
    return made;
}

/// FNV-1a, 64 bits, of 50 lines each.
std::vector<std::string> sumsOf(const std::vector<std::string>& lines)
{
    constexpr std::size_t block = 50;
    std::vector<std::string> sums;
    std::uint64_t sum = 0;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        if (at % block == 0)
            sum = 0xCBF29CE484222325ULL;
        for (const char byte : lines[at] + "\n")
            sum = (sum ^ static_cast<unsigned char>(byte)) * 0x100000001B3ULL;
        if ((at + 1) % block == 0)
            sums.push_back(QString::number(sum, 16).rightJustified(16, '0').toStdString());
    }
    return sums;
}

/// Ids and words of one side as from Marian's tokenizer. Words outside the vocabulary are unknown, and the end mark is
/// last.
struct Encoded
{
    std::string ids;
    std::vector<std::string> known;
};

Encoded encoded(const ForeignSide& side, const std::string& sentence)
{
    Encoded result;
    for (const auto& piece : side.pieces->cut(sentence)) {
        const auto id = side.vocabulary.id(piece);
        result.ids += std::to_string(side.theirs[std::size_t(id)]) + ' ';
        if (id != Vocabulary::unknown)
            result.known.push_back(piece);
    }
    result.ids += std::to_string(side.theirs[Vocabulary::end]);
    return result;
}

} // namespace

/// Text → ids → text with the files of a real model, as transformers' MarianTokenizer does it.
class TestMarianIds : public QObject
{
    Q_OBJECT

private slots:
    void twoThousandSentencesAreTheirs()
    {
        const QString folder = shared + QStringLiteral("models/opus-mt-en-mg/");
        if (!QFile::exists(folder + QStringLiteral("vocab.json")))
            QSKIP("the shared data is not beside the checkout");
        const auto reference = nlohmann::json::parse(
            bytesOf(QStringLiteral(ATTENTOSCOPE_TEST_SOURCES "/reference/fixtures/marian_ids.json")).toStdString());
        const auto theirs = [&](const char* column) { return reference[column].get<std::vector<std::string>>(); };
        const auto made = sentences(theirs("odd"));
        QCOMPARE(sumsOf(made), theirs("sentences"));
        const std::filesystem::path vocabulary = (folder + QStringLiteral("vocab.json")).toStdString();
        const auto words = theirWords(vocabulary);
        const TheirSpecials specials{theirId(words, "<pad>"), {}, theirId(words, "</s>"), theirId(words, "<unk>")};
        auto source = inOurOrder(vocabulary, words, specials), target = source;
        addPieces(source, vocabulary.parent_path() / "source.spm");
        addPieces(target, vocabulary.parent_path() / "target.spm");
        std::vector<std::string> sourceIds, targetIds, texts;
        int spacesLeftOut = 0; // sentences at whose end transformers drops spaces, after unknown pieces
        for (const auto& sentence : made) {
            sourceIds.push_back(encoded(source, sentence).ids);
            const auto [ids, known] = encoded(target, sentence);
            targetIds.push_back(ids);
            auto text = textOfPieces(known);
            spacesLeftOut += text.ends_with(' ');
            text.erase(text.find_last_not_of(' ') + 1);
            texts.push_back(std::move(text));
        }
        if (const auto path = qEnvironmentVariable("ATTENTOSCOPE_MARIAN_IDS");
            !path.isEmpty()) { // writes everything, to find differences
            QFile file(path);
            QVERIFY(file.open(QFile::WriteOnly));
            const nlohmann::json all{{"source", sourceIds}, {"target", targetIds}, {"text", texts}};
            file.write(QByteArray::fromStdString(all.dump()));
        }
        QCOMPARE(sumsOf(sourceIds), theirs("source"));
        QCOMPARE(sumsOf(targetIds), theirs("target"));
        QCOMPARE(sumsOf(texts), theirs("text"));
        QCOMPARE(spacesLeftOut, 45);
    }
};

ATTENTOSCOPE_TEST(TestMarianIds, attentoscope::tests::NoApplication);
#include "tst_marianids.moc"
