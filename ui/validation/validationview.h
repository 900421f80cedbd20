// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/attention/attentionoptions.h"

#include <QWidget>

#include <vector>

class QLabel;
class QScrollArea;
class QStackedWidget;
class QVBoxLayout;

namespace attentoscope::ui {

class ValidationCard;
class ValidationHistory;

/// All sentences of the validation on show, one card each.
class ValidationView : public QWidget
{
    Q_OBJECT

public:
    explicit ValidationView(ValidationHistory& history, QWidget* parent = nullptr);

    void setOptions(const AttentionOptions& options); ///< of the small heatmaps

    [[nodiscard]] const std::vector<ValidationCard*>& cards() const { return m_cards; }
    void setFocusOn(std::size_t card); ///< when it is there

private:
    void refresh();
    void setCardCount(std::size_t count);

    ValidationHistory& m_history;
    AttentionOptions m_options;
    std::vector<ValidationCard*> m_cards;
    QStackedWidget* m_pages = nullptr;
    QLabel* m_message = nullptr;
    QScrollArea* m_scroll = nullptr;
    QVBoxLayout* m_column = nullptr;
};

} // namespace attentoscope::ui
