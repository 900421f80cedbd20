// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/dissection.h"

#include <QWidget>

namespace attentoscope::ui {

/// The context as a sum: the heaviest annotations, each times its weight, the rest of them together, and what comes
/// out.
class ContextView : public QWidget
{
    Q_OBJECT

public:
    explicit ContextView(QWidget* parent = nullptr);
    void setTask(Task task) { m_task = task; } ///< vectors have an output in place of a context
    void setDissection(const Dissection& dissection);

private:
    Task m_task = Task::Sentences;
    QWidget* m_content = nullptr; ///< made anew for each dissection
};

struct ContextPart
{
    int word = -1; ///< of the source; −1: all others together
    float weight = 0.0f; ///< of the others the sum of theirs
    std::vector<float> numbers; ///< weight times annotation
};

/// The heaviest words' parts, heaviest first, then the others' together, if there are any. They add up to the context.
std::vector<ContextPart> contextParts(const Dissection& dissection, std::size_t heaviest);

} // namespace attentoscope::ui
