// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settingeditor.h"

#include "ui/language/languages.h"
#include "ui/settings/settingsmodel.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QWheelEvent>

#include <limits>

namespace attentoscope::ui {

/// A box for a whole number. It accepts any text while the user types, and then refuses numbers out of range. A plain
/// spin box ignores keys instead, so that "-5" becomes 5. The wheel scrolls the form.
class BoundedSpinBox : public QSpinBox
{
    Q_OBJECT

public:
    BoundedSpinBox(int least, int most, QWidget* parent = nullptr);

    QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;

signals:
    void refused(const QString& text) const; ///< reports the typed text; the value does not change

protected:
    void wheelEvent(QWheelEvent* event) override;
};

BoundedSpinBox::BoundedSpinBox(int least, int most, QWidget* parent) : QSpinBox(parent)
{
    setRange(least, most);
    setKeyboardTracking(false);
    setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    setMinimumWidth(1);
}

QValidator::State BoundedSpinBox::validate(QString& text, int& position) const
{
    return QSpinBox::validate(text, position) == QValidator::Acceptable ? QValidator::Acceptable
                                                                        : QValidator::Intermediate;
}

void BoundedSpinBox::fixup(QString& text) const
{
    emit refused(text);
    text = textFromValue(value());
}

void BoundedSpinBox::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

namespace {

constexpr int mostDigits = 12; ///< longest bound that is displayed

bool isRealInRange(const SettingInfo& info, const QString& text)
{
    bool isNumber = false;
    const double value = QLocale::c().toDouble(plainNumber(text), &isNumber);
    return isNumber && value >= info.minimum && value <= info.maximum;
}

bool isSeed(const QString& text)
{
    bool isNumber = false;
    text.trimmed().toULongLong(&isNumber);
    return isNumber && !text.trimmed().startsWith(QLatin1Char('-'));
}

/// A field that ignores the wheel: turning it scrolls the form, and changes no setting.
template <typename Base>
class CalmField : public Base
{
public:
    using Base::Base;

protected:
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }
};

} // namespace

SettingEditor::SettingEditor(const SettingInfo& info, QWidget* parent) : QWidget(parent), m_info(info)
{
    switch (info.type) {
    case SettingType::Integer:
        if (info.maximum > std::numeric_limits<int>::max())
            makeSeed(); // the number may have more digits than a spin box holds
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
    emit refused({}); // clears the message
    emit edited(now);
}

void SettingEditor::takeTyped()
{
    if (m_finish)
        m_finish();
}

void SettingEditor::refuse(const QString& typed)
{
    const auto bound = [this](double value) {
        return m_info.type == SettingType::Integer ? locale().toString(value, 'f', 0)
                                                   : shownNumber(QString::number(value, 'g', mostDigits));
    };
    const auto kind = m_info.type == SettingType::Integer
        ? tr("“%1” is not accepted: give a whole number from %2 to %3.")
        : tr("“%1” is not accepted: give a number from %2 to %3.");
    emit refused(kind.arg(typed, bound(m_info.minimum), bound(m_info.maximum)));
}

void SettingEditor::makeInteger(const SettingInfo& info)
{
    auto* spin = new BoundedSpinBox(int(info.minimum), int(info.maximum), this);
    m_field = spin;
    m_read = [spin] { return QString::number(spin->value()); };
    m_write = [spin](const QString& value) { spin->setValue(value.toInt()); };
    m_finish = [spin] { spin->interpretText(); };
    connect(spin, &QSpinBox::valueChanged, this, &SettingEditor::report);
    connect(spin, &BoundedSpinBox::refused, this, &SettingEditor::refuse);
}

/// Adds a field for text. If a typed text is refused, the field shows the present value again.
QLineEdit* SettingEditor::addLine(const std::function<bool(const QString&)>& isGood)
{
    auto* edit = new QLineEdit(this);
    m_field = edit;
    m_read = [edit] { return edit->text().trimmed(); };
    m_write = [edit](const QString& value) { edit->setText(value); };
    m_finish = [this, edit, isGood] {
        if (isGood(edit->text()))
            return report();
        const auto typed = edit->text();
        m_write(m_last);
        refuse(typed);
    };
    connect(edit, &QLineEdit::editingFinished, this, &SettingEditor::takeTyped);
    return edit;
}

void SettingEditor::makeReal(const SettingInfo& info)
{
    auto* edit = addLine([info](const QString& text) { return isRealInRange(info, text); });
    edit->setMinimumWidth(1);
    m_read = [edit] { return plainNumber(edit->text()); };
    m_write = [edit](const QString& value) { edit->setText(shownNumber(value)); };
}

void SettingEditor::makeSeed()
{
    addLine(isSeed);
}

void SettingEditor::makeText()
{
    addLine([](const QString&) { return true; });
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

} // namespace attentoscope::ui

#include "settingeditor.moc"
