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

/// What the main view shows: the pairs that were loaded, a watched sentence, the person's own, or sentences of the
/// validation set.
enum class MainPage : std::uint8_t { Pairs, Watched, Own, Validation };

/// The line above the heatmap: which sentence it is, after how many steps, and what can be done with the picture.
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
    void setStepText(const QString& text); ///< after how many steps, of which model
    void clearSentence();
    void setViewMenu(QMenu* menu);
    void setExportAction(QAction* action);
    void setFormAction(QAction* action); ///< matrix or lines
    void setPresented(bool presented); ///< only what says which sentence it is
    void setValidationBar(QWidget* bar); ///< what stands in the line while validation sentences are shown

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
