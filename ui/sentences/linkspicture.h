// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/view/attentionview.h"

namespace attentoscope::ui {

/// The links of one sentence pair as lines between its words, for a file: those that are known of it, or else those
/// that a rule reads off its attention.
class LinksPicture : public AttentionView
{
    Q_OBJECT

public:
    explicit LinksPicture(QWidget* parent = nullptr);

    void showLinks(const Translation& translation, const LinkRule& rule);

    [[nodiscard]] QString suggestedName() const override;
    [[nodiscard]] QString suggestedTitle() const override;
    [[nodiscard]] QByteArray csv() const override; ///< a line for each link, words counted from zero
    [[nodiscard]] QByteArray json() const override;

private:
    [[nodiscard]] const char* origin() const; ///< as JSON and CSV call it

    GoldAlignment m_links;
    bool m_areReadOff = false; ///< the links, off attention
};

} // namespace attentoscope::ui
