// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "corpusfixture.h"
#include "engine/corpus/files/textfile.h"
#include "engine/corpus/text/textboundaries.h"
#include "engine/corpus/text/unicodetext.h"
#include "engine/corpus/tokens/textpipeline.h"
#include "engine/corpus/tokens/tokenizer.h"
#include "engine/corpus/tokens/wordtokenizer.h"
#include "engine/reproducible/fnv.h"
#include "tests/engine/corpus/joinedtokens.h"
#include "tests/support/testprogram.h"

namespace {

/// Lines of words of many scripts, addresses, numbers, hashtags, signs and emoji, the same ones everywhere. None has a
/// script that is cut by a dictionary.
std::vector<std::string> mixedLines(std::size_t count)
{
    static constexpr std::array parts = {"the", "Dog's", "l'homme", "aujourd’hui", "naïve", "Straße", "O'Neill",
        "can't", "e-mail", "C++", "C#", "x86_64", "3.14", "1,000.5", "12:30", "24/7", "$5.50", "€20", "50%", "1st",
        "’90s", "am@@", "@user", "a@b.c", "@@", "@.b", "x@-@y", "#tag", "#a_b", "http://example.org/a?b=c&d#e",
        "www.example.com", "user.name+tag@example.co.uk", "file.txt", "U.S.A.", "e.g.", "i.e.", "...", "…", "?!", "--",
        "—", "«", "»", "“", "”", "(", ")", "[x]", "a:b", "kyrka:s", "S:t", "a;b", "a·b", "col·lecció", "a.b.c", "1.2.3",
        "1;2", "1'000", "Привет", "мир", "ёлка", "Ελλάδα", "άνθρωπος", "שלום", "צה\"ל", "ג'ורג'", "مرحبا", "كتاب،",
        "می‌خواهم", "नमस्ते", "क्षत्रिय", "हिन्दी", "বাংলা", "ক্ষ", "தமிழ்", "తెలుగు", "ಕನ್ನಡ", "മലയാളം",
        "ශ්‍රී", "ગુજરાતી", "ਪੰਜਾਬੀ", "ქართული", "հայերեն", "አማርኛ።", "한국어", "조선말", "Tiếng", "Việt", "é",
        "ẞ", "😀", "👍🏽", "👨‍👩‍👧", "🇫🇷🇩🇪", "❤️", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "½", "²", "№", "™",
        "°C", "𝔘𝔫𝔦", "Ⅳ", "ﬁ", "ﷺ", "\u2028", "\u00A0", "\u00AD", "\u200B", "\uFEFF", "<unk>", "&apos;", "&amp;quot;",
        "<b>", "{x}", "a/b", "a\\b", "~", "^", "|", "*", "=", "+1", "-5", "٣٫١٤", "१२३"};
    std::vector<std::string> lines;
    std::uint32_t state = 1;
    const auto draw = [&state](std::uint32_t below) {
        state = state * 1'664'525U + 1'013'904'223U;
        return (state >> 8) % below;
    };
    for (std::size_t line = 0; line < count; ++line) {
        std::string text;
        for (std::uint32_t words = 1 + draw(12); words > 0; --words) {
            text += parts[draw(parts.size())];
            if (draw(4) != 0)
                text += ' ';
        }
        lines.push_back(std::move(text));
    }
    return lines;
}

constexpr std::size_t linesHashed = 20'000;

/// The tokens, separated by spaces. Attached tokens have "+" before them.
std::string shown(const std::vector<TextToken>& tokens)
{
    std::string text;
    for (const auto& token : tokens)
        text += (text.empty() ? "" : " ") + std::string(token.attached ? "+" : "") + token.text;
    return text;
}

template <typename Visit>
void forEachLine(const std::string& path, Visit visit)
{
    auto file = TextFile::open(path, {});
    while (file && file->next().value())
        visit(file->line());
}

} // namespace

