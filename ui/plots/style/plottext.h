// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QString>
#include <QStringList>
#include <qcustomplot.h>

namespace attentoscope::ui {

/// A device that takes texts as a whole. Qt cuts a text into runs of one direction and one script before it draws them.
class WholeTexts
{
public:
    virtual ~WholeTexts() = default;

    virtual void beginText(const QString& text) = 0; ///< the runs that follow are of this text
    virtual void endText() = 0;
};

/// Draws a word or a sentence of a plot in its own direction. The alignment is that of the page, whatever the
/// direction.
void drawPlotText(QCPPainter& painter, const QRectF& place, int flags, const QString& text);

/// The families that a text is really drawn with: that of the font first, then those that have the rest of the letters.
[[nodiscard]] QStringList usedFamilies(const QFont& font, const QString& text);

/// The characters of a text, each once, that no installed font has: a box stands for each.
[[nodiscard]] QString withoutGlyph(const QFont& font, const QString& text);

} // namespace attentoscope::ui
