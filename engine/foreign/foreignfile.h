// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/files/files.h"

#include <nlohmann/json_fwd.hpp>

namespace attentoscope {

/// Thrown while a model of others is read. readForeignModel() catches it.
struct ForeignRefusal
{
    Error error;
};

/// Refuses a file. The first message says what is wrong and continues a sentence that begins with the file's name; the
/// second says what to do.
[[noreturn]] void refuseForeign(const std::filesystem::path& file, const Message& what,
    const Message& advice = "Get the model again from where it came from");
/// Refuses an undamaged model that computes something which our network does not.
[[noreturn]] void refuseArithmetic(const std::filesystem::path& file, const Message& what);

/// Returns the result, or throws its error as a refusal.
template <typename T>
T required(Result<T> result)
{
    if (!result)
        throw ForeignRefusal{result.error()};
    if constexpr (!std::is_void_v<T>)
        return std::move(*result);
}

/// Opens a file of a folder that a person has named. Follows links, because some download caches consist of links.
InputFile openForeign(const std::filesystem::path& file);
/// The text of a file, which must have at most `limit` bytes.
std::string foreignText(const std::filesystem::path& file, std::uint64_t limit);
std::string shownNumber(double number); ///< the shortest form: "0.1", "2"
bool existsForeign(const std::filesystem::path& file);

/// The keys of a config.json that others wrote. Its name is for messages. Unused keys are ignored.
class ForeignConfig
{
public:
    explicit ForeignConfig(const std::filesystem::path& file); ///< reads it; refuses anything but an object
    ~ForeignConfig();
    ForeignConfig(const ForeignConfig&) = delete;
    ForeignConfig& operator=(const ForeignConfig&) = delete;

    const std::filesystem::path& file() const { return m_file; }
    bool has(const char* key) const; ///< null counts as missing
    std::int64_t whole(const char* key, std::int64_t least, std::int64_t most) const; ///< refuses a missing key
    std::int64_t wholeOr(const char* key, std::int64_t usual, std::int64_t least, std::int64_t most) const;
    double numberOr(const char* key, double usual) const;
    bool flagOr(const char* key, bool usual) const;
    std::string textOr(const char* key, const std::string& usual) const;

private:
    const nlohmann::json* find(const char* key) const;

    std::filesystem::path m_file;
    std::unique_ptr<nlohmann::json> m_values;
};

inline constexpr std::uint64_t longestForeignConfig = 1 << 20; ///< bytes

} // namespace attentoscope
