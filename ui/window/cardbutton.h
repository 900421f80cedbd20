// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/card.h"

namespace attentoscope::ui {

/// A large button with a title and a line or two that say what it opens.
class CardButton : public Card
{
    Q_OBJECT

public:
    CardButton(const QString& title, const QString& description, const QIcon& icon, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QFont titleFont() const;

    QString m_description;
};

} // namespace attentoscope::ui
