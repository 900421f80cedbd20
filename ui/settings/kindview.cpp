// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/kindview.h"

#include "ui/language/languages.h"
#include "ui/theme/grid.h"
#include "ui/widgets/equationhtml.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"

#include <QVBoxLayout>

namespace attentoscope::ui {

namespace {

QString rowSumText(RowSum sum)
{
    switch (sum) {
    case RowSum::One:
        return KindView::tr("The weights of a target word sum to one.");
    case RowSum::AtMostOne:
        return KindView::tr("The weights of a target word sum to at most one.");
    case RowSum::None:
        break;
    }
    return KindView::tr("There are no weights to see.");
}

/// A link to the paper with this equation. Its text is the part of the source before the colon. Empty if there is no
/// paper.
QString paperHtml(const AttentionKindInfo& kind)
{
    const auto name = translated(kind.paper).section(QLatin1Char(':'), 0, 0).toHtmlEscaped();
    return kind.paperUrl.empty()
        ? name
        : QStringLiteral("<a href=\"%1\">%2</a>").arg(QString::fromStdString(kind.paperUrl).toHtmlEscaped(), name);
}

QString symbolsHtml(const AttentionKindInfo& kind)
{
    QString rows;
    for (const auto& [symbol, meaning] : kind.symbols)
        rows += QStringLiteral("<tr><td style=\"padding-right:0.6em\">%1</td><td>%2</td></tr>")
                    .arg(equationHtml(QString::fromStdString(symbol)), translated(meaning).toHtmlEscaped());
    return QStringLiteral("<table cellspacing=\"0\">%1</table><p style=\"margin-top:0.5em\">%2 %3</p>")
        .arg(rows, rowSumText(kind.rowSum), paperHtml(kind));
}

QString symbolsText(const AttentionKindInfo& kind)
{
    QStringList lines;
    for (const auto& [symbol, meaning] : kind.symbols)
        lines << QStringLiteral("%1: %2").arg(QString::fromStdString(symbol), translated(meaning));
    lines << rowSumText(kind.rowSum);
    if (!kind.paper.empty())
        lines << translated(kind.paper);
    return lines.join(QLatin1Char('\n'));
}

} // namespace

KindView::KindView(QWidget* parent) : QWidget(parent), m_equation(new RichLabel(this)), m_symbols(new RichLabel(this))
{
    m_equation->setTextInteractionFlags(Qt::TextSelectableByMouse);
    makeEquation(*m_equation);
    makeQuiet(m_symbols);
    m_symbols->setOpenExternalLinks(true);
    m_symbols->setTextInteractionFlags(Qt::TextBrowserInteraction);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(grid(0.75));
    column->addWidget(m_equation);
    column->addWidget(m_symbols);
}

void KindView::setKind(const AttentionKindInfo& kind)
{
    const auto equation = QString::fromStdString(kind.equation);
    m_equation->setMarkup(equationBlock(equation));
    m_equation->setToolTip(plainTip(translated(kind.help)));
    m_equation->setAccessibleName(tr("Equation of the attention: %1").arg(equation));
    m_symbols->setMarkup(symbolsHtml(kind));
    m_symbols->setAccessibleName(tr("What the symbols mean"));
    m_symbols->setAccessibleDescription(symbolsText(kind));
    m_symbols->setToolTip(plainTip(translated(kind.paper)));
}

void KindView::clear()
{
    m_equation->clear();
    m_symbols->clear();
}

} // namespace attentoscope::ui
