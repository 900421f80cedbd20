// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace attentoscope::ui {

/// A large button with a title and a line or two that say what it opens.
class CardButton : public QAbstractButton
{
    Q_OBJECT

public:
    CardButton(const QString& title, const QString& description, const QIcon& icon, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override; ///< Enter opens it, as on the desktop

private:
    QFont titleFont() const;

    QString m_description;
};

} // namespace attentoscope::ui
