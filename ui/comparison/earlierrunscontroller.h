// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/error.h"
#include "engine/types/runnews.h"
#include "engine/types/runs.h"
#include "engine/types/training.h"
#include "ui/comparison/namedrun.h"
#include "ui/plots/loss/lossoverlays.h"

#include <QByteArray>
#include <QDialog>
#include <QMap>
#include <QObject>
#include <QString>
#include <QStringList>

#include <vector>

class QLabel;
class QListWidget;
class QMenu;
class QPushButton;
class QTableWidget;

namespace attentoscope::ui {

class LossPlot;

struct RunColumn
{
    QString name;
    RunRecord record; ///< may have only the last and the best of the steps and validations
};

/// The results of runs, and the settings that differ between them. Runs that differ in nothing but their seed form a
/// group. After the runs, each group has a column for the mean of its results and half of their spread.
struct RunTable
{
    struct Row
    {
        QString label;
        QStringList values; ///< one value for each run; empty if it is not known, or if there is none
    };

    QStringList runs;
    std::vector<Row> rows;
    std::size_t results = 0; ///< number of rows with results; the settings follow them
};

[[nodiscard]] RunTable runTable(const std::vector<RunColumn>& columns);

/// In both formats, a text that a spreadsheet would read as a formula is marked as text.
[[nodiscard]] QByteArray asTsv(const RunTable& table); ///< tabs and line breaks in names become spaces
[[nodiscard]] QByteArray asCsv(const RunTable& table); ///< in the format of RFC 4180

/// A window for adding, hiding and removing earlier runs over the loss curve, with a table of their results and of the
/// settings that differ.
class RunsWindow : public QDialog
{
    Q_OBJECT

public:
    explicit RunsWindow(QWidget* parent = nullptr);

    void setRecent(const std::vector<NamedRun>& runs);
    void showOverlays(const LossOverlays& overlays);
    void showTable(const RunTable& table);
    void showMessage(const QString& message); ///< empty hides the message

    [[nodiscard]] QListWidget& list() const { return *m_list; }
    [[nodiscard]] QTableWidget& table() const { return *m_table; }
    [[nodiscard]] QString message() const;
    void copyTable();

signals:
    void addRequested(const attentoscope::ui::NamedRun& run);
    void otherRunWanted();
    void removeRequested(const QString& folder);
    void shownChanged(const QString& folder, attentoscope::ui::OverlayShown shown);
    void saveTableRequested();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    void connectParts();
    void removeCurrent();
    void drawIcons();

    QPushButton* m_add = nullptr;
    QMenu* m_recent = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_copy = nullptr;
    QPushButton* m_save = nullptr;
    QListWidget* m_list = nullptr;
    QTableWidget* m_table = nullptr;
    QLabel* m_message = nullptr;
    QLabel* m_sameNote = nullptr;
    RunTable m_shownTable;
    bool m_isFilling = false;
};

/// Manages the earlier runs over the loss curve. It requests that they are read, keeps what the table needs, and owns
/// the window with that table.
class EarlierRunsController : public QObject
{
    Q_OBJECT

public:
    EarlierRunsController(LossPlot& plot, RunSources sources, QWidget* parent);

    void open();
    void add(const NamedRun& run);
    RunsWindow* window() const { return m_window; }
    [[nodiscard]] RunTable table() const; ///< the current run first, then the earlier ones

public slots:
    void showRun(const attentoscope::RunDescription& run);
    void showReports(const attentoscope::TrainingReports& reports);
    void showNews(const attentoscope::RunNews& news); ///< news of the current run, which is trained elsewhere
    void forgetRun();
    void showRecord(const attentoscope::RunRecord& record);
    void showFailure(const QString& folder, const attentoscope::Error& error);

signals:
    void recordRequested(const QString& folder, attentoscope::RunDetail detail);

private:
    void makeWindow();
    void refresh();
    void dropRefused();
    void remove(const QString& folder);
    void saveTable();
    void say(const QString& message);
    [[nodiscard]] QString refusal(const RunRecord& record) const;

    LossPlot& m_plot;
    RunSources m_sources;
    RunsWindow* m_window = nullptr; ///< null until it is opened; the parent owns it
    RunRecord m_own; ///< the current run; empty if it has no preset
    std::vector<RunColumn> m_others;
    QMap<QString, QString> m_awaited; ///< runs that are being read: folder → name
};

} // namespace attentoscope::ui
