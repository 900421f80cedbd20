// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Says whether our reader accepts each safetensors file on standard input: a line "taken", or "refused: " and the
// reason. Before the bytes of a file comes their number in four bytes, lowest first. tests/soak/othersafetensors.py
// calls it.
#include "engine/storage/files/safetensors.h"
#include "tests/fuzz/memoryfile.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <string>
#include <vector>

using namespace attentoscope;

int main()
{
    std::array<unsigned char, 4> size{};
    while (std::fread(size.data(), 1, size.size(), stdin) == size.size()) {
        std::vector<char> bytes(size[0] | size[1] << 8U | size[2] << 16U | static_cast<std::size_t>(size[3]) << 24U);
        if (std::fread(bytes.data(), 1, bytes.size(), stdin) != bytes.size())
            return 1;
        const fuzz::MemoryFile file({bytes.data(), bytes.size()});
        const auto read = readSafetensors(file.path());
        std::string said = read ? "taken" : "refused: " + std::string(read.error().message.c_str());
        std::ranges::replace(said, '\n', ' ');
        std::puts(said.c_str());
    }
    return 0;
}