class TestTokenizer : public QObject
{
    Q_OBJECT

private slots:
    void words_data()
    {
        addColumns<std::string, std::string>("text", "tokens");
        const auto row = [](const char* name, const char* text, const char* tokens) {
            QTest::newRow(name) << std::string(text) << std::string(tokens);
        };
        row("nothing", "", "");
        row("white space only", " \t ", "");
        row("punctuation", "Go now, please.", "Go now +, please +.");
        row("apart", "Va !", "Va !");
        row("narrow no-break space", "Va\u202F!", "Va !");
        row("no-break space", "10\u00A0000", "10 000");
        row("contractions", "don't I'm they're", "don't I'm they're");
        row("numbers", "3.14 1,000 a.b", "3.14 1,000 a.b");
        row("hyphen", "est-ce", "est +- +ce");
        row("quotes", "\"Yes\", he said", "\" +Yes +\" +, he said");
        row("ellipsis", "wait...", "wait +. +. +.");
        row("angle brackets", "<unk>", "< +unk +>");
        row("accents", "élève à l'école", "élève à l' +école");
        row("elision", "l'homme", "l' +homme");
        row("Sinhala with a joiner", "ශ්\u200Dරී ලංකාව", "ශ්\u200Dරී ලංකාව");
        row("Persian with a non-joiner", "می\u200Cخواهم", "می\u200Cخواهم");
        row("emoji with joiners", "a 👨\u200D👩\u200D👧 b", "a 👨\u200D👩\u200D👧 b");
        row("skin tone", "👍🏽", "👍🏽");
        row("flag", "🇫🇷", "🇫🇷");
        row("Hindi", "कुल के", "कुल के");
        row("elision, capital", "L'Homme D'Accord", "L' +Homme D' +Accord");
        row("elision, typographic", "l’été", "l’ +été");
        row("elision, ligature", "l'œuvre", "l' +œuvre");
        row("elision, capital accent", "L'État", "L' +État");
        row("elision before y", "j'y vais", "j' +y vais");
        row("all elisions", "l'a d'a j'a m'a n'a s'a t'a c'a qu'a jusqu'a lorsqu'a puisqu'a",
            "l' +a d' +a j' +a m' +a n' +a s' +a t' +a c' +a qu' +a jusqu' +a lorsqu' +a puisqu' +a");
        row("elision inside", "(qu'est-ce)", "( +qu' +est +- +ce +)");
        row("no elision before a consonant", "d'Xyz l'Pop", "d'Xyz l'Pop");
        row("no elision of a whole word", "aujourd'hui", "aujourd'hui");
        row("tokenised elision", "l' homme qu' il", "l' homme qu' il");
        row("tokenised elision, typographic", "l’ homme", "l’ homme");
        row("tokenised elision at the end", "de l'", "de l'");
        row("tokenised, no elision", "the dogs' house", "the dogs +' house");
        row("quoted letter", "the 'l' key", "the ' +l +' key");
        row("Cyrillic", "Привет, мир!", "Привет +, мир +!");
        row("Arabic", "مرحبا، عالم", "مرحبا +، عالم");
        row("combining mark", "e\u0301te\u0301", "e\u0301te\u0301");
        row("emoji", "hi 👍🏽!", "hi 👍🏽 +!");
        row("underscore", "snake_case _x", "snake_case _x");
    }

    void words()
    {
        const auto [text, tokens] = fetched<std::string, std::string>();
        QCOMPARE(shown(makeTokenizer(TokenizerKind::Words)->split(text)), tokens);
        QCOMPARE(shown(WordTokenizer(TextRules::Second, WordTokenizer::Path::Icu).split(text)), tokens);
    }

    /// Tries every string of up to three printable characters. Longer strings have one character for each kind.
    void asciiRulesAreIcus()
    {
        TextBoundaries words(BoundaryKind::Word);
        const AsciiWords ascii(words);
        const auto agrees = [&](const std::string& text) {
            std::vector<std::size_t> ends;
            for (std::size_t at = 0; at < text.size();)
                ends.push_back(at = ascii.segmentEnd(text, at));
            return ends == words.ends(text);
        };
        const auto tryAll = [&](const std::string& alphabet, std::size_t length) {
            std::size_t count = 1;
            for (std::size_t i = 0; i < length; ++i)
                count *= alphabet.size();
            std::string text(length, ' ');
            for (std::size_t number = 0; number < count; ++number) {
                std::size_t rest = number;
                for (char& c : text) {
                    c = alphabet[rest % alphabet.size()];
                    rest /= alphabet.size();
                }
                if (!agrees(text))
                    QFAIL(text.c_str());
            }
        };
        std::string printable;
        for (char c = '!'; c <= '~'; ++c)
            printable += c;
        tryAll(printable, 2);
        tryAll("aZ09_.',;:-@\"#&\x01\x1F\x7F", 3);
        tryAll("a1_.',:-", 5);
    }

