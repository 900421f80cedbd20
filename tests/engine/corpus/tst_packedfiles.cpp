// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "corpusfixture.h"
#include "engine/corpus/files/textfile.h"
#include "engine/corpus/files/unpacking.h"
#include "tests/support/testprogram.h"

#include <stdexcept>

#include <lzma.h>
#include <zlib.h>

namespace {

std::string gzipped(const std::string& text)
{
    z_stream stream{};
    constexpr int gzipHeader = 16;
    deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS + gzipHeader, 8, Z_DEFAULT_STRATEGY);
    std::string packed(deflateBound(&stream, text.size()), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    if (deflate(&stream, Z_FINISH) != Z_STREAM_END)
        throw std::runtime_error("deflate");
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    return packed;
}

std::string xzipped(const std::string& text, std::uint32_t effort = 6)
{
    std::string packed(lzma_stream_buffer_bound(text.size()), '\0');
    std::size_t size = 0;
    if (lzma_easy_buffer_encode(effort, LZMA_CHECK_CRC64, nullptr, reinterpret_cast<const std::uint8_t*>(text.data()),
            text.size(), reinterpret_cast<std::uint8_t*>(packed.data()), &size, packed.size())
        != LZMA_OK)
        throw std::runtime_error("lzma");
    packed.resize(size);
    return packed;
}

constexpr char lines[] = "Go.\tVa !\nL'été.\tSummer.\n😀\tx\n";

std::string utf16(const QString& text, bool littleEndian)
{
    std::string bytes = littleEndian ? "\xFF\xFE" : "\xFE\xFF";
    for (const QChar unit : text) {
        const char low = static_cast<char>(unit.cell()), high = static_cast<char>(unit.row());
        bytes += littleEndian ? low : high;
        bytes += littleEndian ? high : low;
    }
    return bytes;
}

} // namespace

/// Packed files and other encodings. They are recognised by their content, whatever their names.
class TestPackedFiles : public QObject
{
    Q_OBJECT

private slots:
    void readsWhatTheNameDoesNotSay_data()
    {
        QTest::addColumn<std::string>("content");
        const QString text = QString::fromUtf8(lines);
        QTest::newRow("gzip") << gzipped(lines);
        QTest::newRow("xz") << xzipped(lines);
        QTest::newRow("gzip in two pieces") << gzipped(std::string(lines).substr(0, 11)) + gzipped(lines + 11);
        QTest::newRow("xz in two pieces") << xzipped(std::string(lines).substr(0, 11)) + xzipped(lines + 11);
        QTest::newRow("gzip, zeros behind") << gzipped(lines) + std::string(512, '\0');
        QTest::newRow("UTF-16, little end first") << utf16(text, true);
        QTest::newRow("UTF-16, big end first") << utf16(text, false);
        QTest::newRow("UTF-16 in gzip") << gzipped(utf16(text, true));
        QTest::newRow("UTF-8 with mark in xz") << xzipped("\xEF\xBB\xBF"s + lines);
        QTest::newRow("UTF-16 with CRLF") << utf16(QString(text).replace(QLatin1Char('\n'), "\r\n"_L1), false);
    }

    void readsWhatTheNameDoesNotSay()
    {
        QFETCH(std::string, content);
        const auto got = read(content);
        QCOMPARE(got.error, ""s);
        QCOMPARE(got.text, std::string(lines));
    }

    void largeFileIsReadToItsEnd_data()
    {
        QTest::addColumn<int>("packing");
        QTest::newRow("gzip") << 0;
        QTest::newRow("xz") << 1;
        QTest::newRow("UTF-16") << 2;
    }

