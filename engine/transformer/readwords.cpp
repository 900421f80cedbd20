// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/transformer/readwords.h"

#include <algorithm>
#include <numeric>

namespace attentoscope {

namespace {

std::int64_t roomFor(std::int64_t words)
{
    constexpr std::int64_t usual = 32;
    return std::max(usual, 2 * words);
}

/// Whether the memory may be changed in place. Tensors that autograd has recorded must not change. On other devices
/// than the processor, copying single rows is slow.
bool isChangedInPlace(const torch::Tensor& words)
{
    return words.is_cpu() && !torch::GradMode::is_enabled();
}

} // namespace

void ReadWords::append(const torch::Tensor& further)
{
    if (m_count == 0)
        useAllSlots(further.size(0));
    if (!isChangedInPlace(further)) {
        m_kept = m_count > 0 ? torch::cat({m_kept, further}, 1) : further;
    } else {
        makeRoom(m_count + further.size(1), further);
        const auto kept = m_kept.flatten(0, 1), added = further.flatten(0, 1).contiguous();
        const std::int64_t count = further.size(1);
        for (std::size_t row = 0; row < m_slots.size(); ++row)
            copyRows(
                added, static_cast<std::int64_t>(row) * count, kept, m_slots[row] * m_kept.size(1) + m_count, count);
    }
    m_count += further.size(1);
}

void ReadWords::useAllSlots(std::int64_t count)
{
    m_slots.resize(static_cast<std::size_t>(count));
    std::iota(m_slots.begin(), m_slots.end(), 0);
}

/// Makes new memory that is not shared, with room for this many words of each sentence.
void ReadWords::makeRoom(std::int64_t words, const torch::Tensor& like)
{
    if (m_count == 0) {
        m_kept = torch::empty({like.size(0), roomFor(words), like.size(2)}, like.options());
    } else if (words > m_kept.size(1)) {
        const auto larger = torch::empty({m_kept.size(0), roomFor(words), m_kept.size(2)}, m_kept.options());
        larger.narrow(1, 0, m_count).copy_(m_kept.narrow(1, 0, m_count));
        m_kept = larger;
    } else if (m_kept.use_count() > 1) {
        m_kept = m_kept.clone();
    }
}

void ReadWords::select(const torch::Tensor& sentences)
{
    if (m_count == 0)
        return;
    std::vector<std::int64_t> wanted;
    for (const std::int64_t row : at::IntArrayRef(sentences.data_ptr<std::int64_t>(), sentences.numel()))
        wanted.push_back(m_slots[static_cast<std::size_t>(row)]);
    if (static_cast<std::int64_t>(wanted.size()) > m_kept.size(0) || !isChangedInPlace(m_kept)) {
        m_kept = m_kept.index_select(0, torch::tensor(wanted, torch::kInt64).to(m_kept.device()));
        useAllSlots(m_kept.size(0));
        return;
    }
    if (m_kept.use_count() > 1)
        m_kept = m_kept.clone();
    m_slots = withoutSharing(std::move(wanted));
}

/// Each slot stays with the first sentence that needs it. Other sentences get copies in free slots.
std::vector<std::int64_t> ReadWords::withoutSharing(std::vector<std::int64_t> wanted)
{
    const auto slots = static_cast<std::size_t>(m_kept.size(0));
    std::vector<bool> isWanted(slots), isTaken(slots);
    for (const std::int64_t slot : wanted)
        isWanted[static_cast<std::size_t>(slot)] = true;
    std::size_t next = 0;
    const auto kept = m_kept.flatten(0, 1);
    for (auto& slot : wanted) {
        const auto place = static_cast<std::size_t>(slot);
        if (!isTaken[place]) {
            isTaken[place] = true;
            continue;
        }
        while (isWanted[next])
            ++next;
        copyRows(kept, slot * m_kept.size(1), kept, static_cast<std::int64_t>(next) * m_kept.size(1), m_count);
        slot = static_cast<std::int64_t>(next++);
    }
    return wanted;
}

WordRows ReadWords::rows() const
{
    std::vector<std::int64_t> first;
    for (const std::int64_t slot : m_slots)
        first.push_back(slot * m_kept.size(1));
    return WordRows::at(first, m_count, m_kept.size(0) * m_kept.size(1));
}

} // namespace attentoscope
