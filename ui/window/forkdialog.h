// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/fork.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QLineEdit;
class QRadioButton;

namespace attentoscope::ui {

struct ShownRun;

/// Asks which pairs to leave out when a run is trained again, and at which step that training begins.
class ForkDialog : public QDialog
{
    Q_OBJECT

public:
    /// `selected` are pairs of the window's table; it may be empty.
    ForkDialog(const ShownRun& run, std::vector<SentencePair> selected, QWidget* parent = nullptr);

    [[nodiscard]] ForkRequest request() const; ///< the request without folders and watched sentences
    [[nodiscard]] QLineEdit& word() const { return *m_word; }
    [[nodiscard]] QComboBox& beginnings() const { return *m_beginnings; } ///< data() of an entry is its step
    [[nodiscard]] QDialogButtonBox& buttons() const { return *m_buttons; }

private:
    void layOut(const ShownRun& run);
    void refresh();

    std::vector<SentencePair> m_selected;
    QRadioButton* m_ofSelection = nullptr;
    QRadioButton* m_ofWord = nullptr;
    QLineEdit* m_word = nullptr;
    QComboBox* m_beginnings = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
};

} // namespace attentoscope::ui
