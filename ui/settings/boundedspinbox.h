// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSpinBox>

namespace attentoscope::ui {

/// A box for a whole number that lets a person type anything and then refuses what is out of range. A plain spin box
/// swallows the keys instead, so that "-5" becomes 5. A wheel turned over it scrolls the form.
class BoundedSpinBox : public QSpinBox
{
    Q_OBJECT

public:
    BoundedSpinBox(int least, int most, QWidget* parent = nullptr);

    QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;

signals:
    void refused(const QString& text) const; ///< what was typed; the value stays as it was

protected:
    void wheelEvent(QWheelEvent* event) override;
};

} // namespace attentoscope::ui
