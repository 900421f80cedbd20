// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QUndoGroup>
#include <QUndoStack>

class QAction;

namespace attentoscope::ui {

class MainView;
class WindowActions;

/// What Undo takes back: words, attention and pins that the person chose on the mainView, and what further stacks hold,
/// such as that of the settings. The stack that changed last is the one that Undo works on; when it has nothing more,
/// another one follows.
class EditHistory : public QObject
{
    Q_OBJECT

public:
    /// `parent` outlives neither the actions nor the mainView.
    EditHistory(const WindowActions& actions, MainView& mainView, QObject* parent);

    ~EditHistory() override;

    void add(QUndoStack& stack); ///< outlives the history
    QUndoStack& ofMainView() { return m_ofMainView; }

protected:
    /// Ctrl+Z in the sentence is the history's until something is typed there.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow(MainView& mainView);
    void undo();
    void redo();
    void refresh();

    QAction& m_undo;
    QAction& m_redo;
    QUndoStack m_ofMainView;
    QUndoGroup m_group;
    bool m_textIsNewer = false; ///< the person typed after the last change on a stack
    bool m_isMoving = false; ///< through the history
};

} // namespace attentoscope::ui
