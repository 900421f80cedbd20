// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRadioButton>

namespace attentoscope::ui {

/// One of several answers: a mark and a text that wraps, which a radio button's does not.
class ChoiceButton : public QRadioButton
{
    Q_OBJECT

public:
    explicit ChoiceButton(const QString& text, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    bool hitButton(const QPoint& place) const override { return rect().contains(place); }
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int markRoom() const;

    QString m_text; ///< as it is: without a mnemonic
};

} // namespace attentoscope::ui
