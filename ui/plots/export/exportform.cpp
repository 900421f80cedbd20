// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plots/export/exportform.h"

#include "ui/plots/export/plotexport.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/realbox.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace attentoscope::ui {

ExportForm::ExportForm(QWidget* parent) : ExportForm(exportFormats(), parent) { }

ExportForm::ExportForm(std::span<const ExportFormat> formats, QWidget* parent)
    : QWidget(parent), m_formats(formats), m_layout(new QFormLayout(this))
{
    m_layout->setContentsMargins({});
    addFields();
    nameFields();
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportForm::formatChosen);
    connect(m_path, &QLineEdit::textEdited, this, [this](const QString& typed) {
        if (const ExportFormat* named = formatOf(typed))
            setFormat(QString::fromLatin1(named->suffix));
    });
    connect(m_path, &QLineEdit::textChanged, this, &ExportForm::changed);
    connect(m_title, &QLineEdit::textChanged, this, &ExportForm::changed);
    for (QCheckBox* box : {m_legend, m_origin})
        connect(box, &QCheckBox::toggled, this, &ExportForm::changed);
    connect(m_look, &QComboBox::currentIndexChanged, this, &ExportForm::changed);
    connect(m_scale, &QDoubleSpinBox::valueChanged, this, &ExportForm::changed);
    connect(m_width, &QSpinBox::valueChanged, this, &ExportForm::changed);
    connect(m_height, &QSpinBox::valueChanged, this, &ExportForm::changed);
    setFocusProxy(m_path);
}

const ExportFormat* ExportForm::formatOf(const QString& path) const
{
    return exportFormatFor(path, m_formats);
}

void ExportForm::addField(const QString& label, QWidget* field)
{
    m_layout->addRow(label, field);
    nameFields();
}

void ExportForm::addFields()
{
    m_layout->addRow(tr("&File"), pathRow());
    m_format = new QComboBox;
    for (const ExportFormat& format : m_formats)
        m_format->addItem(QCoreApplication::translate("ExportFormat", format.name), QString::fromLatin1(format.suffix));
    m_layout->addRow(tr("F&ormat"), m_format);
    m_layout->addRow(tr("Si&ze"), sizeRow());
    m_scale = new RealBox;
    m_scale->setRange(0.1, 16.0);
    m_scale->setSingleStep(0.5);
    m_scale->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_scale->setPrefix(QStringLiteral("× "));
    m_layout->addRow(tr("S&cale"), m_scale);
    m_look = new QComboBox;
    m_look->addItem(tr("Light, for documents"), static_cast<int>(ExportLook::Light));
    m_look->addItem(tr("As on screen"), static_cast<int>(ExportLook::AsOnScreen));
    m_layout->addRow(tr("Co&lours"), m_look);
    m_title = new QLineEdit;
    m_title->setClearButtonEnabled(true);
    m_title->setPlaceholderText(tr("none"));
    m_layout->addRow(tr("&Title"), m_title);
    m_layout->addRow(tr("&Under it"), explanationRow());
}

void ExportForm::nameFields()
{
    for (int row = 0; row < m_layout->rowCount(); ++row) {
        auto* label = qobject_cast<QLabel*>(m_layout->itemAt(row, QFormLayout::LabelRole)->widget());
        QWidget* field = m_layout->itemAt(row, QFormLayout::FieldRole)->widget();
        QWidget* first = field->focusProxy() ? field->focusProxy() : field;
        label->setBuddy(first);
        if (first->accessibleName().isEmpty())
            first->setAccessibleName(label->text().remove(QLatin1Char('&')).remove(QLatin1Char(':')));
    }
}

QWidget* ExportForm::pathRow()
{
    m_path = new QLineEdit;
    m_path->setObjectName(QStringLiteral("path"));
    m_path->setMinimumWidth(320);
    auto* button = new QPushButton(tr("&Browse…"));
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, &ExportForm::browse);
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    layout->addWidget(m_path, 1);
    layout->addWidget(button);
    row->setFocusProxy(m_path);
    return row;
}

