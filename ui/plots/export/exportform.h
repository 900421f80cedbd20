// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/plots/export/plotexport.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace attentoscope::ui {

/// The fields of the export dialog: file, format, size, colours and title. Changing the format changes the file name's
/// suffix, and vice versa.
class ExportForm : public QWidget
{
    Q_OBJECT

public:
    explicit ExportForm(QWidget* parent = nullptr);
    explicit ExportForm(std::span<const ExportFormat> formats, QWidget* parent = nullptr);

    void addField(const QString& label, QWidget* field); ///< adds a field below the others

    void setPath(const QString& path);
    [[nodiscard]] QString path() const; ///< with the format's suffix if it has none
    void setFormat(const QString& suffix);
    [[nodiscard]] QString format() const;
    void setOptions(const ExportOptions& options);
    /// Replaces the title without changed(), unless a person is at the field. Returns whether it did.
    bool followTitle(const QString& title);
    void setExplanations(ExportLegend legend, ExportOrigin origin);
    [[nodiscard]] ExportOptions options() const;
    void setTitlePlaceholder(const QString& text); ///< says what an empty title means
    [[nodiscard]] bool drawsSomething() const; ///< whether the format is a picture or a drawing, not a table

signals:
    void changed();

private:
    void addFields();
    void showTitle(const QString& title);
    [[nodiscard]] const ExportFormat* formatOf(const QString& path) const; ///< null if the form does not offer it
    void nameFields();
    [[nodiscard]] QWidget* pathRow();
    [[nodiscard]] QWidget* sizeRow();
    [[nodiscard]] QWidget* explanationRow();
    void browse();
    void formatChosen();

    std::span<const ExportFormat> m_formats;
    QFormLayout* m_layout = nullptr;
    QLineEdit* m_path = nullptr;
    QComboBox* m_format = nullptr;
    QSpinBox* m_width = nullptr;
    QSpinBox* m_height = nullptr;
    QDoubleSpinBox* m_scale = nullptr;
    QComboBox* m_look = nullptr;
    QLineEdit* m_title = nullptr;
    QCheckBox* m_legend = nullptr;
    QCheckBox* m_origin = nullptr;
};

} // namespace attentoscope::ui
