// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/presetchooser.h"

#include "ui/language/translated.h"
#include "ui/settings/kindview.h"
#include "ui/settings/presetcombo.h"
#include "ui/settings/presethelp.h"
#include "ui/theme/grid.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"

#include <QDesktopServices>
#include <QSignalBlocker>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace attentoscope::ui {

namespace {

const auto moreLink = QStringLiteral("more");

} // namespace

PresetChooser::PresetChooser(QWidget* parent)
    : QWidget(parent), m_combo(new PresetCombo(this)), m_help(new RichLabel(this)), m_kind(new KindView(this))
{
    m_combo->setAccessibleName(tr("Preset"));
    m_combo->setMinimumContentsLength(10);
    m_combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    makeQuiet(m_help);
    m_help->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_help->setAccessibleName(tr("What the preset is"));

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(grid(0.75));
    column->addWidget(m_combo);
    column->addWidget(m_help);
    column->addWidget(m_kind);
    connect(m_help, &QLabel::linkActivated, this, [this](const QString& link) {
        if (link != moreLink)
            return void(QDesktopServices::openUrl(QUrl(link)));
        m_showsAll = !m_showsAll;
        showHelp();
    });
    connect(m_combo, &QComboBox::currentIndexChanged, this, [this] {
        showHelp();
        emit chosen(preset());
    });
}

void PresetChooser::setCatalogue(const std::vector<PresetInfo>& presets, const std::vector<AttentionKindInfo>& kinds)
{
    m_presets = presets;
    m_kinds = kinds;
    const QSignalBlocker blocker(m_combo);
    const auto kept = preset();
    m_combo->clear();
    for (const auto& info : presets)
        m_combo->addItem(translated(info.name), QString::fromStdString(info.id));
    m_combo->setCurrentIndex(qMax(0, m_combo->findData(kept)));
    showHelp();
}

void PresetChooser::setPreset(const QString& id)
{
    const QSignalBlocker blocker(m_combo);
    if (const int index = m_combo->findData(id); index >= 0)
        m_combo->setCurrentIndex(index);
    showHelp();
}

QString PresetChooser::preset() const
{
    return m_combo->currentData().toString();
}

void PresetChooser::setChoosable(bool choosable)
{
    m_combo->setEnabled(choosable);
}

const PresetInfo* PresetChooser::current() const
{
    const auto index = m_combo->currentIndex();
    return index < 0 ? nullptr : &m_presets[std::size_t(index)];
}

void PresetChooser::showHelp()
{
    const auto* info = current();
    if (!info)
        return;
    const auto link = QStringLiteral(" <a href=\"%1\">%2</a>").arg(moreLink, m_showsAll ? tr("Less") : tr("More"));
    m_help->setMarkup((m_showsAll ? presetHelpHtml(*info) : presetSummary(*info).toHtmlEscaped()) + link);
    m_combo->setToolTip(plainTip(translated(info->name))); // a narrow panel cuts it
    m_combo->setWhatsThis(plainTip(presetHelpText(*info)));
}

void PresetChooser::showKind(const QString& id, const SettingLookup& valueOf)
{
    const auto known = [&](const auto& info) { return QString::fromStdString(info.id) == id; };
    const auto kind = std::ranges::find_if(m_kinds, known);
    if (kind == m_kinds.end())
        m_kind->clear();
    else
        m_kind->setKind(kindInForce(*kind, valueOf));
}

} // namespace attentoscope::ui
