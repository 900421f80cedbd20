// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"

#include <QObject>

#include <deque>
#include <optional>

namespace attentoscope::ui {

/// The last validations with their translated sentences. One validation is displayed: the newest, which follows
/// training, or one that the user chose. One of its sentences may be open in the large heatmap.
class ValidationHistory : public QObject
{
    Q_OBJECT

public:
    static constexpr std::size_t mostKept = 24;
    using QObject::QObject;

    void clear();
    void beginRun(const RunDescription& run); ///< begins a run; if it is the same, keeps the validations up to its step
    void add(const TrainingReports& reports);

    [[nodiscard]] const std::deque<ValidationReport>& validations() const { return m_validations; } ///< oldest first
    [[nodiscard]] bool isEmpty() const { return m_validations.empty(); }
    [[nodiscard]] std::size_t shown() const; ///< index into validations(), which must not be empty
    [[nodiscard]] bool followsNewest() const { return !m_heldStep; }
    [[nodiscard]] std::optional<std::size_t> openIndex() const { return m_open; }
    [[nodiscard]] const ValidatedPair* openPair() const; ///< in the displayed validation; null if none is open

public slots:
    void show(std::size_t index); ///< displays it; if it is the newest, follows training
    void open(std::size_t pair);
    void close();

signals:
    void changed(); ///< validations were added or removed, or another one is displayed
    void openChanged(); ///< another sentence was opened, or the open one was closed

private:
    std::deque<ValidationReport> m_validations; ///< validations with sentences
    std::string m_folder; ///< folder of the run to which the validations belong
    std::optional<std::int64_t> m_heldStep; ///< step of the validation that the user chose
    std::optional<std::size_t> m_open;
};

} // namespace attentoscope::ui
