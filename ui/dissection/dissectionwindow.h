// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"
#include "engine/types/dissection.h"

#include <QDialog>
#include <QTimer>

#include <optional>

class QLabel;
class QScrollArea;

namespace attentoscope::ui {

class RichLabel;

class ContextView;
class LikelyWordsView;
class RowView;
class TermsView;

/// Shows how one cell's weight is calculated and what follows from it: from state and annotation to the next word, or
/// from query and key to the head's output. The window is beside the main one; arrow keys go to neighbouring cells.
class DissectionWindow : public QDialog
{
    Q_OBJECT

public:
    explicit DissectionWindow(QWidget* parent = nullptr);

    void setKinds(const std::vector<AttentionKindInfo>& kinds) { m_kinds = kinds; }
    /// Displays at most a few dissections a second. If they arrive faster, only the last one is shown.
    void showDissection(const Dissection& dissection);
    void showMessage(const QString& message); ///< shown in place of a dissection

signals:
    void moveRequested(int rows, int columns);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeContent();
    void showLatest();
    void showTexts(const Dissection& dissection);
    Task taskOf(const Dissection& dissection) const;

    std::vector<AttentionKindInfo> m_kinds;
    std::optional<Dissection> m_latest; ///< the newest dissection, which waits to be displayed
    QTimer m_pace{this};
    QLabel* m_heading = nullptr;
    QLabel* m_scoreHelp = nullptr;
    QLabel* m_rowHelp = nullptr;
    QLabel* m_contextTitle = nullptr;
    QLabel* m_contextHelp = nullptr;
    QWidget* m_outputSection = nullptr; ///< section for the output of a head or of recurrent layers
    QLabel* m_outputTitle = nullptr;
    QLabel* m_outputHelp = nullptr;
    /// Hidden for vectors, which have no words, and for a single head, which does not choose words.
    QWidget* m_wordsSection = nullptr;
    RichLabel* m_equation = nullptr;
    QScrollArea* m_scroll = nullptr;
    TermsView* m_terms = nullptr;
    RowView* m_row = nullptr;
    ContextView* m_context = nullptr;
    RichLabel* m_stepEquations = nullptr; ///< equations of recurrent layers
    TermsView* m_output = nullptr;
    LikelyWordsView* m_words = nullptr;
};

} // namespace attentoscope::ui
