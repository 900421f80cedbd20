// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPushButton;

namespace attentoscope::ui {

class SettingsForm;
class SettingsModel;

/// How words are cut into pieces: how many there are, and where they come from. Shown only while the chosen tokenizer
/// cuts words.
class SubwordForm : public QWidget
{
    Q_OBJECT

public:
    explicit SubwordForm(SettingsModel& model, QWidget* parent = nullptr);

    void setEditable(bool editable);

private:
    void refresh();
    void chooseFile();

    SettingsModel& m_model;
    SettingsForm* m_form = nullptr;
    QPushButton* m_choose = nullptr;
};

} // namespace attentoscope::ui
