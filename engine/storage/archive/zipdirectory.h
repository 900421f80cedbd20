// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace attentoscope {

/// How many bytes the directory at the end of a zip archive has, with what follows it; nothing where the file does not
/// end as such an archive without a comment does. Looks at the file's last bytes alone.
std::optional<std::uint64_t> zipDirectoryBytes(const std::filesystem::path& file);

} // namespace attentoscope
