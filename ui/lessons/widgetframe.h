// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

#include <functional>

namespace attentoscope::ui {

/// A frame around a part of the window that a lesson speaks of. It lies over everything, takes no clicks, and follows
/// the part wherever it moves; where the part is hidden, it is too.
class WidgetFrame : public QWidget
{
    Q_OBJECT

public:
    /// What of the part is framed, in its own coordinates; empty: nothing at the moment.
    using Area = std::function<QRect()>;

    explicit WidgetFrame(QWidget& part, Area area = {});

    [[nodiscard]] QWidget* part() const { return m_part; }
    void follow(); ///< what is framed may have moved within the part

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPointer<QWidget> m_part;
    Area m_area;
};

} // namespace attentoscope::ui
