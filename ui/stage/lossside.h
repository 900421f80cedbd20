// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QToolButton;
class QVBoxLayout;

namespace attentoscope::ui {

class ElidedLabel;
class LossPlot;

/// The loss curve with its tools beside it.
class LossSide : public QWidget
{
    Q_OBJECT

public:
    explicit LossSide(QWidget* parent = nullptr);

    LossPlot& plot() const { return *m_plot; }
    void setExportAction(QAction* action);
    void setHeading(const QString& heading); ///< whose curve it is, where that is not plain
    void setPresented(bool presented); ///< nothing but the curve
    void putAbove(QWidget* widget); ///< over the curve

private:
    LossPlot* m_plot = nullptr;
    QToolButton* m_options = nullptr;
    QToolButton* m_export = nullptr;
    ElidedLabel* m_heading = nullptr;
    QVBoxLayout* m_column = nullptr;
};

} // namespace attentoscope::ui
