// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/corpus/spacing.h"

namespace attentoscope {

Spacing::Spacing(std::vector<Attachment> attachments) : m_attachments(std::move(attachments)) { }

bool Spacing::attaches(std::int32_t previous, std::int32_t next) const
{
    const auto is = [this](std::int32_t id, Attachment wanted) {
        if (id < 0 || static_cast<std::size_t>(id) >= m_attachments.size())
            return false;
        const Attachment attachment = m_attachments[static_cast<std::size_t>(id)];
        return attachment == wanted || attachment == Attachment::Both;
    };
    return is(previous, Attachment::After) || is(next, Attachment::Before);
}

} // namespace attentoscope
