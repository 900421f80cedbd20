// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settingtext.h"

#include <QCoreApplication>
#include <QStringList>

namespace attentoscope::ui {

namespace {

struct SettingTexts
{
    Q_DECLARE_TR_FUNCTIONS(SettingTexts)
};

} // namespace

QString settingValueText(const SettingInfo& info, const QString& value)
{
    if (info.type == SettingType::Switch)
        return value == QLatin1String("true") ? SettingTexts::tr("yes") : SettingTexts::tr("no");
    if (info.type != SettingType::Choice || value.isEmpty())
        return value;
    static const QStringList shortNames{
        QStringLiteral("lstm"), QStringLiteral("gru"), QStringLiteral("sgd"), QStringLiteral("bpe")};
    if (shortNames.contains(value))
        return value.toUpper();
    QString words = value;
    words.replace(QLatin1Char('-'), QLatin1Char(' '));
    words[0] = words[0].toUpper();
    return words;
}

} // namespace attentoscope::ui
