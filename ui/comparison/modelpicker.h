// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/comparison.h"
#include "engine/types/runrecord.h"
#include "ui/comparison/namedrun.h"

#include <QWidget>

#include <optional>

class QComboBox;

namespace attentoscope::ui {

/// Chooses one of the two models: the one in memory, a run that was opened before, or any other; and of a run, which
/// of its saves.
class ModelPicker : public QWidget
{
    Q_OBJECT

public:
    explicit ModelPicker(const QString& letter, QWidget* parent = nullptr); ///< "A" or "B"

    void setMemoryModel(bool isThere);
    void setRuns(const std::vector<NamedRun>& runs); ///< keeps what is chosen
    /// Added where it is not in the list; without a folder: the one in memory. Without a step: its best save.
    void choose(const NamedRun& run, std::optional<std::int64_t> step = {});
    void showSaves(const RunRecord& record);

    [[nodiscard]] ComparedModel model() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] bool isChosen() const; ///< false: there is nothing to choose from yet
    [[nodiscard]] QComboBox& runs() const { return *m_runs; }
    [[nodiscard]] QComboBox& saves() const { return *m_saves; }

signals:
    void changed();
    void savesWanted(const QString& folder);
    void otherRunWanted();

private:
    void runActivated(int index);
    void fillSaves(const RunRecord& record);
    void addSave(const QString& text, SaveChoice save, std::int64_t step);
    [[nodiscard]] QString folder() const;

    QComboBox* m_runs = nullptr;
    QComboBox* m_saves = nullptr;
    int m_chosen = -1; ///< where to go back to when no other run is chosen
};

} // namespace attentoscope::ui
