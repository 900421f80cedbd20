// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/validation/validationbar.h"

#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/validation/validationhistory.h"
#include "ui/widgets/direction.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QToolButton>

namespace attentoscope::ui {

namespace {

QString validationName(const ValidationReport& report)
{
    return ValidationBar::tr("Step %1 · epoch %2 · BLEU %3")
        .arg(countText(static_cast<std::size_t>(report.step)), decimalText(report.epoch, 1),
            decimalText(report.bleu, 1));
}

} // namespace

ValidationBar::ValidationBar(ValidationHistory& history, QWidget* parent)
    : QWidget(parent)
    , m_history(history)
    , m_back(new QToolButton(this))
    , m_chooser(new QComboBox(this))
    , m_sentence(new ElidedLabel(this))
{
    m_back->setObjectName(QStringLiteral("allSamples"));
    m_back->setText(tr("All"));
    m_back->setIcon(icon(QStringLiteral("validate")));
    m_back->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_back->setToolTip(tr("Back to all validation sentences (Esc)"));
    m_back->setAccessibleName(tr("Back to all validation sentences"));
    m_chooser->setObjectName(QStringLiteral("validationChooser"));
    m_chooser->setAccessibleName(tr("Validation"));
    m_chooser->setToolTip(tr("Which validation is shown. The newest gives way to each new one"));
    m_chooser->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_chooser->setMinimumContentsLength(8); // in a narrow window its end is left out
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(grid(1));
    row->addWidget(m_back);
    row->addWidget(m_chooser);
    row->addWidget(m_sentence, 1);
    connect(m_back, &QToolButton::clicked, &m_history, &ValidationHistory::close);
    connect(m_chooser, &QComboBox::activated, &m_history,
        [this](int place) { m_history.show(m_history.validations().size() - 1 - static_cast<std::size_t>(place)); });
    connect(&m_history, &ValidationHistory::changed, this, &ValidationBar::refresh);
    connect(&m_history, &ValidationHistory::openChanged, this, &ValidationBar::refreshOpen);
    refresh();
}

/// The newest stands on top.
void ValidationBar::refresh()
{
    const QSignalBlocker blocker(m_chooser);
    const auto& validations = m_history.validations();
    m_chooser->clear();
    for (auto report = validations.rbegin(); report != validations.rend(); ++report)
        m_chooser->addItem(validationName(*report));
    if (!validations.empty())
        m_chooser->setCurrentIndex(static_cast<int>(validations.size() - 1 - m_history.shown()));
    m_chooser->view()->setMinimumWidth(m_chooser->view()->sizeHintForColumn(0) + grid(4)); // nothing is cut off
    m_chooser->setVisible(!validations.empty());
    refreshOpen();
}

void ValidationBar::refreshOpen()
{
    const auto* pair = m_history.openPair();
    m_back->setVisible(pair != nullptr);
    m_sentence->setFullText(
        pair ? tr("Reference: %1").arg(isolated(QString::fromStdString(pair->reference))) : QString());
}

} // namespace attentoscope::ui
