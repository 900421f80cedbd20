// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"
#include "engine/types/data.h"
#include "engine/types/enginestate.h"
#include "engine/types/error.h"

#include <QTimer>
#include <QWidget>

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

/// What is trained on: where it comes from, how text becomes tokens, and what was found in it. A change of the
/// settings reads the same data again.
class DataPanel : public QWidget
{
    Q_OBJECT

public:
    explicit DataPanel(QWidget* parent = nullptr);

    void setCatalogue(const Catalogue& catalogue);
    void addSourceButton(QToolButton* button); ///< at the end of the panel's heading
    SettingsModel& settings() const { return *m_settings; }

    /// Who would train on the data: a preset of another task makes its own and leaves these alone.
    struct User
    {
        Task task = Task::Sentences;
        QString preset; ///< its name
    };
    void setUser(const User& user);
    void setState(const EngineState& state);
    void showProgress(double fraction);
    void showCorpus(const CorpusSummary& summary);

    /// Asks for this data with the panel's settings.
    void load(DataRequest request);
    void swapDirection();

    /// After a file was refused: shows the columns with the focus there, if others could be its pair.
    bool askForColumns(const Error& error);

signals:
    void loadRequested(const attentoscope::DataRequest& request);
    void cancelRequested();
    void pairsRequested();

private:
    void adopt(const DataRequest& request);
    void showCounts();
    void makeStatus();
    void makeColumns();
    void showColumns();
    void loadColumns(); ///< those that were typed
    void makeForm();
    void reloadSoon();
    void reload();
    void summarizeForm();
    QString nameOf(const DataRequest& request) const;

    SettingsModel* m_settings = nullptr;
    QTimer m_reloadTimer{this};
    EngineState m_state;
    DataRequest m_request; ///< of the last load that was asked for
    DataRequest m_loaded; ///< of the corpus on show
    DataRequest m_asked; ///< whose columns can be chosen: of the last load, also of one that failed
    bool m_hasRequest = false;
    bool m_isUnanswered = false; ///< no data and no error came of the last load yet
    bool m_adopting = false; ///< settings are being taken over from a loaded corpus

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
    User m_user;
};

} // namespace attentoscope::ui
