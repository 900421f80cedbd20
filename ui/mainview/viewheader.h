// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <QWidget>

#include <cstdint>

class QAction;
class QMenu;
class QToolButton;

namespace attentoscope::ui {

class ElidedLabel;
class SegmentedControl;
class WatchedBar;

/// The contents of the main view: the loaded pairs, a watched sentence, the user's own, or sentences of the validation
/// set.
enum class MainPage : std::uint8_t { Pairs, Watched, Own, Validation };

/// The line above the heatmap: the sentence, its step, and commands for the picture.
class ViewHeader : public QWidget
{
    Q_OBJECT

public:
    explicit ViewHeader(QWidget* parent = nullptr);

    MainPage view() const;
    void setView(MainPage view); ///< does not emit viewChosen()
    void setViewEnabled(MainPage view, bool enabled);
    WatchedBar& watched() const { return *m_watched; }
    void showSentence(const Translation& translation);
    void setStepText(const QString& text); ///< the step and the model
    void clearSentence();
    void setViewMenu(QMenu* menu);
    void setExportAction(QAction* action);
    void setFormAction(QAction* action); ///< chooses matrix or lines
    void setPresented(bool presented); ///< hides everything except the sentence
    void setValidationBar(QWidget* bar); ///< replaces the contents of the line for validation sentences

signals:
    void viewChosen(attentoscope::ui::MainPage view);

private:
    void refresh();

    SegmentedControl* m_views = nullptr;
    WatchedBar* m_watched = nullptr;
    ElidedLabel* m_own = nullptr;
    ElidedLabel* m_step = nullptr;
    QWidget* m_validation = nullptr;
    bool m_isPresented = false;
    QToolButton* m_form = nullptr;
    QToolButton* m_options = nullptr;
    QToolButton* m_export = nullptr;
};

} // namespace attentoscope::ui