    void fastPathOnCorpora_data()
    {
        QTest::addColumn<std::string>("path");
        for (const char* name : {"multi30k/train.de-en.tsv", "tatoeba/eng-fra.tsv", "alignment/hansards.en-fr.tsv"})
            QTest::newRow(name) << sharedData(name);
    }

    void fastPathOnCorpora()
    {
        QFETCH(std::string, path);
        SKIP_WITHOUT(path);
        const WordTokenizer fast;
        const WordTokenizer icu(TextRules::Second, WordTokenizer::Path::Icu);
        forEachLine(path, [&](std::string_view line) {
            const auto tokens = fast.split(line);
            const auto expected = icu.split(line);
            const bool same = std::ranges::equal(tokens, expected,
                [](const TextToken& a, const TextToken& b) { return a.text == b.text && a.attached == b.attached; });
            if (!same)
                QFAIL(std::string(line).c_str());
        });
    }

    /// ICU on the whole line gives our boundaries, except for elisions and white space.
    void wholeLinesGiveTheSameSegments()
    {
        const std::string path = sharedData("multi30k/train.de-en.tsv");
        SKIP_WITHOUT(path);
        TextBoundaries boundaries(BoundaryKind::Word);
        const WordTokenizer tokenizer;
        forEachLine(path, [&](std::string_view line) {
            std::vector<std::string> segments;
            std::size_t begin = 0;
            for (const std::size_t end : boundaries.ends(line)) {
                const std::string_view segment = line.substr(begin, end - begin);
                if (!isBlank(segment))
                    segments.emplace_back(segment);
                begin = end;
            }
            std::vector<std::string> tokens;
            for (const auto& token : tokenizer.split(line))
                tokens.push_back(token.text);
            if (!line.contains('\'') && tokens != segments)
                QFAIL(std::string(line).c_str());
        });
    }

    void tokensAreThoseOfEveryDebian_data()
    {
        addColumns<std::vector<std::string>, quint64>("lines", "hash");
        const auto firstLines = [](const char* name) {
            std::vector<std::string> lines;
            if (const auto path = sharedData(name); !path.empty())
                forEachLine(path, [&lines](std::string_view line) {
                    if (lines.size() < linesHashed)
                        lines.emplace_back(line);
                });
            return lines;
        };
        QTest::newRow("mixed") << mixedLines(linesHashed) << quint64(0x559d11a6c38d4776);
        QTest::newRow("Multi30k") << firstLines("multi30k/train.de-en.tsv") << quint64(0x46f61b27b639e208);
        QTest::newRow("Tatoeba") << firstLines("tatoeba/eng-fra.tsv") << quint64(0x5e3bb4a980c9477a);
    }

    /// The hash of words and characters was found with ICU 72.1 (Debian 12) and ICU 76.1 (Debian 13).
    void tokensAreThoseOfEveryDebian()
    {
        const auto [lines, hash] = fetched<std::vector<std::string>, quint64>();
        if (lines.empty())
            QSKIP("the shared corpora are not beside the checkout");
        QCOMPARE(lines.size(), linesHashed);
        Fnv found;
        for (const auto kind : {TokenizerKind::Words, TokenizerKind::Characters}) {
            const TextPipeline pipeline({.tokenizer = kind});
            for (const auto& line : lines) {
                for (const auto& token : pipeline.tokens(line)) {
                    found.add(token.text);
                    found.add(static_cast<unsigned char>(0));
                }
                found.add(static_cast<unsigned char>(1));
            }
        }
        QCOMPARE(quint64(found.hash()), hash);
    }

    void noGraphemeClusterIsCut_data()
    {
        QTest::addColumn<QString>("text");
        const auto row = [](const char* name, const char* text) { QTest::newRow(name) << QString::fromUtf8(text); };
        row("Thai", "น้ำที่นี่เย็นมาก");
        row("Chinese and Japanese", "今天天气很好。がんばって、パンを食べる");
        row("Hindi", "क्षत्रिय हिन्दी में कुल");
        row("Bengali and Tamil", "ক্ষমা বাংলা தமிழ் கொக்கு");
        row("Sinhala", "ශ්\u200Dරී ලංකාව");
        row("Persian", "می\u200Cخواهم");
        row("emoji", "👨\u200D👩\u200D👧 👍🏽 🇫🇷🇩🇪 1\uFE0F\u20E3");
        row("Vietnamese, composed or not", "Việt Vie\u0323\u0302t");
    }

