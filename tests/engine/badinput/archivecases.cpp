// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "badinput.h"

#include "tests/engine/storage/packedsamples.h"
#include "tests/support/zipsamples.h"

namespace attentoscope::tests {

namespace {

using Path = std::filesystem::path;
using Samples = std::vector<ZipSample>;

std::vector<ZipSample> goodSamples(const Path& folder)
{
    wholeRun(folder / "sent");
    FaultyFiles files;
    packRun(folder / "sent", folder / "good", PackedData::LeftOut, {}, {}, files).value();
    auto samples = readZip(folder / "good");
    std::filesystem::remove_all(folder / "sent");
    std::filesystem::remove(folder / "good");
    return samples;
}

Error unpacking(const Path& folder, const ArchiveLimits& limits = {})
{
    FaultyFiles files;
    const auto unpacked = unpackRun(folder / "a.attentoscope", folder / "run", {}, {}, limits, files);
    const auto untouched = [&] {
        for (const auto& entry : std::filesystem::directory_iterator(folder))
            if (entry.path().filename() != "a.attentoscope")
                return false;
        return true;
    };
    return untouched() ? errorOf(unpacked) : Error{ErrorCode::Internal, "something was left in the folder", {}};
}

/// A packed run with changed entries.
template <typename Change>
BadInput changed(const char* id, const char* what, Change change, const ArchiveLimits& limits = {})
{
    return {id, what, [=](const Path& folder) {
                auto samples = goodSamples(folder);
                change(samples);
                writeZip(folder / "a.attentoscope", samples);
                return unpacking(folder, limits);
            }};
}

BadInput with(const char* id, const char* what, const ZipSample& more)
{
    return changed(id, what, [more](Samples& samples) { samples.push_back(more); });
}

BadInput fileOf(const char* id, const char* what, const std::string& bytes)
{
    return {id, what, [bytes](const Path& folder) {
                put(folder / "a.attentoscope", bytes);
                return unpacking(folder);
            }};
}

std::string& textOf(Samples& samples, const char* name)
{
    return std::ranges::find(samples, name, &ZipSample::name)->bytes;
}

std::string bytesOf(const Path& file)
{
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// A packed run. Some bytes of its first entry are changed in the directory at the archive's end.
BadInput described(const char* id, const char* what, std::size_t place, std::string_view bytes)
{
    return {id, what, [=](const Path& folder) {
                writeZip(folder / "a.attentoscope", goodSamples(folder));
                auto archive = bytesOf(folder / "a.attentoscope");
                archive.replace(archive.find("PK\1\2") + place, bytes.size(), bytes);
                put(folder / "a.attentoscope", archive);
                return unpacking(folder);
            }};
}

void putNumber(std::string& bytes, std::size_t at, std::size_t size, std::uint64_t number)
{
    for (std::size_t byte = 0; byte < size; ++byte, number >>= 8)
        bytes.at(at + byte) = static_cast<char>(number & 0xFF);
}

/// A file with a directory of ten thousand entries. A long record describes another directory, but a reader skips that
/// record because it names two disks.
Error twoDirectories(const Path& folder)
{
    const auto file = folder / "a.attentoscope";
    writeZip(file, Samples(10'000, ZipSample{"current", "3\n"}));
    auto archive = bytesOf(file);
    const auto end = archive.size() - 22;
    std::string wide(56 + 20, '\0');
    putNumber(wide, 0, 4, 0x06064b50);
    putNumber(wide, 4, 8, 44);
    putNumber(wide, 48, 8, end); // here begins a directory without entries
    putNumber(wide, 56, 4, 0x07064b50);
    putNumber(wide, 56 + 8, 8, end);
    putNumber(wide, 56 + 16, 4, 2); // disks
    const auto begin = archive.find("PK\1\2"); // libarchive takes the bytes before the short record for the directory
    putNumber(archive, end + 12, 4, end + wide.size() - begin);
    archive.insert(end, wide);
    put(file, archive);
    return unpacking(folder);
}

/// An entry that says it is packed with bzip2.
Error anotherMethod(const Path& folder)
{
    const auto file = folder / "a.attentoscope";
    writeZip(file, goodSamples(folder));
    auto archive = bytesOf(file);
    putNumber(archive, archive.find("PK\3\4") + 8, 2, 12);
    putNumber(archive, archive.find("PK\1\2") + 10, 2, 12);
    put(file, archive);
    return unpacking(folder);
}

} // namespace

std::vector<BadInput> archiveCases()
{
    const std::string large(3 << 20, 'x');
    return {
        {"archive/missing", "no such file",
            [](const Path& folder) { return errorOf(unpackRun(folder / "a.attentoscope", folder / "run")); }},
        {"archive/folder", "a folder", [](const Path& folder) { return errorOf(unpackRun(folder, folder / "run")); }},
        {"archive/as-run", "a packed run where a folder is wanted",
            [](const Path& folder) {
                put(folder / "a.attentoscope", "PK");
                return errorOf(RunFolder::open(folder / "a.attentoscope"));
            }},
        fileOf("archive/no-archive", "a text with the name of an archive", std::string(1'000, 'x')),
        fileOf("archive/empty", "an empty file", ""),
        changed("archive/cut", "an archive without its configuration",
            [](Samples& samples) {
                std::erase_if(samples, [](const ZipSample& sample) { return sample.name == "config.json"; });
            }),
        with("archive/outside", "a name that leads out of the folder", {"../elsewhere.txt", "x"}),
        with("archive/absolute", "a name from the root on", {"/tmp/elsewhere.txt", "x"}),
        with("archive/hidden", "a way out in the middle of a name", {"saves/../../elsewhere", "x"}),
        with("archive/other", "a program", {"setup.sh", "#!/bin/sh\n"}),
        with("archive/link", "a link to a file of the reader's", {"best", "", AE_IFLNK, "/etc/passwd"}),
        with("archive/twice", "a file that stands there twice", {"current", "3\n"}),
        with("archive/large", "three million bytes of configuration", {"config.json", large}),
        with("archive/step", "a save of a step that is no number", {"saves/03/model.safetensors", "x"}),
        described("archive/device", "a device", 38, std::string_view("\0\0\xA4\x21", 4)),
        described("archive/lie", "a size that is not what is packed", 24, std::string_view("\x07\0\0\0", 4)),
        changed("archive/bomb", "more than may be unpacked", [](Samples&) {}, {.entries = 64, .bytes = 1'000}),
        changed("archive/many", "more files than a run has", [](Samples&) {}, {.entries = 3}),
        {"archive/directory", "a directory of ten thousand files",
            [](const Path& folder) {
                writeZip(folder / "a.attentoscope", Samples(10'000, ZipSample{"current", "3\n"}));
                return unpacking(folder);
            }},
        {"archive/two-directories", "a small directory that nobody reads, and a large one that is read",
            twoDirectories},
        {"archive/method", "a file that is packed with bzip2", anotherMethod},
        changed("archive/ratio", "forty kilobytes that unpack to forty megabytes",
            [](Samples& samples) { textOf(samples, "metrics.jsonl") = std::string(40 << 20, ' '); }),
        changed("archive/implied", "weights of another model than its configuration's",
            [](Samples& samples) { textOf(samples, "saves/2/model.safetensors") += std::string(2 << 20, 'x'); }),
        changed("archive/words", "a table of more words than the vocabulary has",
            [](Samples& samples) { textOf(samples, "spacing.target.txt") += std::string(99, '\n'); }),
        changed("archive/about", "another version's archive",
            [](Samples& samples) { textOf(samples, "about.json") = "{\"archive_version\": 2}"; }),
        changed("archive/config", "a configuration that cannot be used",
            [](Samples& samples) { textOf(samples, "config.json") = "{\"format_version\": 9}"; }),
        changed("archive/weights", "weights that are cut short",
            [](Samples& samples) { textOf(samples, "saves/3/model.safetensors").resize(200); }),
        changed("archive/current", "a save that is not in it",
            [](Samples& samples) { textOf(samples, "current") = "7\n"; }),
    };
}

} // namespace attentoscope::tests
