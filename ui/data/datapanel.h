// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"
#include "engine/types/data.h"
#include "engine/types/enginestate.h"
#include "engine/types/error.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace attentoscope::ui {

class DataFacts;
class ElidedLabel;
class Section;
class SettingsForm;
class SettingsModel;
class SubwordForm;

/// The training data: its source, the settings that turn text into tokens, and facts about it. When a setting changes,
/// the same data is read again.
class DataPanel : public QWidget
{
    Q_OBJECT

public:
    explicit DataPanel(QWidget* parent = nullptr);

    void setCatalogue(const Catalogue& catalogue);
    void addSourceButton(QToolButton* button); ///< at the end of the panel's heading
    SettingsModel& settings() const { return *m_settings; }

    /// The preset that would train on the data. A preset of another task makes its own data, so this data is not used.
    struct User
    {
        Task task = Task::Sentences;
        QString preset; ///< name of the preset
    };
    void setUser(const User& user);
    void setState(const EngineState& state);
    void showProgress(double fraction);
    void showCorpus(const CorpusSummary& summary);
    /// Settings that training chose for the model, displayed in place of the form's.
    void showChosen(const std::vector<KeyValue>& settings);

    /// Requests this data with the panel's settings.
    void load(DataRequest request);
    void showRequest(const DataRequest& request); ///< others have requested this data: it is named while it is read
    void swapDirection();

    /// Called after a file was refused. If other columns could hold the pairs, shows the columns and sets the focus
    /// there.
    bool askForColumns(const Error& error);

signals:
    void loadRequested(const attentoscope::DataRequest& request);
    void cancelRequested();
    void pairsRequested();

private:
    void adopt(const DataRequest& request);
    void showCounts();
    void showNothing(); ///< called when no pairs are loaded
    void makeStatus();
    void makeColumns();
    void showColumns();
    void loadColumns(); ///< the typed columns
    void makeForm();
    void reloadSoon();
    void reload();
    void summarizeForm();
    [[nodiscard]] QString inWindowsWords(QString notice) const;
    QString nameOf(const DataRequest& request) const;

    SettingsModel* m_settings = nullptr;
    QTimer m_reloadTimer{this};
    EngineState m_state;
    DataRequest m_request; ///< the last requested load
    DataRequest m_loaded; ///< request of the displayed corpus
    DataRequest m_asked; ///< the last load, even if it failed; its columns can be chosen
    bool m_hasRequest = false;
    bool m_isUnanswered = false; ///< the last load has neither succeeded nor failed yet
    bool m_adopting = false; ///< settings are being copied from a loaded corpus

    Section* m_section = nullptr;
    ElidedLabel* m_name = nullptr;
    QLabel* m_counts = nullptr;
    QWidget* m_columnsRow = nullptr;
    QLineEdit* m_columns = nullptr;
    QWidget* m_loading = nullptr;
    QProgressBar* m_progress = nullptr;
    QPushButton* m_cancel = nullptr;
    DataFacts* m_facts = nullptr;
    QToolButton* m_problems = nullptr;
    QLabel* m_notices = nullptr;
    Section* m_text = nullptr;
    SettingsForm* m_form = nullptr;
    SubwordForm* m_subwords = nullptr;
    QString m_shownName;
    QString m_shownCounts;
    QString m_chosenTokenizer; ///< empty: the form's tokenizer is used
    User m_user;
};

} // namespace attentoscope::ui
