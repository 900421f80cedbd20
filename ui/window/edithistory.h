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

/// The changes that Undo reverts. Some are made in the main view: words, attention and pins that the user chose. Others
/// are on further stacks, such as that of the settings. Undo works on the stack that changed last. If that is empty, it
/// works on another one.
class EditHistory : public QObject
{
    Q_OBJECT

public:
    /// The actions and the main view must outlive `parent`.
    EditHistory(const WindowActions& actions, MainView& mainView, QObject* parent);

    ~EditHistory() override;

    void add(QUndoStack& stack); ///< the stack outlives the history
    void follow(LinkDrawing& drawing); ///< `drawing` must outlive the history

signals:
    void said(const QString& text); ///< text for the status bar

protected:
    /// In the sentence field, Ctrl+Z belongs to this history until something is typed there.
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
    bool m_textIsNewer = false; ///< whether the user typed after the last change on a stack
    bool m_isMoving = false; ///< whether undo() or redo() is in progress
};

} // namespace attentoscope::ui
