// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QUndoGroup>
#include <QUndoStack>

class QAction;

namespace attentoscope::ui {

class LinkDrawing;
class MainView;
class WindowActions;

/// The changes that Undo can revert: words, attention and pins that the user chose in the main view, and those of
/// further stacks, such as that of the settings. Undo works on the stack that changed last; when that is empty, on
/// another one.
class EditHistory : public QObject
{
    Q_OBJECT

public:
    /// The actions and the main view must outlive `parent`.
    EditHistory(const WindowActions& actions, MainView& mainView, QObject* parent);

    ~EditHistory() override;

    void add(QUndoStack& stack); ///< outlives the history
    void follow(LinkDrawing& drawing); ///< must outlive the history
    QUndoStack& ofMainView() { return m_ofMainView; }

signals:
    void said(const QString& text); ///< for the status bar

protected:
    /// Ctrl+Z in the sentence field belongs to the history until something is typed there.
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
    bool m_textIsNewer = false; ///< the user typed after the last change on a stack
    bool m_isMoving = false; ///< through the history
};

} // namespace attentoscope::ui