QWidget* ExportForm::sizeRow()
{
    m_width = new QSpinBox;
    m_height = new QSpinBox;
    m_width->setAccessibleName(tr("Width"));
    m_height->setAccessibleName(tr("Height"));
    for (QSpinBox* side : {m_width, m_height}) {
        side->setRange(100, 10'000);
        side->setSingleStep(100);
    }
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    layout->addWidget(m_width);
    layout->addWidget(new TextLabel(QStringLiteral("×")));
    layout->addWidget(m_height);
    layout->addStretch(1);
    row->setFocusProxy(m_width);
    return row;
}

QWidget* ExportForm::explanationRow()
{
    m_legend = new QCheckBox(tr("Legend"));
    m_legend->setToolTip(tr("What the marks in the picture mean, and the names of its axes"));
    m_origin = new QCheckBox(tr("Model, step and data"));
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    layout->addWidget(m_legend);
    layout->addWidget(m_origin);
    layout->addStretch(1);
    row->setFocusProxy(m_legend);
    return row;
}

void ExportForm::showTitle(const QString& title)
{
    m_title->setText(title);
    m_title->setCursorPosition(0);
}

bool ExportForm::followTitle(const QString& title)
{
    if (m_title->hasFocus())
        return false;
    const QSignalBlocker quiet(this);
    showTitle(title);
    return true;
}

void ExportForm::setOptions(const ExportOptions& options)
{
    m_width->setValue(options.size.width());
    m_height->setValue(options.size.height());
    m_scale->setValue(options.scale);
    m_look->setCurrentIndex(m_look->findData(static_cast<int>(options.look)));
    showTitle(options.title);
    setExplanations(options.legend, options.origin);
}

void ExportForm::setExplanations(ExportLegend legend, ExportOrigin origin)
{
    m_legend->setChecked(legend == ExportLegend::Shown);
    m_origin->setChecked(origin == ExportOrigin::Shown);
}

ExportOptions ExportForm::options() const
{
    return {.size = {m_width->value(), m_height->value()},
        .scale = m_scale->value(),
        .look = static_cast<ExportLook>(m_look->currentData().toInt()),
        .title = m_title->text(),
        .legend = m_legend->isChecked() ? ExportLegend::Shown : ExportLegend::Hidden,
        .origin = m_origin->isChecked() ? ExportOrigin::Shown : ExportOrigin::Hidden};
}

void ExportForm::setPath(const QString& path)
{
    m_path->setText(QDir::toNativeSeparators(path));
    if (const ExportFormat* named = formatOf(path))
        setFormat(QString::fromLatin1(named->suffix));
}

void ExportForm::browse()
{
    QStringList filters;
    for (int index = 0; index < m_format->count(); ++index)
        filters.append(
            QStringLiteral("%1 (*.%2)").arg(m_format->itemText(index), m_format->itemData(index).toString()));
    QString filter = filters[m_format->currentIndex()];
    const QString chosen = QFileDialog::getSaveFileName(
        this, windowTitle(), path(), filters.join(QStringLiteral(";;")), &filter, QFileDialog::DontConfirmOverwrite);
    if (!chosen.isEmpty())
        setPath(chosen);
}

void ExportForm::setFormat(const QString& suffix)
{
    m_format->setCurrentIndex(std::max(0, m_format->findData(suffix)));
}

QString ExportForm::format() const
{
    return m_format->currentData().toString();
}

QString ExportForm::path() const
{
    const QString typed = QDir::fromNativeSeparators(m_path->text());
    return typed.isEmpty() || formatOf(typed) ? typed : typed + QLatin1Char('.') + format();
}

void ExportForm::setTitlePlaceholder(const QString& text)
{
    m_title->setPlaceholderText(text);
}

bool ExportForm::drawsSomething() const
{
    return formatOf(QLatin1Char('.') + format())->kind != ExportKind::Table;
}

void ExportForm::formatChosen()
{
    const QFileInfo file(path());
    if (formatOf(path()) && file.suffix() != format()) {
        const QString name = file.completeBaseName() + QLatin1Char('.') + format();
        m_path->setText(QDir::toNativeSeparators(QDir(file.path()).filePath(name)));
    }
    const bool drawing = drawsSomething();
    for (QWidget* field :
        std::initializer_list<QWidget*>{m_width, m_height, m_scale, m_look, m_title, m_legend, m_origin})
        field->setEnabled(drawing);
    emit changed();
}

} // namespace attentoscope::ui
