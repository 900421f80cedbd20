// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/training.h"
#include "ui/plots/attention/attentionoptions.h"

#include <QAbstractButton>
#include <QImage>

namespace attentoscope::ui {

/// The weights of a translation as a picture of one point for each cell, in the colours of the large heatmap; null
/// without attention.
[[nodiscard]] QImage thumbnail(const Translation& translation, const AttentionOptions& options, Backdrop backdrop);

/// A sentence of the validation set: a small heatmap, and under each other source, reference and translation. Pressed,
/// it asks for the large heatmap.
class ValidationCard : public QAbstractButton
{
    Q_OBJECT

public:
    explicit ValidationCard(QWidget* parent = nullptr);

    void showPair(const ValidatedPair& pair, const AttentionOptions& options);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Line
    {
        QString caption;
        QString text;
        QFont font; ///< of the text
    };
    void drawLine(QPainter& painter, const QRect& place, int captionWidth, const Line& line) const;

    ValidatedPair m_pair;
    AttentionOptions m_options;
    QImage m_picture;
};

} // namespace attentoscope::ui
