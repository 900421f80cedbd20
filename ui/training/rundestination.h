// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QToolButton;

namespace attentoscope::ui {

class ElidedLabel;
class ShownModel;

/// The place of the next run: a new folder with its name, one that the user chose, or none.
class RunDestination : public QWidget
{
    Q_OBJECT

public:
    explicit RunDestination(QWidget* parent = nullptr);

    void setRunsFolder(const QString& folder); ///< the folder in which new run folders are made
    void setChosenFolder(const QString& folder);
    void follow(const ShownModel& shown); ///< needed for the machine of the folders, and for how long they last

    /// The folder for a run of `preset` on `dataName` that starts now; empty: not saved.
    QString folderFor(const QString& dataName, const QString& preset) const;

signals:
    void folderRequested(); ///< the user wants to choose a folder; setChosenFolder() answers

private:
    void refresh();

    const ShownModel* m_shown = nullptr;
    QString m_runsFolder;
    QString m_chosen;
    QAction* m_automatic = nullptr;
    QAction* m_choose = nullptr;
    QAction* m_nowhere = nullptr;
    ElidedLabel* m_text = nullptr;
    QToolButton* m_change = nullptr;
};

} // namespace attentoscope::ui
