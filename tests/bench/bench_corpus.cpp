// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long it takes until a corpus is ready to train, and how much memory that needs:
//   bench_corpus FILE.tsv [PAIRS]
// With PAIRS the lines are repeated in a temporary file until there are as many. Every tenth line gets a new word on
// both sides, so that the vocabulary grows as in real text.
#include "engine/corpus/corpus.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sys/resource.h>

using namespace attentoscope;

namespace {

std::string repeated(const std::string& path, std::size_t pairs)
{
    const std::string copy = (std::filesystem::temp_directory_path() / "attentoscope_bench_corpus.tsv").string();
    std::ofstream out(copy);
    std::size_t written = 0;
    while (written < pairs) {
        std::ifstream in(path);
        for (std::string line; written < pairs && std::getline(in, line); ++written) {
            const std::string rare = written % 10 == 0 ? "w" + std::to_string(written) : "";
            const auto tab = line.find('\t');
            out << line.substr(0, tab) << ' ' << rare << line.substr(tab) << ' ' << rare << '\n';
        }
        if (written == 0)
            break;
    }
    return copy;
}

double cpuSeconds()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
        + 1e-6 * static_cast<double>(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
}

void measure(const DataRequest& request, TokenizerKind tokenizer, const char* name)
{
    DataConfiguration configuration{.tokenizer = tokenizer};
    const double cpuBefore = cpuSeconds();
    const auto began = std::chrono::steady_clock::now();
    const auto corpus = loadCorpus(request, configuration, {}, {});
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - began;
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    if (!corpus) {
        std::cout << corpus.error().message.text() << '\n';
        return;
    }
    std::cout << name << ": " << corpus->summary.pairs << " pairs, " << corpus->summary.sourceTokens << " + "
              << corpus->summary.targetTokens << " tokens, vocabularies " << corpus->source.size() << " + "
              << corpus->target.size() << ", " << seconds.count() << " s (" << cpuSeconds() - cpuBefore
              << " s of processor time), peak " << static_cast<double>(usage.ru_maxrss) / 1024 << " MiB\n";
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 2) {
        std::cerr << "bench_corpus FILE.tsv [PAIRS]\n";
        return 2;
    }
    DataRequest request{.source = argc > 2 ? repeated(argv[1], std::strtoull(argv[2], nullptr, 10)) : argv[1]};
    measure(request, TokenizerKind::Space, "space");
    measure(request, TokenizerKind::Words, "words");
    measure(request, TokenizerKind::Characters, "characters");
    if (argc > 2)
        std::filesystem::remove(request.source);
    return 0;
}
