// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/foreign/foreignmodel.h"
#include "tests/support/childcost.h"
#include "tests/support/testprogram.h"

#include <QTemporaryDir>

namespace {

using Path = std::filesystem::path;

/// A file of about a megabyte that is as expensive as possible, in an intact folder.
struct DearFile
{
    const char* folder;
    const char* name;
    std::string bytes;
};

std::string littleEndian(std::size_t number, int bytes)
{
    std::string text;
    for (int byte = 0; byte < bytes; ++byte, number >>= 8U)
        text += static_cast<char>(number & 0xFFU);
    return text;
}

/// Text of as many entries as fit into a megabyte. `entry` makes one from its number.
std::string many(const std::function<std::string(std::size_t number)>& entry)
{
    std::string text;
    for (std::size_t number = 0; text.size() < megabyte; ++number)
        text += entry(number);
    return text;
}

std::string wordsWithIds()
{
    const auto words = many([](std::size_t number) {
        const auto id = std::to_string(number);
        return (number == 0 ? "{\"" : ",\"") + id + "\":" + id;
    });
    return words + "}";
}

/// Variables of one byte each.
std::string binary()
{
    std::size_t count = 0;
    const auto variables = many([&](std::size_t number) {
        count = number + 1;
        const auto name = std::to_string(number);
        return littleEndian(name.size() + 1, 2) + name + std::string(2, '\0') + '\1' + littleEndian(1, 4) + '\1';
    });
    const std::string kind("TransformerSpec\0", 16);
    return littleEndian(6, 4) + littleEndian(kind.size(), 2) + kind + littleEndian(7, 4) + littleEndian(count, 4)
        + variables + littleEndian(0, 4);
}

std::string header()
{
    auto text = many([](std::size_t number) {
        return (number == 0 ? "{\"" : ",\"") + std::to_string(number)
            + "\":{\"dtype\":\"F32\",\"shape\":[0],\"data_offsets\":[0,0]}";
    });
    text += "}";
    return littleEndian(text.size(), 8) + text;
}

} // namespace

/// Models of others. One of their files has a megabyte that is made to take as much memory as possible.
class TestForeignMemory : public QObject
{
    Q_OBJECT

private slots:
    void takesMemoryByItsInput_data()
    {
        addColumns<DearFile>("file");
        const auto row = [](const char* name, DearFile file) { QTest::newRow(name) << std::move(file); };
        const auto words = [](const char* text) { return many([=](std::size_t) { return std::string(text); }); };
        row("words with ids", {"marian-f32", "vocab.json", wordsWithIds()});
        row("words in a list", {"ctranslate2", "shared_vocabulary.json", "[\"a\"" + words(",\"a\"") + "]"});
        row("words in nested lists", {"ctranslate2", "shared_vocabulary.json", words("[")});
        row("config", {"marian-f32", "config.json", "{\"a\":[0" + words(",0") + "]}"});
        row("pieces without letters", {"marian-f32", "source.spm", words("\x0A\x02\x18\x01")});
        row("variables", {"ctranslate2", "model.bin", binary()});
        row("tensors", {"marian-f32", "model.safetensors", header()});
    }

    void takesMemoryByItsInput()
    {
        const auto [file] = fetched<DearFile>();
        const QTemporaryDir place;
        const Path folder = place.path().toStdString();
        const auto sample = QStringLiteral(ATTENTOSCOPE_TEST_SOURCES "/data/foreign/") + QLatin1String(file.folder);
        std::filesystem::copy(sample.toStdString(), folder, std::filesystem::copy_options::recursive);
        QVERIFY(putFile(place.filePath(QLatin1String(file.name)), QByteArray::fromStdString(file.bytes)));
        constexpr auto allowed = freeBytes + perByte * megabyte;
        const auto cost = costInChild([&] { static_cast<void>(readForeignModel(folder)); }, 2 * allowed);
        const auto told = QStringLiteral("%1 MiB, %2 s").arg(cost.peakBytes >> 20U).arg(cost.seconds, 0, 'f', 2);
        qInfo("%s", qPrintable(told));
        QVERIFY2(cost.ended, "it ended by a signal, or had no memory left");
        if (canLimitMemory)
            QVERIFY2(cost.peakBytes <= allowed, qPrintable(told));
        QVERIFY2(cost.seconds <= longest, qPrintable(told));
    }
};

ATTENTOSCOPE_TEST(TestForeignMemory, QCoreApplication);
#include "tst_foreignmemory.moc"