    void largeFileIsReadToItsEnd()
    {
        QFETCH(int, packing);
        QString text;
        for (int line = 0; line < 60'000; ++line)
            text += QString::fromUtf8("Zeile %1 mit Ü und 😀\tline %2\n").arg(line).arg(line * 7919 % 100'003);
        const auto plain = text.toStdString();
        const auto got = read(packing == 0 ? gzipped(plain) : packing == 1 ? xzipped(plain) : utf16(text, true));
        QCOMPARE(got.error, ""s);
        QVERIFY(got.text == plain);
    }

    void everyByteThatIsCutOffIsNoticed_data()
    {
        QTest::addColumn<std::string>("content");
        QTest::newRow("gzip") << gzipped(lines);
        QTest::newRow("xz") << xzipped(lines);
    }

    void everyByteThatIsCutOffIsNoticed()
    {
        QFETCH(std::string, content);
        for (std::size_t length = 6; length < content.size(); ++length) {
            const auto got = read(content.substr(0, length));
            QVERIFY2(mentions(got.error, "ends too early") || mentions(got.error, "is damaged"),
                (std::to_string(length) + ": " + got.error).c_str());
        }
    }

    void everyChangedByteIsNoticedOrChangesNothing_data() { everyByteThatIsCutOffIsNoticed_data(); }

    void everyChangedByteIsNoticedOrChangesNothing()
    {
        QFETCH(std::string, content);
        for (std::size_t at = 0; at < content.size(); ++at) {
            auto changed = content;
            changed[at] = static_cast<char>(changed[at] ^ 0x10);
            const auto got = read(changed);
            // some bytes have no effect, such as the time in the header
            QVERIFY2(!got.error.empty() || got.text == lines, std::to_string(at).c_str());
        }
    }

    void refuses_data()
    {
        addColumns<std::string, std::string>("content", "message");
        QTest::newRow("rubbish behind gzip's mark") << "\x1F\x8B\x08 something"s << "packed with gzip and is damaged"s;
        QTest::newRow("rubbish behind xz's mark") << "\xFD"
                                                     "7zXZ\0 something at all"s
                                                  << "packed with xz and is damaged"s;
        QTest::newRow("rubbish behind the end") << gzipped(lines) + "more"s << "something else follows"s;
        QTest::newRow("a text behind xz") << xzipped(lines) + "hello\n"s << "something else follows"s;
        QTest::newRow("a longer text behind xz")
            << xzipped(lines) + "hello, this is a text of many words\n"s << "something else follows"s;
        QTest::newRow("a cut piece behind the end")
            << gzipped(lines) + gzipped(lines).substr(0, 30) << "ends too early"s;
        QTest::newRow("nothing within") << gzipped("") << "is empty"s;
        QTest::newRow("packed twice") << gzipped(xzipped(lines)) << "packed twice"s;
        QTest::newRow("a picture, packed") << gzipped("\x89PNG\r\n\x1A\n\0\0\0\rIHDR"s) << "not a text file"s;
        QTest::newRow("zip") << "PK\x03\x04\x14\0\0\0"s << "packed with zip"s;
        QTest::newRow("bzip2") << "BZh91AY&SY\x01\x02"s << "packed with bzip2"s;
        QTest::newRow("Zstandard") << "\x28\xB5\x2F\xFD\x04\x58"s << "packed with Zstandard"s;
        QTest::newRow("UTF-16 without its mark") << "a\0b\0\n\0"s << "not a text file"s;
        QTest::newRow("UTF-32") << "\xFF\xFE\0\0a\0\0\0"s << "not a text file"s;
        QTest::newRow("only the mark") << "\xFF\xFE"s << "is empty"s;
    }

    void refuses()
    {
        const auto [content, message] = fetched<std::string, std::string>();
        const auto got = read(content);
        QVERIFY2(mentions(got.error, message), got.error.c_str());
        QVERIFY(mentions(got.error, "content.tsv"));
    }

    void bombIsRefused_data()
    {
        QTest::addColumn<std::string>("content");
        std::string text;
        while (text.size() < freelyUnpacked + 1024 * 1024)
            text += "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\tb\n";
        QTest::newRow("gzip") << gzipped(text);
        QTest::newRow("xz") << xzipped(text, 0);
    }

    void bombIsRefused()
    {
        QFETCH(std::string, content);
        const auto got = read(content);
        QVERIFY2(mentions(got.error, "more than 200 times its size"), got.error.c_str());
        QVERIFY(got.text.size() <= freelyUnpacked + 1024 * 1024);
    }

    /// The header asks for a dictionary of 4 GiB.
    void moreMemoryThanIsAllowedIsRefused()
    {
        auto content = xzipped(lines);
        constexpr std::size_t block = 12; // behind the stream's header
        const std::size_t size = (static_cast<unsigned char>(content[block]) + 1U) * 4U;
        const auto filter = content.find("\x21\x01"s, block);
        QVERIFY(filter < block + size);
        content[filter + 2] = 40;
        auto sum = lzma_crc32(reinterpret_cast<const std::uint8_t*>(content.data()) + block, size - 4, 0);
        for (std::size_t at = block + size - 4; at < block + size; ++at, sum >>= 8U)
            content[at] = static_cast<char>(sum & 0xFFU);
        const auto got = read(content);
        QVERIFY2(mentions(got.error, "needs more memory to be unpacked than is allowed (128 MiB)"), got.error.c_str());
    }

    void aCutFileOfAnotherEncodingIsRefused()
    {
        QString text;
        for (int line = 0; line < 60'000; ++line)
            text += u"line %1\tline %2\n"_s.arg(line).arg(line * 7919 % 100'003);
        const auto packed = gzipped(utf16(text, false));
        const auto got = read(packed.substr(0, packed.size() / 2));
        QVERIFY2(mentions(got.error, "ends too early"), got.error.c_str());
    }

    void halfSurrogatesAreRefused_data()
    {
        addColumns<std::string, std::string>("content", "place");
        QTest::newRow("first half alone") << "\xFF\xFE"s + "a\0\n\0b\0\x3D\xD8"s + "c\0"s << "line 2, column 2"s;
        QTest::newRow("second half alone") << "\xFE\xFF"s + "\0a\xDE\x00"s << "line 1, column 2"s;
        QTest::newRow("first half at the end") << "\xFF\xFE"s + "a\0\x3D\xD8"s << "line 1, column 2"s;
        QTest::newRow("half a character at the end") << "\xFF\xFE"s + "a\0b"s << "line 1, column 2"s;
    }

    void halfSurrogatesAreRefused()
    {
        const auto [content, place] = fetched<std::string, std::string>();
        const auto got = read(content);
        QVERIFY2(mentions(got.error, place), got.error.c_str());
        QVERIFY2(mentions(got.error, "not UTF-16 text"), got.error.c_str());
    }

private:
    struct Read
    {
        std::string text; ///< the lines, each with its end
        std::string error;
    };

    Read read(const std::string& content) const
    {
        Read read;
        auto file = TextFile::open(m_files.write("content.tsv", content), {});
        if (!file)
            return {{}, file.error().message};
        for (;;) {
            const auto more = file->next();
            if (!more)
                read.error = more.error().message;
            if (!more || !*more)
                return read;
            read.text += std::string(file->line()) + '\n';
        }
    }

    CorpusFixture m_files;
};

ATTENTOSCOPE_TEST(TestPackedFiles, attentoscope::tests::NoApplication);
#include "tst_packedfiles.moc"
