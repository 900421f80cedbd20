// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"

#include <QWidget>

#include <vector>

namespace attentoscope::ui {

class PresetCombo;
class RichLabel;

/// Describes an attention kind: its equation, the meaning of each symbol, and its source.
class KindView : public QWidget
{
    Q_OBJECT

public:
    explicit KindView(QWidget* parent = nullptr);
    void setKind(const AttentionKindInfo& kind);
    void clear();

private:
    RichLabel* m_equation = nullptr;
    RichLabel* m_symbols = nullptr;
};

/// A preset's description in paragraphs: its help, its article, the article's data settings, and the expected result.
QString presetHelpHtml(const PresetInfo& preset);

/// Chooses a preset and describes it. It shows the first sentence of its help, the whole text with its article on
/// request, and the equation of the chosen attention kind.
class PresetChooser : public QWidget
{
    Q_OBJECT

public:
    explicit PresetChooser(QWidget* parent = nullptr);

    void setCatalogue(const std::vector<PresetInfo>& presets, const std::vector<AttentionKindInfo>& kinds);
    void setPreset(const QString& id); ///< emits no signal
    QString preset() const;
    void setChoosable(bool choosable); ///< if false, the description can still be read
    const PresetInfo* current() const;
    /// Shows the kind with the equation for these settings.
    void showKind(const QString& id, const SettingLookup& valueOf);

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
