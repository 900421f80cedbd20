// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/session/session.h"
#include "engine/types/lesson.h"
#include "engine/types/lessonfacts.h"

namespace attentoscope {

/// The sentence whose picture a lesson shows: the first watched one or the one translated last, with the head that is
/// chosen, the heads that are off, and the rows that are forced. In the place of the window's attention view.
class ShownSentence
{
public:
    ShownSentence(Session& session, LessonFacts& facts) : m_session(session), m_facts(facts) { }

    void watch(const std::string& sentence) { m_source = sentence; }
    void forgetModel(); ///< another model has other heads, and nothing is forced
    void keep(const WatchedSnapshot& snapshot); ///< for the slider

    /// The picture with the model as it is now. Nothing where there is no sentence.
    Result<void> refresh(std::stop_token stop);

    Result<void> translate(const std::string& text, std::stop_token stop);
    Result<void> pin(const LessonAction& action);
    Result<void> dissect(const LessonAction& action);
    Result<void> force(const LessonAction& action, std::stop_token stop);
    Result<void> chooseHead(const std::string& head, std::stop_token stop);
    Result<void> switchOff(const std::string& head, std::stop_token stop);
    Result<void> scrub(std::int64_t step);
    void show(const std::string& view) { m_facts.picture.view = view; }

private:
    Result<LessonCell> cellOf(const LessonAction& action) const;
    Result<AttentionHead> headFrom(const std::string& head) const;

    Session& m_session;
    LessonFacts& m_facts;
    std::string m_source;
    std::optional<AttentionHead> m_head;
    Constraints m_constraints;
    LessonPicture m_unforced;
    Translation m_translation; ///< that is shown
    std::vector<Translation> m_snapshots; ///< of the first watched sentence
    bool m_isScrubbed = false; ///< the picture is an older one until something is done
};

} // namespace attentoscope
