// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/files/sums.h"

#include "engine/storage/files/encodings.h"

#include <algorithm>
#include <new>
#include <vector>

// The library's code for the vectors of this processor is twice as fast as its code for every processor.
#if defined(__x86_64__) && __has_include(<xxh_x86dispatch.h>)
#include <xxh_x86dispatch.h>
#else
#include <xxhash.h>
#endif

namespace attentoscope {

namespace {

constexpr std::string_view ownSumLead = "# sum of the lines above: ";
constexpr std::size_t sumDigits = 32;

bool isSum(std::string_view text)
{
    return text.size() == sumDigits && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

/// The digits in the order in which xxhsum prints them: the higher half first.
std::string digitsOf(const XXH128_hash_t& hash)
{
    return hexadecimal(hash.high64) + hexadecimal(hash.low64);
}

constexpr std::string_view memberLead = R"(,"sum":")";
constexpr std::string_view memberEnd = R"("})";
constexpr std::size_t memberDigits = 16;
constexpr std::size_t memberSize = memberLead.size() + memberDigits + memberEnd.size();
/// If at least this many of the ten characters around the digits are right, the text counts as one with a sum.
constexpr std::size_t rightAtLeast = 7;

std::string memberOf(std::string_view before)
{
    return std::string(memberLead) + hexadecimal(XXH3_64bits(before.data(), before.size())) + std::string(memberEnd);
}

std::size_t equalLetters(std::string_view left, std::string_view right)
{
    std::size_t count = 0;
    for (std::size_t at = 0; at < left.size(); ++at)
        count += left[at] == right[at] ? 1 : 0;
    return count;
}

} // namespace

ContentSum::ContentSum() : m_state(XXH3_createState())
{
    if (!m_state)
        throw std::bad_alloc();
    XXH3_128bits_reset(m_state.get());
}

void ContentSum::Free::operator()(XXH3_state_s* state) const
{
    XXH3_freeState(state);
}

void ContentSum::add(Bytes bytes)
{
    XXH3_128bits_update(m_state.get(), bytes.data(), bytes.size());
}

std::string ContentSum::text() const
{
    return digitsOf(XXH3_128bits_digest(m_state.get()));
}

std::string sumOf(std::string_view text)
{
    return digitsOf(XXH3_128bits(text.data(), text.size()));
}

Result<std::string> sumOfFile(const InputFile& file, const std::function<bool(std::size_t)>& sink)
{
    ContentSum sum;
    std::vector<char> piece(1U << 18U);
    for (std::uint64_t at = 0;;) {
        const auto got = file.readAt(at, piece);
        if (!got)
            return std::unexpected(got.error());
        if (*got == 0)
            return sum.text();
        sum.add(std::string_view(piece.data(), *got));
        at += *got;
        if (sink && !sink(*got))
            return failure(ErrorCode::Cancelled, "It was cancelled; nothing was changed.");
    }
}

Result<std::optional<FileSums>> FileSums::readIn(const std::filesystem::path& folder)
{
    const auto file = folder / fileName;
    std::error_code problem;
    if (std::filesystem::symlink_status(file, problem).type() == std::filesystem::file_type::not_found)
        return std::nullopt;
    const auto text = readTextFile(file, mostBytes);
    if (!text)
        return std::unexpected(text.error());
    auto sums = fromText(*text, file);
    if (!sums)
        return std::unexpected(sums.error());
    return std::optional(std::move(*sums));
}

Result<FileSums> FileSums::fromText(std::string_view text, const std::filesystem::path& file)
{
    const auto wrong = [&file] {
        return std::unexpected(damaged(file, "is damaged: it does not hold the sums that were written into it"));
    };
    const auto last = text.rfind(ownSumLead);
    if (last == std::string_view::npos
        || text.substr(last) != std::string(ownSumLead) + sumOf(text.substr(0, last)) + "\n")
        return wrong();
    FileSums sums;
    for (auto lines = text.substr(0, last); !lines.empty();) {
        const auto line = lines.substr(0, lines.find('\n'));
        if (line.size() == lines.size() || line.size() < sumDigits + 3 || !isSum(line.substr(0, sumDigits)))
            return wrong();
        sums.set(std::string(line.substr(sumDigits + 2)), std::string(line.substr(0, sumDigits)));
        lines.remove_prefix(line.size() + 1);
    }
    return sums;
}

std::string FileSums::text() const
{
    std::string lines;
    for (const auto& [name, sum] : m_sums)
        lines.append(sum).append("  ").append(name).append("\n");
    return lines + std::string(ownSumLead) + sumOf(lines) + "\n";
}

Result<void> FileSums::check(const std::string& name, const std::string& sum, const std::filesystem::path& file) const
{
    const auto listed = m_sums.find(name);
    if (listed == m_sums.end() || listed->second == sum)
        return {};
    return std::unexpected(damaged(
        file, Message("is damaged: its contents do not match the checksum in the file \"{}\" beside it", fileName)));
}

Result<std::string> readSummedText(
    const std::filesystem::path& folder, const char* name, const std::optional<FileSums>& sums, std::uint64_t limit)
{
    auto text = readTextFile(folder / name, limit);
    if (text && sums)
        if (auto same = sums->check(name, sumOf(*text), folder / name); !same)
            return std::unexpected(same.error());
    return text;
}

std::string withOwnSum(std::string json)
{
    const auto end = json.rfind('}');
    json.replace(end, 1, memberOf(std::string_view(json).substr(0, end)));
    return json;
}

OwnSum ownSumOf(std::string_view json)
{
    if (json.ends_with('\n'))
        json.remove_suffix(1);
    if (json.size() < memberSize)
        return OwnSum::None;
    const auto member = json.substr(json.size() - memberSize);
    if (equalLetters(member.substr(0, memberLead.size()), memberLead)
            + equalLetters(member.substr(memberLead.size() + memberDigits), memberEnd)
        < rightAtLeast)
        return OwnSum::None;
    return member == memberOf(json.substr(0, json.size() - memberSize)) ? OwnSum::Right : OwnSum::Wrong;
}

} // namespace attentoscope
