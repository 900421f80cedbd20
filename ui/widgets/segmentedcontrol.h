// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QWidget>

class QButtonGroup;
class QHBoxLayout;

namespace attentoscope::ui {

/// A few views or modes of which one is on, as one strip. Arrow keys move between them.
class SegmentedControl : public QWidget
{
    Q_OBJECT

public:
    explicit SegmentedControl(QWidget* parent = nullptr);

    QAbstractButton* addSegment(int id, const QString& text, const QIcon& icon);
    int current() const;
    void setCurrent(int id); ///< does not emit chosen()
    void setSegmentEnabled(int id, bool enabled);

signals:
    void chosen(int id); ///< by the person

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QButtonGroup* m_group = nullptr;
    QHBoxLayout* m_row = nullptr;
};

} // namespace attentoscope::ui
