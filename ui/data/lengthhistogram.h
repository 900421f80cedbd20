// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstddef>
#include <vector>

namespace attentoscope::ui {

/// How long the sentences are: source upwards, target downwards, from a common line.
class LengthHistogram : public QWidget
{
    Q_OBJECT

public:
    explicit LengthHistogram(QWidget* parent = nullptr);

    /// Numbers of sentences with `index` tokens.
    void setLengths(std::vector<std::size_t> source, std::vector<std::size_t> target);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    std::size_t shownLengths() const;
    std::size_t perBar() const;
    std::size_t countIn(const std::vector<std::size_t>& lengths, std::size_t bar) const;

    std::vector<std::size_t> m_source;
    std::vector<std::size_t> m_target;
};

} // namespace attentoscope::ui
