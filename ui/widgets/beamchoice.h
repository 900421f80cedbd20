// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QDoubleSpinBox;
class QSpinBox;

namespace attentoscope::ui {

/// Width and length penalty of a beam. The penalty is hidden while decoding is greedy.
class BeamChoice : public QWidget
{
    Q_OBJECT

public:
    explicit BeamChoice(int widest, QWidget* parent = nullptr);

    [[nodiscard]] int beamWidth() const; ///< 1: greedy
    void setBeamWidth(int width);
    [[nodiscard]] double lengthPenalty() const; ///< the exponent
    void setLengthPenalty(double exponent);

signals:
    void changed();

private:
    QSpinBox* m_width = nullptr;
    QDoubleSpinBox* m_penalty = nullptr;
};

} // namespace attentoscope::ui
