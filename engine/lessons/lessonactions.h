// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/lesson.h"
#include "engine/types/sentences.h"

#include <span>
#include <string_view>

namespace attentoscope {

/// Does a lesson's actions. The window does them with its buttons, the command line with a session. Arguments that
/// follow from the facts are computed beforehand: the cell of two words, the best head, the settings of a start. An
/// error says why an action cannot be done. The window returns as soon as the action has begun.
class LessonPlayer
{
public:
    LessonPlayer() = default;
    virtual ~LessonPlayer() = default;
    LessonPlayer(const LessonPlayer&) = delete;
    LessonPlayer& operator=(const LessonPlayer&) = delete;

    [[nodiscard]] virtual LessonFacts facts() const = 0;
    virtual Result<void> train(const LessonGoal& goal) = 0;
    virtual Result<void> pause() = 0;
    virtual Result<void> start(const std::string& preset, const std::vector<KeyValue>& settings) = 0;
    virtual Result<void> set(const std::string& key, const std::string& value) = 0;
    virtual Result<void> translate(const std::string& text) = 0;
    virtual Result<void> pin(const LessonCell& cell) = 0;
    virtual Result<void> dissect(const LessonCell& cell) = 0;
    virtual Result<void> force(const LessonAction& words) = 0; ///< forces a row of the sentence that is translated now
    virtual Result<void> freeRows() = 0;
    virtual Result<void> showHead(const std::optional<AttentionHead>& head) = 0; ///< none means the mean of the heads
    virtual Result<void> switchOff(const AttentionHead& head) = 0;
    virtual Result<void> switchAllOn() = 0;
    virtual Result<void> showView(const std::string& view) = 0;
    virtual Result<void> scrub(std::int64_t step) = 0;
    virtual Result<void> compare(const std::string& first, const std::string& second, const std::string& text) = 0;
    virtual Result<void> keep(const std::string& name) = 0;
    virtual Result<void> validate() = 0;
    virtual Result<void> evaluate(const SentencesRequest& request) = 0;
    virtual Result<void> erase() = 0; ///< each source word of the shown translation
    virtual Result<void> open(const std::string& model) = 0; ///< a model that others trained (lessonmodels.h)
};

/// A row of THE table of actions after `@do`.
struct LessonActionRow
{
    LessonActionKind kind = LessonActionKind::Pause;
    std::string name;
    std::string form; ///< arguments as in docs/lessons.md
    std::size_t fewest = 0; ///< least number of arguments
    std::size_t most = 0;
    Message meaning;
    Result<void> (*play)(LessonPlayer& player, const LessonAction& action) = nullptr;
    /// What is wrong with the arguments; empty if nothing is. Null: all arguments are allowed.
    Message (*problem)(const std::vector<std::string>& arguments, const std::string& form) = nullptr;
};

std::span<const LessonActionRow> lessonActions();

/// Reads the text after `@do`.
Result<LessonAction> readAction(std::string_view text, int line);

/// The action as a lesson writes it, such as train until step >= 300.
std::string textOf(const LessonAction& action);

Result<void> play(LessonPlayer& player, const LessonAction& action);

/// The cell that the first two arguments name. It is an error if the picture has no such word.
Result<LessonCell> cellOf(const LessonAction& action, const LessonPicture& picture);

std::vector<KeyValue> settingsOf(const LessonAction& action); ///< settings of a `start`

/// The attention views that an action or the front matter can request, and the other parts that a layout can open.
std::vector<std::string> lessonViews();
std::vector<std::string> lessonLayoutParts();

} // namespace attentoscope
