// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/translation.h"

#include <QComboBox>

#include <optional>

namespace attentoscope::ui {

/// From which of a Transformer's cross heads a compared model's rows are. Models with one map have nothing to choose.
class HeadPicker : public QComboBox
{
    Q_OBJECT

public:
    explicit HeadPicker(const QString& letter, QWidget* parent = nullptr); ///< "A" or "B"

    /// Offers the heads that there are. What was chosen stays where it is among them; tells nobody.
    void offer(const std::vector<HeadMap>& heads);
    [[nodiscard]] std::optional<AttentionHead> head() const; ///< none: the mean that a translation shows by itself

signals:
    void headChosen(); ///< by the person

private:
    std::vector<AttentionHead> m_heads; ///< of the entries after the first one
};

} // namespace attentoscope::ui
