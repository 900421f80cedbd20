// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/settingsmodel.h"

#include "ui/language/languages.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <QCoreApplication>
#include <QFont>
#include <QGuiApplication>
#include <QLocale>
#include <QPalette>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace attentoscope::ui {

namespace {

struct SettingTexts
{
    Q_DECLARE_TR_FUNCTIONS(SettingTexts)
};

struct ChoiceName
{
    QLatin1String id;
    QLatin1String name;
};

/// Names that are the same in every language.
constexpr std::array choiceNames{
    ChoiceName{QLatin1String("lstm"), QLatin1String("LSTM")},
    ChoiceName{QLatin1String("gru"), QLatin1String("GRU")},
    ChoiceName{QLatin1String("gru-2014"), QLatin1String("GRU 2014")},
    ChoiceName{QLatin1String("sgd"), QLatin1String("SGD")},
    ChoiceName{QLatin1String("adam"), QLatin1String("Adam")},
    ChoiceName{QLatin1String("adadelta"), QLatin1String("Adadelta")},
    ChoiceName{QLatin1String("bpe"), QLatin1String("BPE")},
    ChoiceName{QLatin1String("unigram"), QLatin1String("Unigram")},
    ChoiceName{QLatin1String("relu"), QLatin1String("ReLU")},
    ChoiceName{QLatin1String("gelu"), QLatin1String("GELU")},
    ChoiceName{QLatin1String("swish"), QLatin1String("Swish")},
    ChoiceName{QLatin1String("maxout"), QLatin1String("Maxout")},
    ChoiceName{QLatin1String("wu"), QLatin1String("Wu")},
    ChoiceName{QLatin1String("one-hot"), QLatin1String("One-hot")},
    ChoiceName{QLatin1String("transformer"), QLatin1String("Transformer")},
    ChoiceName{QLatin1String("pytorch"), QLatin1String("PyTorch")},
    ChoiceName{QLatin1String("bahdanau-2014"), QLatin1String("Bahdanau 2014")},
    ChoiceName{QLatin1String("bleu"), QLatin1String("BLEU")},
    ChoiceName{QLatin1String("cpu"), QLatin1String("CPU")},
    ChoiceName{QLatin1String("cuda"), QLatin1String("CUDA")},
    ChoiceName{QLatin1String("float32"), QLatin1String("float32")},
    ChoiceName{QLatin1String("bfloat16"), QLatin1String("bfloat16")},
};

/// Makes words of an id: "square-root" becomes "Square root". translations/texts.py does the same for the tables of
/// settings.
QString choiceText(const QString& id)
{
    const auto name = std::ranges::find(choiceNames, id, &ChoiceName::id);
    if (name != choiceNames.end())
        return name->name;
    QString words = id;
    words.replace(QLatin1Char('-'), QLatin1Char(' '));
    return words.isEmpty() ? words : SettingTexts::tr((words.left(1).toUpper() + words.mid(1)).toUtf8().constData());
}

/// Replaces ids such as "square-root:" in a help text by the window's names for them.
QString withNamesOfChoices(QString help, const SettingInfo& info)
{
    for (const auto& choice : info.choices) {
        const auto id = QString::fromStdString(choice);
        const auto name = choiceText(id);
        if (QString(id).replace(QLatin1Char('-'), QLatin1Char(' ')).compare(name, Qt::CaseInsensitive) == 0)
            continue;
        const QRegularExpression mention(QStringLiteral("(?<![\\w-])%1(?=\\h?:)").arg(QRegularExpression::escape(id)));
        help.replace(mention, name + QStringLiteral(" (%1)").arg(id));
    }
    return help;
}

} // namespace

QString settingValueText(const SettingInfo& info, const QString& value)
{
    if (info.type == SettingType::Switch)
        return value == QLatin1String("true") ? SettingTexts::tr("yes") : SettingTexts::tr("no");
    if (info.type == SettingType::Real)
        return shownNumber(value);
    return info.type == SettingType::Choice ? choiceText(value) : value;
}

namespace {

QString keyOf(const SettingInfo& info)
{
    return QString::fromStdString(info.key);
}

/// Compares as numbers: "0.10" and "0.1" are the same.
bool sameValue(const SettingInfo& info, const QString& one, const QString& other)
{
    if (one == other)
        return true;
    if (info.type != SettingType::Integer && info.type != SettingType::Real)
        return false;
    bool oneIsNumber = false;
    bool otherIsNumber = false;
    const double left = QLocale::c().toDouble(one, &oneIsNumber);
    const double right = QLocale::c().toDouble(other, &otherIsNumber);
    return oneIsNumber && otherIsNumber && left == right;
}

} // namespace

void SettingsModel::setRows(std::vector<SettingInfo> rows)
{
    m_allRows = std::move(rows);
    showMeaningfulRows();
}

void SettingsModel::showMeaningfulRows()
{
    beginResetModel();
    m_rows.clear();
    std::ranges::copy_if(m_allRows, std::back_inserter(m_rows),
        [&](const auto& info) { return m_defaults.isEmpty() || m_defaults.contains(keyOf(info)); });
    endResetModel();
}

void SettingsModel::setDefaults(const std::vector<KeyValue>& defaults)
{
    const auto before = std::exchange(m_defaults, {});
    for (const auto& [key, value] : defaults)
        m_defaults.insert(QString::fromStdString(key), QString::fromStdString(value));
    const auto meaningful =
        std::ranges::count_if(m_allRows, [&](const auto& info) { return m_defaults.contains(keyOf(info)); });
    if (!std::cmp_equal(meaningful, m_rows.size()))
        showMeaningfulRows();
    for (const auto& info : m_rows)
        if (const QString key = keyOf(info); before.value(key) != m_defaults.value(key))
            announce(key);
}

