// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/subwordform.h"

#include "ui/settings/settingsform.h"
#include "ui/settings/settingsmodel.h"
#include "ui/theme/grid.h"
#include "ui/widgets/labels.h"

#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace attentoscope::ui {

namespace {

const auto kindKey = QStringLiteral("tokenizer");
const auto piecesKey = QStringLiteral("subword_vocabulary");
const auto learningKey = QStringLiteral("subword_learning");
const auto modelKey = QStringLiteral("subword_model");
const auto targetModelKey = QStringLiteral("target_subword_model");

} // namespace

SubwordForm::SubwordForm(SettingsModel& model, QWidget* parent)
    : QWidget(parent)
    , m_model(model)
    , m_form(new SettingsForm(model, {piecesKey, learningKey, modelKey, targetModelKey}, this))
    , m_choose(new QPushButton(tr("Choose a model &file…"), this))
{
    auto* help =
        makeQuietLabel(tr("SentencePiece learns the pieces from the data. You can also name a .model file for both "
                          "sides, and another one for the target."),
            this);
    help->setWordWrap(true);
    m_choose->setToolTip(tr("Use the pieces of a SentencePiece .model file for both sides"));
    connect(m_choose, &QPushButton::clicked, this, &SubwordForm::chooseFile);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, grid(0.5), 0, 0);
    column->addWidget(help);
    column->addWidget(m_form);
    column->addWidget(m_choose, 0, Qt::AlignLeft);
    connect(&m_model, &SettingsModel::valueChanged, this, &SubwordForm::refresh);
    connect(&m_model, &SettingsModel::modelReset, this, &SubwordForm::refresh);
    refresh();
}

void SubwordForm::setEditable(bool editable)
{
    m_form->setEditable(editable);
    m_choose->setEnabled(editable);
}

void SubwordForm::refresh()
{
    const QString tokenizer = m_model.value(kindKey);
    setVisible(m_model.find(piecesKey) && (tokenizer == QLatin1String("bpe") || tokenizer == QLatin1String("unigram")));
}

void SubwordForm::chooseFile()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Choose a subword model"), m_model.value(modelKey),
        tr("SentencePiece models (*.model);;All files (*)"));
    if (!file.isEmpty())
        m_model.setValue(modelKey, file);
}

} // namespace attentoscope::ui
