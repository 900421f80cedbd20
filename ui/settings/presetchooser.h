// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/kindinforce.h"

#include <QWidget>

#include <vector>

namespace attentoscope::ui {

class KindView;
class PresetCombo;
class RichLabel;

/// What a preset is, as paragraphs: its help, the article it rebuilds, the data settings of that article, and what to
/// expect.
QString presetHelpHtml(const PresetInfo& preset);

/// Chooses a preset and says what it is: its first sentence, on demand the whole text with its article, and the
/// equation of the attention kind in force.
class PresetChooser : public QWidget
{
    Q_OBJECT

public:
    explicit PresetChooser(QWidget* parent = nullptr);

    void setCatalogue(const std::vector<PresetInfo>& presets, const std::vector<AttentionKindInfo>& kinds);
    void setPreset(const QString& id); ///< does not emit chosen()
    QString preset() const;
    void setChoosable(bool choosable); ///< what the preset is stays readable while it cannot be changed
    const PresetInfo* current() const;
    void showKind(const QString& id, const SettingLookup& valueOf); ///< as these settings make it

signals:
    void chosen(const QString& id);

private:
    void showHelp();

    std::vector<PresetInfo> m_presets;
    std::vector<AttentionKindInfo> m_kinds;
    PresetCombo* m_combo = nullptr;
    RichLabel* m_help = nullptr;
    bool m_showsAll = false;
    KindView* m_kind = nullptr;
};

} // namespace attentoscope::ui
