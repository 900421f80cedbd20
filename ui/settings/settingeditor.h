// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"

#include <QString>
#include <QWidget>

#include <functional>

class QLineEdit;

namespace attentoscope::ui {

/// A field for one setting: a number, a switch, a choice or a text, depending on its type. Values are texts, as in the
/// settings table. A number out of range is refused, and the value does not change.
class SettingEditor : public QWidget
{
    Q_OBJECT

public:
    explicit SettingEditor(const SettingInfo& info, QWidget* parent = nullptr);

    QString value() const { return m_read(); }
    void setValue(const QString& value); ///< does not emit edited()
    void takeTyped(); ///< accepts typed text, like Enter
    QWidget* field() const { return m_field; }

signals:
    void edited(const QString& value); ///< the user has changed the value
    void refused(const QString& why); ///< `why` says why the typed text is refused

private:
    void makeInteger(const SettingInfo& info);
    void makeReal(const SettingInfo& info);
    void makeSwitch(const SettingInfo& info);
    void makeChoice(const SettingInfo& info);
    void makeText();
    void makeSeed();
    QLineEdit* addLine(const std::function<bool(const QString&)>& isGood);
    void report();
    void refuse(const QString& typed);

    SettingInfo m_info;
    QWidget* m_field = nullptr;
    std::function<QString()> m_read;
    std::function<void(const QString&)> m_write;
    std::function<void()> m_finish;
    QString m_last;
};

} // namespace attentoscope::ui
