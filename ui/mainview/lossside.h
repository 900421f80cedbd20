// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QBoxLayout;
class QToolButton;

namespace attentoscope::ui {

class ElidedLabel;
class LossPlot;

/// The loss curve with its tools beside it, and the box of the user's sentence above it or to its left.
class LossSide : public QWidget
{
    Q_OBJECT

public:
    explicit LossSide(QWidget* parent = nullptr);

    LossPlot& plot() const { return *m_plot; }
    void setExportAction(QAction* action);
    void setHeading(const QString& heading); ///< names the curve's run, unless that is obvious
    void setPresented(bool presented); ///< hides everything except the curve
    void setBox(QWidget* box);
    void arrange(Qt::Orientation direction); ///< vertical: the box is above the curve
    void setFolded(bool folded); ///< shows a line of text in place of the curve
    void setAlone(bool alone); ///< hides the box

protected:
    void changeEvent(QEvent* event) override;

private:
    void setMargins();
    void showTools();

    LossPlot* m_plot = nullptr;
    QToolButton* m_options = nullptr;
    QToolButton* m_export = nullptr;
    ElidedLabel* m_heading = nullptr;
    QWidget* m_box = nullptr;
    QBoxLayout* m_parts = nullptr;
    bool m_isPresented = false;
    bool m_isFolded = false;
};

} // namespace attentoscope::ui
