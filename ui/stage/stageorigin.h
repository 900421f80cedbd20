// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <cstdint>
#include <optional>

namespace attentoscope::ui {

class LossSide;
class ShownModel;
class StageHeader;

/// Says of which run and step the picture and the curve are.
class StageOrigin : public QObject
{
    Q_OBJECT

public:
    StageOrigin(StageHeader& header, LossSide& loss, QObject* parent);

    void follow(const ShownModel& shown); ///< which outlives this
    void setStep(std::optional<std::int64_t> step); ///< of the picture; none: there is none
    void show();

private:
    StageHeader& m_header;
    LossSide& m_loss;
    const ShownModel* m_shown = nullptr;
    std::optional<std::int64_t> m_step;
};

} // namespace attentoscope::ui
