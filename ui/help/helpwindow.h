// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QUrl>

class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QTextBrowser;

namespace attentoscope::ui {

class HelpBrowser;

/// The window of the documentation: a list of its pages or search results, and the page itself. It can stay open.
class HelpWindow : public QDialog
{
    Q_OBJECT

public:
    explicit HelpWindow(QWidget* parent = nullptr);

    /// Opens the help page of the widget or of its nearest parent that has one. Without one, opens the first page.
    void openAbout(const QWidget* widget);
    void search(const QString& words);

    QTextBrowser& browser() const;
    QListWidget& list() const { return *m_list; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; ///< arrow keys go from the search to the list

private:
    QWidget* makeButtons();
    void fillList();
    void listPages();
    void listHits();
    void openItem(const QListWidgetItem* item);
    void markPage(const QUrl& page);

    QLineEdit* m_search = nullptr;
    QListWidget* m_list = nullptr;
    HelpBrowser* m_browser = nullptr;
};

} // namespace attentoscope::ui