bool SettingsModel::isChanged(const QString& key) const
{
    const auto* info = find(key);
    return info && m_changes.contains(key) && !sameValue(*info, m_changes.value(key), m_defaults.value(key));
}

QString SettingsModel::idleReason(const QString& key) const
{
    const auto* info = find(key);
    if (!info)
        return {};
    for (const auto& need : info->needs) {
        const auto* other = find(QString::fromStdString(need.key));
        if (!other || need.holds(value(keyOf(*other)).toStdString()))
            continue;
        return tr("No effect while “%1” is %2.")
            .arg(translated(other->label), settingValueText(*other, value(keyOf(*other))));
    }
    return {};
}

const SettingInfo* SettingsModel::find(const QString& key) const
{
    const auto found = std::ranges::find(m_rows, key.toStdString(), &SettingInfo::key);
    return found == m_rows.end() ? nullptr : &*found;
}

QString SettingsModel::value(const QString& key) const
{
    return m_changes.value(key, m_defaults.value(key));
}

void SettingsModel::setValue(const QString& key, const QString& value)
{
    const auto* info = find(key);
    if (!info || this->value(key) == value)
        return;
    if (sameValue(*info, value, m_defaults.value(key)))
        m_changes.remove(key);
    else
        m_changes.insert(key, value);
    announce(key);
}

void SettingsModel::reset(const QString& key)
{
    if (m_changes.remove(key))
        announce(key);
}

void SettingsModel::resetAll()
{
    setChanges({});
}

std::vector<KeyValue> SettingsModel::changes() const
{
    std::vector<KeyValue> changes;
    for (const auto& info : m_rows)
        if (const QString key = keyOf(info); isChanged(key))
            changes.push_back({info.key, m_changes.value(key).toStdString()});
    return changes;
}

std::vector<KeyValue> SettingsModel::effectiveChanges() const
{
    auto all = changes();
    std::erase_if(
        all, [&](const KeyValue& change) { return !idleReason(QString::fromStdString(change.key)).isEmpty(); });
    return all;
}

void SettingsModel::setChanges(const std::vector<KeyValue>& changes)
{
    QHash<QString, QString> before;
    std::swap(before, m_changes);
    for (const auto& [key, value] : changes) {
        const auto* info = find(QString::fromStdString(key));
        if (info && !sameValue(*info, QString::fromStdString(value), m_defaults.value(keyOf(*info))))
            m_changes.insert(keyOf(*info), QString::fromStdString(value));
    }
    for (const auto& info : m_rows)
        if (const QString key = keyOf(info); before.value(key) != m_changes.value(key))
            announce(key);
}

void SettingsModel::announce(const QString& key)
{
    const auto changed = key.toStdString();
    for (int row = 0; row < rowCount(); ++row) {
        const auto& info = m_rows[std::size_t(row)];
        if (info.key == changed || std::ranges::find(info.needs, changed, &SettingCondition::key) != info.needs.end())
            emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
    }
    emit valueChanged(key);
}

int SettingsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int SettingsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

/// The help text; it begins with the reason if the setting has no effect.
QString SettingsModel::helpText(const SettingInfo& info) const
{
    const auto help = withNamesOfChoices(translated(info.help), info), reason = idleReason(keyOf(info));
    return reason.isEmpty() ? help : reason + QLatin1Char(' ') + help;
}

QVariant SettingsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& info = row(index.row());
    const QString key = keyOf(info);
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == LabelColumn)
            return translated(info.label);
        return index.column() == ValueColumn ? settingValueText(info, value(key)) : helpText(info);
    case Qt::EditRole:
        return index.column() == ValueColumn ? QVariant(value(key)) : QVariant();
    case Qt::ToolTipRole:
        return plainTip(
            tr("%1\nKey: %2. Default: %3.").arg(helpText(info), key, settingValueText(info, defaultValue(key))));
    case Qt::FontRole: {
        QFont font;
        font.setBold(isChanged(key) && index.column() == ValueColumn);
        return font.bold() ? QVariant(font) : QVariant();
    }
    case Qt::AccessibleDescriptionRole:
        return isChanged(key) ? tr("Changed; the default is %1").arg(settingValueText(info, defaultValue(key)))
                              : QString();
    case Qt::ForegroundRole:
        return idleReason(key).isEmpty() ? QVariant()
                                         : QVariant(QGuiApplication::palette().brush(QPalette::PlaceholderText));
    case SearchRole:
        return QStringList{translated(info.label), settingValueText(info, value(key)), helpText(info), key}.join(
            QLatin1Char('\n'));
    case KeyRole:
        return key;
    case ChangedRole:
        return isChanged(key);
    default:
        return {};
    }
}

bool SettingsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || index.column() != ValueColumn)
        return false;
    setValue(keyOf(row(index.row())), value.toString());
    return true;
}

QVariant SettingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    switch (section) {
    case LabelColumn:
        return tr("Setting");
    case ValueColumn:
        return tr("Value");
    default:
        return tr("What it does");
    }
}

Qt::ItemFlags SettingsModel::flags(const QModelIndex& index) const
{
    const auto plain = QAbstractTableModel::flags(index);
    return index.column() == ValueColumn ? plain | Qt::ItemIsEditable : plain;
}

} // namespace attentoscope::ui
