// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Corpora as they are downloaded: translation memories (TMX) and zip archives. What is wrong with them is in
// tests/engine/badinput/.
#include "corpusfixture.h"
#include "engine/corpus/files/pairreader.h"
#include "tests/support/testprogram.h"
#include "tests/support/zipsamples.h"

#include <zlib.h>

namespace {

/// A random text, as XML has it and as people read it.
struct WrittenText
{
    std::string xml;
    std::string plain;
};

std::string inUtf16(const std::string& text, const char* mark)
{
    const bool isLittle = mark[0] == '\xFF';
    std::string bytes(mark, 2);
    for (const char16_t unit : QString::fromStdString(text).toStdU16String()) {
        const char low = static_cast<char>(unit & 0xFF), high = static_cast<char>(unit >> 8);
        bytes += isLittle ? low : high;
        bytes += isLittle ? high : low;
    }
    return bytes;
}

std::string tmx(const std::string& units, const std::string& source = "en")
{
    return "<?xml version=\"1.0\"?>\n<tmx version=\"1.4\"><header srclang=\"" + source + "\"/><body>\n" + units
        + "</body></tmx>\n";
}

std::string variant(const std::string& language, const std::string& xml)
{
    return "<tuv xml:lang=\"" + language + "\"><seg>" + xml + "</seg></tuv>";
}

std::string packedText(const std::string& text)
{
    std::string packed(compressBound(text.size()) + 32, '\0');
    z_stream stream{};
    deflateInit2(&stream, 9, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

} // namespace

class TestDownloadedCorpora : public QObject
{
    Q_OBJECT

    CorpusFixture m_files;
    std::mt19937 m_random{7};

    std::size_t below(std::size_t count) { return m_random() % count; }

    /// Words, with entities, CDATA and inline tags between them.
    WrittenText randomText()
    {
        static const std::pair<const char*, const char*> pieces[] = {{"word", "word"}, {"&amp;", "&"},
            {"&lt;b&gt;", "<b>"}, {"&#233;t&#xE9;", "été"}, {"<![CDATA[1 < 2]]>", "1 < 2"},
            {"<hi type=\"x\">bold</hi>", "bold"}, {"<bpt i=\"1\">&lt;b&gt;</bpt>in<ept i=\"1\">&lt;/b&gt;</ept>", "in"},
            {"x<ph x=\"1\"/>y", "xy"}, {"<it pos=\"begin\">{\\i<sub>no</sub> 1}</it>z", "z"}, {"日本語", "日本語"},
            {"a<!-- no -->b", "ab"}, {"𝄞", "𝄞"}, {"&quot;q&apos;", "\"q'"}};
        static const char* const spaces[] = {" ", "\n  ", " \t", "\r\n"};
        WrittenText text;
        const auto count = 1 + below(6);
        for (std::size_t place = 0; place < count; ++place) {
            const auto& [xml, plain] = pieces[below(std::size(pieces))];
            text.xml += (place == 0 ? std::string(below(2), ' ') : std::string(spaces[below(4)])) + xml;
            text.plain += (place == 0 ? "" : " ") + std::string(plain);
        }
        text.xml += std::string(below(2), '\n');
        return text;
    }

private slots:
    void unitsBecomePairs_data()
    {
        addColumns<QString>("form");
        for (const char* form : {"utf-8", "mark", "utf-16le", "utf-16be", "gzip", "zip"})
            QTest::newRow(form) << QString::fromLatin1(form);
    }

    /// The test knows the words of each unit, and the line on which it begins.
    void unitsBecomePairs()
    {
        const auto [form] = fetched<QString>();
        std::string units;
        std::vector<CopiedPair> expected;
        for (int unit = 0; unit < 800; ++unit) { // the languages are chosen from fewer units than these
            const auto source = randomText(), target = randomText();
            const auto line = std::size_t(std::ranges::count(units, '\n')) + 3;
            const bool isTurned = below(2) == 0;
            const auto first = variant(below(2) == 0 ? "en" : "EN", source.xml);
            const auto second = "<prop type=\"a\">no</prop>" + variant("pt_BR", target.xml);
            units += "<tu tuid=\"1\"><note>no</note>" + (isTurned ? second + first : first + second) + "</tu>\n";
            expected.push_back({line, source.plain, target.plain});
        }
        auto text = tmx(units);
        if (form == "mark")
            text = "\xEF\xBB\xBF" + text;
        else if (form.startsWith("utf-16"))
            text = inUtf16(text, form == "utf-16le" ? "\xFF\xFE" : "\xFE\xFF");
        else if (form == "gzip")
            text = packedText(text);
        auto path = m_files.write("memory.tmx", text);
        if (form == "zip") {
            path = m_files.path("memory.zip");
            tests::writeZip(path, {{"README", "about"}, {"folder/memory.tmx", text}});
        }
        PairSourceFacts facts;
        const auto pairs = copiesOf(requestFor(path), &facts);
        QCOMPARE(pairs.size(), expected.size());
        for (std::size_t place = 0; place < pairs.size(); ++place) {
            QCOMPARE(pairs[place].first, expected[place].first);
            QCOMPARE(pairs[place].second, expected[place].second);
            QCOMPARE(pairs[place].line, expected[place].line);
        }
        QCOMPARE(facts.columns.first, 1U);
        QCOMPARE(facts.columns.second, 2U);
        QCOMPARE(facts.notices.back().text(), "memory.tmx is a translation memory: \"en\" and \"pt-br\" are read."s);
    }

    /// The header's language has number 1, in whatever order the units have the languages.
    void languagesAreChosenByNumber()
    {
        const auto units = "<tu>" + variant("de", "Haus") + variant("en", "house") + variant("fr", "maison") + "</tu>";
        auto request = requestFor(m_files.write("three.tmx", tmx(units)));
        const auto refused = readPairs(request, [](const RawPair&) { return true; });
        QVERIFY(!refused);
        QVERIFY(mentions(refused.error().message.text(), "three.tmx has 3 languages: 1 en, 2 de, 3 fr. Choose two"));
        request.columns = {ColumnRule::Chosen, 3, 1};
        const auto pairs = copiesOf(request);
        QCOMPARE(pairs.size(), std::size_t(1));
        QCOMPARE(pairs[0].first + pairs[0].second, "maisonhouse"s);
        request.columns = {ColumnRule::Chosen, 4, 1};
        QVERIFY(!readPairs(request, [](const RawPair&) { return true; }));
    }

    /// If entities could contain any number of spaces, they could grow a hundredfold.
    void entitiesStaySmall()
    {
        const auto refusal = [&](const std::string& declarations) {
            const auto text = "<!DOCTYPE tmx [" + declarations + "]>" + std::string(1'000'000, ' ')
                + tmx("<tu>" + variant("en", "&a;") + variant("de", "b") + "</tu>").substr(22);
            const auto pairs =
                readPairs(requestFor(m_files.write("grown.tmx", text)), [](const RawPair&) { return true; });
            return pairs ? std::string() : pairs.error().message.text();
        };
        QCOMPARE(refusal("<!ENTITY a 'word'>"), std::string());
        QVERIFY(mentions(refusal("<!ENTITY a '" + std::string(101, 'x') + "'>"),
            "\"a\" has tags, other entities or more than 100 bytes"));
        QVERIFY(mentions(refusal("<!ENTITY u '<tu/>'><!ENTITY a 'x'>"), "\"u\""));
        QVERIFY(mentions(refusal("<!ENTITY b 'x'><!ENTITY a '&#38;b;&#38;b;'>"), "\"a\""));
        QVERIFY(mentions(refusal("<!ENTITY % p 'x'><!ENTITY a '&#37;p;'>"), "\"a\""));
    }

    /// The second file has other numbers for its languages, so the names count.
    void aSecondMemoryIsReadInTheLanguagesOfTheFirst()
    {
        const auto unit = [](const char* first, const char* second) {
            return "<tu>" + variant(first, std::string(first) + " a") + variant(second, std::string(second) + " b")
                + "</tu>\n";
        };
        auto request = requestFor(m_files.write("data.tmx", tmx(unit("de", "en") + unit("de", "en"), "de")));
        request.validation = m_files.write("turned.tmx", tmx(unit("en", "de"), "en"));
        const auto corpus = loadCorpus(request, {}, {}, {});
        QVERIFY2(corpus.has_value(), corpus ? "" : corpus.error().message.c_str());
        QCOMPARE(corpus->validation.text.front().source, "de b"s);
        request.validation = m_files.write("other.tmx", tmx(unit("en", "fr"), "en"));
        const auto refused = loadCorpus(request, {}, {}, {});
        QVERIFY(!refused && mentions(refused.error().message.text(), "other.tmx has no \"de\" and \"en\""));
        request.validation = m_files.write("lines.tsv", "eins\tone\n");
        QVERIFY(loadCorpus(request, {}, {}, {}).has_value());
        auto lines = requestFor(m_files.write("pairs.tsv", "one\teins\ntwo\tzwei\n"));
        lines.validation = m_files.write(
            "three.tmx", tmx("<tu>" + variant("en", "a") + variant("de", "b") + variant("fr", "c") + "</tu>"));
        QVERIFY2(!loadCorpus(lines, {}, {}, {}), "nobody has chosen two of three");
    }

    /// If a unit lacks a language, it is listed. If it has a second translation, a notice says so.
    void whatIsMissingOrFurtherIsSaid()
    {
        const auto units = "<tu>" + variant("en", "one") + variant("de", "eins") + variant("de", "ein") + "</tu>\n<tu>"
            + variant("en", "two") + "</tu>\n<tu>" + variant("de", "drei") + "</tu>\n<tu></tu>\n";
        PairSourceFacts facts;
        const auto pairs = copiesOf(requestFor(m_files.write("few.tmx", tmx(units))), &facts);
        const std::vector<CopiedPair> expected{{3, "one", "eins"}, {4, "two", "", LineFault::SecondEmpty},
            {5, "", "drei", LineFault::FirstEmpty}, {6, "", "", LineFault::Blank}};
        QVERIFY(pairs == expected);
        QVERIFY(mentions(facts.notices.back().text(), "1 unit with further translations, from line 3 on"));
    }

    /// A corpus of OPUS: two files whose lines belong together, with README and licence.
    void couplesInZipArchivesAreRead()
    {
        const auto path = m_files.path("moses.zip");
        tests::writeZip(path,
            {{"README", "about"}, {"LICENSE", "free"}, {"Books.en-de.de", "eins\nzwei\n"},
                {"Books.en-de.en", "one\ntwo\n"}, {"Books.en-de.xml", "<x/>"}, {"Books.en-de.ids", "1\n2\n"}});
        PairSourceFacts facts;
        const auto pairs = copiesOf(requestFor(path), &facts);
        const std::vector<CopiedPair> expected{{1, "one", "eins"}, {2, "two", "zwei"}};
        QVERIFY(pairs == expected);
        QCOMPARE(facts.name, "moses.zip"s);
        QCOMPARE(facts.notices.back().text(), "Of moses.zip, Books.en-de.en and Books.en-de.de are read."s);
    }

    void sidesInZipArchivesAreChosen()
    {
        const auto path = m_files.path("turned.zip");
        tests::writeZip(path,
            {{"infopankki.de-en.de", "eins\n"}, {"infopankki.de-en.en", "one\n"}, {"notes.md", "about"},
                {"notes.pdf", "about"}, {"Info.txt", "about"}});
        auto request = requestFor(path);
        PairSourceFacts facts;
        QCOMPARE(copiesOf(request).front().first, "eins"s);
        request.columns = {ColumnRule::Chosen, 2, 1};
        QCOMPARE(copiesOf(request, &facts).front().first, "one"s);
        QCOMPARE(facts.columns.first, 2U);
        request.columns = {ColumnRule::Chosen, 1, 3};
        const auto refused = readPairs(request, [](const RawPair&) { return true; });
        QVERIFY(!refused && mentions(refused.error().message.text(), "choose 1 and 2, or 2 and 1"));
    }

    void filesOfColumnsInZipArchivesAreRead()
    {
        const auto path = m_files.path("anki.zip");
        tests::writeZip(path, {{"_about.txt", "about"}, {"deu.txt", "Go.\tGeh.\nHi.\tHallo!\n"}});
        const auto pairs = copiesOf(requestFor(path));
        QCOMPARE(pairs.size(), std::size_t(2));
        QCOMPARE(pairs[1].second, "Hallo!"s);
        tests::writeZip(path, {{"pairs.tsv.gz", packedText("a\tb\nc\td\n")}});
        QCOMPARE(copiesOf(requestFor(path)).size(), std::size_t(2));
    }

    /// A broken file gives no pairs, not even those before the damage.
    void brokenFilesGiveNothing()
    {
        std::string units;
        for (int unit = 0; unit < 2'000; ++unit)
            units += "<tu>" + variant("en", "one " + std::to_string(unit)) + variant("de", "eins") + "</tu>\n";
        auto request = requestFor(m_files.write("cut.tmx", tmx(units).substr(0, 100'000)));
        QVERIFY(!loadCorpus(request, {}, {}, {}));
        request = requestFor(m_files.write("bad.tmx", tmx(units + "<tu>&lt</tu>\n")));
        const auto refused = loadCorpus(request, {}, {}, {});
        QVERIFY(!refused);
        QVERIFY2(
            mentions(refused.error().message.text(), "bad.tmx, line 2,003, column "), refused.error().message.c_str());
    }
};

ATTENTOSCOPE_TEST(TestDownloadedCorpora, attentoscope::tests::NoApplication);
#include "tst_downloadedcorpora.moc"
