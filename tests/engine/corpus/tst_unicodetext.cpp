// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/text/unicodetext.h"
#include "tests/support/testprogram.h"

#include <unicode/uchar.h>
#include <unicode/unistr.h>

namespace {

std::string encoded(UChar32 character)
{
    std::string text;
    icu::UnicodeString(character).toUTF8String(text);
    return text;
}

} // namespace

class TestUnicodeText : public QObject
{
    Q_OBJECT

    static bool isSurrogate(UChar32 character) { return character >= 0xD800 && character <= 0xDFFF; }

private slots:
    void whiteSpaceIsWhatUnicodeSays()
    {
        for (UChar32 c = 0; c <= 0x10FFFF; ++c) {
            if (isSurrogate(c))
                continue;
            const std::string text = encoded(c);
            const std::size_t expected = u_isUWhiteSpace(c) ? text.size() : 0;
            if (whiteSpaceBytes(text + "a") != expected)
                QFAIL(qPrintable(u"U+%1"_s.arg(c, 4, 16)));
        }
    }

    void decodesEveryCharacter()
    {
        for (UChar32 c = 0; c <= 0x10FFFF; ++c) {
            if (isSurrogate(c))
                continue;
            const std::string text = encoded(c);
            const auto character = firstCharacter(text + "é");
            if (character.value != static_cast<char32_t>(c) || character.bytes != text.size() || firstInvalidByte(text))
                QFAIL(qPrintable(u"U+%1"_s.arg(c, 4, 16)));
        }
    }

    void findsInvalidBytes_data()
    {
        addColumns<std::string, int>("text", "at");
        QTest::newRow("plain") << "plain text of some length"s << -1;
        QTest::newRow("all lengths") << "aé€😀"s << -1;
        QTest::newRow("latin-1") << "caf\xE9 noir"s << 3;
        QTest::newRow("late") << "0123456789abcdefgh\xFFz"s << 18;
        QTest::newRow("overlong slash") << "a\xC0\xAF"s << 1;
        QTest::newRow("overlong of three") << "\xE0\x80\xAF"s << 0;
        QTest::newRow("overlong of four") << "\xF0\x80\x80\xAF"s << 0;
        QTest::newRow("surrogate") << "ab\xED\xA0\x80"s << 2;
        QTest::newRow("above U+10FFFF") << "\xF4\x90\x80\x80"s << 0;
        QTest::newRow("cut off") << "abc\xE2\x82"s << 3;
        QTest::newRow("lonely continuation") << "\x80"s << 0;
    }

    void findsInvalidBytes()
    {
        const auto [text, at] = fetched<std::string, int>();
        const auto found = firstInvalidByte(text);
        QCOMPARE(found ? static_cast<int>(*found) : -1, at);
    }

    void countsCharacters()
    {
        QCOMPARE(characterCount(""), std::size_t{0});
        QCOMPARE(characterCount("aé€😀"), std::size_t{4});
    }

    void cutsAtWhiteSpace()
    {
        std::vector<std::string> pieces;
        forEachPiece(" a\tbc\u00A0\u3000é \u202F!", [&](std::string_view piece) { pieces.emplace_back(piece); });
        QCOMPARE(pieces, (std::vector<std::string>{"a", "bc", "é", "!"}));
        QVERIFY(isBlank(" \t\u2003"));
        QVERIFY(!isBlank(" x"));
    }
};

ATTENTOSCOPE_TEST(TestUnicodeText, attentoscope::tests::NoApplication);
#include "tst_unicodetext.moc"
