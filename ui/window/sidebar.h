// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/training/runcontrols.h"

#include <QWidget>

namespace attentoscope::ui {

class DataPanel;
class TrainingPanel;

/// Data and training, one below the other in a scroll area. The controls are below it and never scroll.
class SideBar : public QWidget
{
    Q_OBJECT

public:
    explicit SideBar(const RunControls::Actions& actions, QWidget* parent = nullptr);

    DataPanel& data() const { return *m_data; }
    TrainingPanel& training() const { return *m_training; }
    RunControls& controls() const { return *m_controls; }

    QSize sizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    DataPanel* m_data = nullptr;
    TrainingPanel* m_training = nullptr;
    RunControls* m_controls = nullptr;
};

} // namespace attentoscope::ui
