// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/machine/openblas.h"
#include "tests/support/testprogram.h"

namespace {

using Vectors = VectorWidth;
using Family = ProcessorFamily;

/// The vectors for which each core's kernels are compiled, from OpenBLAS's own makefiles.
const std::map<std::string, Vectors> needs = {{"Prescott", Vectors::Other}, {"Core2", Vectors::Other},
    {"Penryn", Vectors::Other}, {"Dunnington", Vectors::Other}, {"Nehalem", Vectors::Other}, {"Atom", Vectors::Other},
    {"Nano", Vectors::Other}, {"Opteron", Vectors::Other}, {"Opteron_SSE3", Vectors::Other},
    {"Barcelona", Vectors::Other}, {"Bobcat", Vectors::Other}, {"Sandybridge", Vectors::Avx},
    {"Bulldozer", Vectors::Avx}, {"Piledriver", Vectors::Avx}, {"Steamroller", Vectors::Avx},
    {"Excavator", Vectors::Avx}, {"Haswell", Vectors::Avx2}, {"Zen", Vectors::Avx2}, {"SkylakeX", Vectors::Avx512},
    {"Cooperlake", Vectors::Avx512}, {"SapphireRapids", Vectors::Avx512}};

constexpr Vectors allVectors[] = {Vectors::Other, Vectors::Avx, Vectors::Avx2, Vectors::Avx512};
constexpr Family allFamilies[] = {Family::Other, Family::Amd, Family::AmdBulldozer};

bool knowsAll(std::string_view)
{
    return true;
}

std::string better(const char* taken, Processor processor)
{
    return betterCore(taken, processor, knowsAll).value_or("");
}

} // namespace

/// The core that replaces the one that OpenBLAS took.
class TestOpenBlasCores : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void neverNamesAWorseCoreOrOneThatTheProcessorCannotRun()
    {
        for (const auto& [taken, vectors] : needs)
            for (const auto widest : allVectors)
                for (const auto family : allFamilies)
                    if (const auto named = betterCore(taken, {widest, family}, knowsAll)) {
                        QVERIFY2(needs.contains(*named), named->c_str());
                        QVERIFY2(needs.at(*named) > vectors, (taken + " to " + *named).c_str());
                        QVERIFY2(needs.at(*named) <= widest, (taken + " to " + *named).c_str());
                    }
    }

    void leavesNothingBetter()
    {
        for (const auto& [taken, vectors] : needs)
            for (const auto widest : allVectors)
                for (const auto family : allFamilies)
                    if (const auto named = betterCore(taken, {widest, family}, knowsAll))
                        QVERIFY2(!betterCore(*named, {widest, family}, knowsAll), named->c_str());
    }

    void namesWhatOpenBlasItselfWouldTake_data()
    {
        addColumns<QString, int, int, QString>("taken", "vectors", "family", "named");
        const auto row = [](const char* name, const char* taken, Vectors vectors, Family family, const char* named) {
            QTest::newRow(name) << QString::fromLatin1(taken) << static_cast<int>(vectors) << static_cast<int>(family)
                                << QString::fromLatin1(named);
        };
        row("a Xeon that is too young", "Prescott", Vectors::Avx512, Family::Other, "SkylakeX");
        row("a Ryzen that is too young", "Barcelona", Vectors::Avx512, Family::Amd, "SkylakeX");
        row("Zen 4 taken for Zen", "Zen", Vectors::Avx512, Family::Amd, "SkylakeX");
        row("a young Core without AVX-512", "Prescott", Vectors::Avx2, Family::Other, "Haswell");
        row("a young Ryzen without AVX-512", "Barcelona", Vectors::Avx2, Family::Amd, "Zen");
        row("AVX alone", "Nehalem", Vectors::Avx, Family::Other, "Sandybridge");
        row("AMD with AVX alone", "Barcelona", Vectors::Avx, Family::Amd, "");
        row("a system that keeps no wide registers", "Nehalem", Vectors::Other, Family::Other, "");
        row("Excavator has AVX2", "Excavator", Vectors::Avx2, Family::AmdBulldozer, "");
        row("Zen taken for Excavator", "Excavator", Vectors::Avx2, Family::Amd, "Zen");
        row("Haswell", "Haswell", Vectors::Avx2, Family::Other, "");
        row("Haswell's kernels on Zen", "Haswell", Vectors::Avx2, Family::Amd, "");
        row("Cooperlake", "Cooperlake", Vectors::Avx512, Family::Other, "");
    }

    void namesWhatOpenBlasItselfWouldTake()
    {
        const auto [taken, vectors, family, named] = fetched<QString, int, int, QString>();
        const Processor processor{static_cast<Vectors>(vectors), static_cast<Family>(family)};
        QCOMPARE(QString::fromStdString(better(taken.toLatin1().constData(), processor)), named);
    }

    void namesOnlyWhatTheLibraryKnows()
    {
        const auto knowing = [](std::vector<std::string_view> cores, Family family) {
            return betterCore("Prescott", {Vectors::Avx512, family},
                [&](std::string_view core) { return std::ranges::find(cores, core) != cores.end(); });
        };
        QCOMPARE(knowing({"Haswell", "Zen"}, Family::Amd).value_or(""), "Zen");
        QCOMPARE(knowing({"Haswell", "Zen"}, Family::Other).value_or(""), "Haswell");
        QCOMPARE(knowing({"Haswell", "Sandybridge"}, Family::Amd).value_or(""), "Haswell");
        QVERIFY(!knowing({}, Family::Other)); // a library with the kernels of one core
    }

    void leavesACoreThatItDoesNotKnow()
    {
        QCOMPARE(better("GraniteRapids", {Vectors::Avx512, Family::Other}), "");
        QCOMPARE(better("", {Vectors::Avx512, Family::Other}), "");
        QCOMPARE(better("NEOVERSEN1", {Vectors::Other, Family::Other}), "");
    }
};

ATTENTOSCOPE_TEST(TestOpenBlasCores, QCoreApplication);
#include "tst_openblascores.moc"