    void noGraphemeClusterIsCut()
    {
        QFETCH(QString, text);
        // Qt joins whole syllables of Indic scripts, which have several clusters.
        QTextBoundaryFinder syllables(QTextBoundaryFinder::Grapheme, text);
        qsizetype end = 0;
        for (const auto& token : makeTokenizer(TokenizerKind::Words)->split(text.toStdString())) {
            const auto word = QString::fromStdString(token.text);
            end = text.indexOf(word, end) + word.size();
            syllables.setPosition(end);
            QVERIFY2(syllables.isAtBoundary(), qPrintable(word));
        }
        QCOMPARE(end, text.size());
        for (const auto& token : makeTokenizer(TokenizerKind::Characters)->split(text.toStdString())) {
            const auto cluster = QString::fromStdString(token.text);
            QVERIFY2(!cluster.front().isMark() && cluster.front() != QChar(0x200D), qPrintable(cluster));
        }
    }

    void space()
    {
        const auto tokens = makeTokenizer(TokenizerKind::Space)->split("  l'homme est\u3000là .\t<unk>");
        QCOMPARE(shown(tokens), "l'homme est là . <unk>"s);
    }

    void characters_data()
    {
        addColumns<std::string, std::string>("text", "tokens");
        QTest::newRow("nothing") << " "s << ""s;
        QTest::newRow("words") << "ab c"s << "a +b ▁ +c"s;
        QTest::newRow("white space runs") << " a \t b "s << "a ▁ +b"s;
        QTest::newRow("grapheme clusters") << "e\u0301a👍🏽"s << "e\u0301 +a +👍🏽"s;
    }

    void characters()
    {
        const auto [text, tokens] = fetched<std::string, std::string>();
        QCOMPARE(shown(makeTokenizer(TokenizerKind::Characters)->split(text)), tokens);
    }

    void charactersGiveTheTextBack()
    {
        const auto tokenizer = makeTokenizer(TokenizerKind::Characters);
        for (const auto& text : {"Va !"s, "l’été à 10 h"s, "a"s, "日本 語"s, "a▁b"s})
            QCOMPARE(joinTokens(tokenizer->split(text)), text);
        QCOMPARE(joinTokens(tokenizer->split("  two\t words ")), "two words"s);
    }

    void wordsOfTokens_data()
    {
        addColumns<int, std::vector<std::size_t>>("kind", "words");
        QTest::newRow("words") << static_cast<int>(TokenizerKind::Words) << std::vector<std::size_t>{0, 0, 1, 1, 2};
        QTest::newRow("space") << static_cast<int>(TokenizerKind::Space) << std::vector<std::size_t>{0, 1, 2};
        QTest::newRow("characters") << static_cast<int>(TokenizerKind::Characters)
                                    << std::vector<std::size_t>{0, 0, 0, 1, 1, 1, 1, 1, 2, 2};
    }

    void wordsOfTokens()
    {
        const auto [kind, words] = fetched<int, std::vector<std::size_t>>();
        const auto tokens = makeTokenizer(static_cast<TokenizerKind>(kind))->split("l'a fin, ?");
        QVERIFY(tokens.size() > 2);
        QCOMPARE(wordOfToken(tokens), words);
        QVERIFY(wordOfToken({}).empty());
    }

    void joining()
    {
        const auto tokenizer = makeTokenizer(TokenizerKind::Words);
        for (const auto& text : {"Qu'est-ce que c'est ?"s, "\"Yes,\" he said (twice)."s, "plain"s,
                 "See https://example.org/a?b=c#d at 12:30."s, "$5.50 for 3-4 books about C++, from the ’90s"s,
                 "“Oui”, dit-il… (3 % de plus)"s})
            QCOMPARE(joinTokens(tokenizer->split(text)), text);
        QCOMPARE(joinTokens({}), ""s);
    }
};

ATTENTOSCOPE_TEST(TestTokenizer, attentoscope::tests::NoApplication);
#include "tst_tokenizer.moc"
