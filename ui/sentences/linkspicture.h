// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/view/attentionview.h"

namespace attentoscope::ui {

/// The links of one sentence pair as lines between its words, for a file. They are the known links; if there are none,
/// a rule derives them from the attention.
class LinksPicture : public AttentionView
{
    Q_OBJECT

public:
    explicit LinksPicture(QWidget* parent = nullptr);

    void showLinks(const Translation& translation, const LinkRule& rule);

    [[nodiscard]] QString suggestedName() const override;
    [[nodiscard]] QString suggestedTitle() const override;
    [[nodiscard]] QByteArray csv() const override; ///< one line for each link; words are counted from zero
    [[nodiscard]] QByteArray json() const override;

private:
    [[nodiscard]] const char* origin() const; ///< name of the origin in JSON and CSV

    GoldAlignment m_links;
    bool m_areReadOff = false; ///< whether the links are derived from attention
};

} // namespace attentoscope::ui
