// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settingeditor.h"

#include "ui/language/translated.h"
#include "ui/settings/settingsmodel.h"
#include "ui/widgets/plaintext.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleValidator>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QWheelEvent>

#include <limits>

namespace attentoscope::ui {

namespace {

/// A wheel turned over a form must scroll the form, not change a setting.
template <typename Base>
class CalmField : public Base
{
public:
    using Base::Base;

protected:
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

} // namespace

SettingEditor::SettingEditor(const SettingInfo& info, QWidget* parent) : QWidget(parent)
{
    switch (info.type) {
    case SettingType::Integer:
        if (info.maximum > std::numeric_limits<int>::max())
            makeText(); // a seed: more digits than a spin box holds
        else
            makeInteger(info);
        break;
    case SettingType::Real:
        makeReal(info);
        break;
    case SettingType::Switch:
        makeSwitch(info);
        break;
    case SettingType::Choice:
        makeChoice(info);
        break;
    case SettingType::Text:
        makeText();
        break;
    }
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_field);
    setFocusProxy(m_field);
    const QString help = translated(info.help);
    m_field->setAccessibleName(translated(info.label));
    m_field->setAccessibleDescription(help);
    m_field->setToolTip(plainTip(help));
    m_field->setWhatsThis(plainTip(help));
}

void SettingEditor::setValue(const QString& value)
{
    if (value == m_last && m_read() == value)
        return;
    m_last = value;
    const QSignalBlocker blocker(m_field);
    m_write(value);
}

void SettingEditor::report()
{
    const QString now = value();
    if (now == m_last)
        return;
    m_last = now;
    emit edited(now);
}

void SettingEditor::makeInteger(const SettingInfo& info)
{
    auto* spin = new CalmField<QSpinBox>(this);
    spin->setRange(int(info.minimum), int(info.maximum));
    spin->setKeyboardTracking(false);
    spin->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    spin->setMinimumWidth(1);
    m_field = spin;
    m_read = [spin] { return QString::number(spin->value()); };
    m_write = [spin](const QString& value) { spin->setValue(value.toInt()); };
    connect(spin, &QSpinBox::valueChanged, this, &SettingEditor::report);
}

void SettingEditor::makeReal(const SettingInfo& info)
{
    auto* edit = new QLineEdit(this);
    auto* validator = new QDoubleValidator(info.minimum, info.maximum, 12, edit);
    validator->setLocale(QLocale::c());
    edit->setValidator(validator);
    edit->setMinimumWidth(1);
    m_field = edit;
    m_read = [edit] { return edit->text(); };
    m_write = [edit](const QString& value) { edit->setText(value); };
    connect(edit, &QLineEdit::editingFinished, this, &SettingEditor::report);
}

void SettingEditor::makeSwitch(const SettingInfo& info)
{
    auto* box = new QCheckBox(translated(info.label), this);
    m_field = box;
    m_read = [box] { return box->isChecked() ? QStringLiteral("true") : QStringLiteral("false"); };
    m_write = [box](const QString& value) { box->setChecked(value == QLatin1String("true")); };
    connect(box, &QCheckBox::toggled, this, &SettingEditor::report);
}

void SettingEditor::makeChoice(const SettingInfo& info)
{
    auto* combo = new CalmField<QComboBox>(this);
    for (const auto& choice : info.choices) {
        const auto id = QString::fromStdString(choice);
        combo->addItem(settingValueText(info, id), id);
    }
    combo->setMinimumContentsLength(6);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_field = combo;
    m_read = [combo] { return combo->currentData().toString(); };
    m_write = [combo](const QString& value) { combo->setCurrentIndex(combo->findData(value)); };
    connect(combo, &QComboBox::currentIndexChanged, this, &SettingEditor::report);
}

void SettingEditor::makeText()
{
    auto* edit = new QLineEdit(this);
    m_field = edit;
    m_read = [edit] { return edit->text(); };
    m_write = [edit](const QString& value) { edit->setText(value); };
    connect(edit, &QLineEdit::editingFinished, this, &SettingEditor::report);
}

} // namespace attentoscope::ui
