// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/session/session.h"
#include "tests/support/testprogram.h"

#include <bit>

namespace {

/// FNV-1a. It is written out here, because the list must not depend on the code that it checks.
class Hash
{
public:
    void add(const QByteArray& bytes)
    {
        for (const char byte : bytes)
            m_value = (m_value ^ static_cast<unsigned char>(byte)) * 0x100000001b3ULL;
    }
    void add(double number)
    {
        const auto bits = std::bit_cast<std::uint64_t>(number);
        add(QByteArray(reinterpret_cast<const char*>(&bits), sizeof bits));
    }
    QByteArray text() const { return QByteArray::number(qulonglong(m_value), 16).rightJustified(16, '0'); }

private:
    std::uint64_t m_value = 0xcbf29ce484222325ULL;
};

/// The numbers of a safetensors file. Its header is left out: a length, and JSON of that length.
QByteArray weightsIn(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(path));
    const QByteArray bytes = file.readAll();
    std::uint64_t header = 0;
    std::memcpy(&header, bytes.constData(), sizeof header);
    return bytes.mid(qsizetype(sizeof header + header));
}

/// Small sizes, so that the whole list takes seconds; everything else is as the preset has it.
TrainingRequest requestFor(const PresetInfo& preset, const std::string& folder)
{
    TrainingRequest request{
        .preset = preset.id, .settings = {{"batch_size", "16"}}, .limit = {.steps = 20}, .runFolder = folder};
    if (preset.task == Task::Sentences)
        request.settings = {{"batch_size", "16"}, {"embedding_size", "16"}, {"hidden_size", "24"}};
    return request;
}

QByteArray fingerprint(const PresetInfo& preset, int threads)
{
    const QTemporaryDir folder;
    auto session = createSession({.threads = threads});
    DataRequest data{.sample = preset.task == Task::Sentences ? "tiny-french" : "", .samplePairs = 400};
    if (preset.task == Task::Sentences && !session->loadData(data, {}, {}))
        qFatal("the sample could not be loaded");
    const QString run = folder.filePath("run");
    if (const auto begun = session->startTraining(requestFor(preset, run.toStdString())); !begun)
        qFatal("%s: %s", preset.id.c_str(), begun.error().message.c_str());
    Hash hash;
    for (auto end = TrainingEnd::StillRunning; end == TrainingEnd::StillRunning;) {
        const auto reports = session->advance(std::chrono::milliseconds(0), {});
        if (!reports)
            qFatal("%s: %s", preset.id.c_str(), reports.error().message.c_str());
        for (const auto& step : reports->steps)
            hash.add(step.loss);
        end = reports->end;
    }
    if (!session->finishTraining(TrainingEnd::LimitReached))
        qFatal("%s: finishing failed", preset.id.c_str());
    hash.add(weightsIn(run + "/model.safetensors"));
    return hash.text();
}

/// The library, the compilation of our own loops, and the processor. They decide the last bits.
QByteArray build()
{
    QFile file("/proc/cpuinfo");
    QByteArray vendor = "unknown", family = "0", vectors; // a family has processors with AVX-512 and without
    if (file.open(QIODevice::ReadOnly))
        for (const QByteArray& line : file.readAll().split('\n')) {
            const QByteArray value = line.mid(line.indexOf(':') + 1).trimmed();
            if (line.startsWith("vendor_id"))
                vendor = value;
            if (line.startsWith("cpu family"))
                family = value;
            if (line.startsWith("flags"))
                vectors = value.contains("avx512f") ? "" : "-narrow";
        }
    return QByteArray(TORCH_RELEASE " " BUILD_TYPE " ") + vendor + '-' + family + vectors;
}

/// The hash in the line of fingerprints.txt that begins so.
QByteArray expectedHash(const QByteArray& begin)
{
    QFile file(QStringLiteral(ATTENTOSCOPE_TEST_SOURCES "/engine/training/fingerprints.txt"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("fingerprints.txt cannot be read");
    for (const QByteArray& line : file.readAll().split('\n'))
        if (line.startsWith(begin + ' '))
            return line.mid(begin.size() + 1).trimmed();
    return {};
}

} // namespace

/// Losses and weights of each preset after 20 steps, bit for bit. A commit that changes numbers must change the list
/// and say so. CMake fixes the instructions that libraries use, but not those of our own loops.
class FingerprintsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void numbersAreThoseOfTheList_data()
    {
        addColumns<QString, int>("preset", "threads");
        for (const auto& preset : createSession({.threads = 1})->catalogue().presets)
            for (const int threads : {1, 2})
                QTest::addRow("%s, %d", preset.id.c_str(), threads) << QString::fromStdString(preset.id) << threads;
    }
    void numbersAreThoseOfTheList()
    {
        const auto [preset, threads] = fetched<QString, int>();
        const auto infos = createSession({.threads = 1})->catalogue().presets;
        const auto info = std::ranges::find(infos, preset.toStdString(), &PresetInfo::id);
        const QByteArray hash = fingerprint(*info, threads);
        const QByteArray begin = build() + ' ' + QByteArray::number(threads) + ' ' + preset.toLatin1();
        const QByteArray expected = expectedHash(begin);
        const QByteArray row = "The row is now: " + begin + ' ' + hash;
        ++m_rows;
        if (expected.isEmpty()) {
            ++m_skipped;
            QSKIP("There is no row for this preset, build and processor. " + row);
        }
        QVERIFY2(hash == expected, "The numbers changed. " + row);
    }
    void cleanupTestCase()
    {
        qInfo("Skipped for want of a row for %s: %d of %d.", build().constData(), m_skipped, m_rows);
    }

private:
    int m_rows = 0, m_skipped = 0;
};

ATTENTOSCOPE_TEST(FingerprintsTest, QCoreApplication);
#include "tst_fingerprints.moc"
