// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace attentoscope::ui {

/// Shows the pages that are built into the program. It reads nothing else; links to the web go to the desktop.
class HelpBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    explicit HelpBrowser(QWidget* parent = nullptr);

    void open(const QUrl& address); ///< with an anchor, at that heading
    void showBlock(int block, const QStringList& words); ///< scrolls there and marks the words

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void doSetSource(const QUrl& name, QTextDocument::ResourceType type) override;

private:
    void followLink(const QUrl& link);
    void scrollTo(const QString& anchor);
    void scrollTo(int block);
    void shape();
};

} // namespace attentoscope::ui
