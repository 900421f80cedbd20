// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/data.h"
#include "engine/types/error.h"
#include "engine/types/training.h"

#include <QObject>

class QAction;

namespace attentoscope::ui {

class OpeningDialogs;
class RunDataBar;

/// Brings back the sentence pairs of a run that was opened, and then trains it on where the person wants that.
class RunDataReturn : public QObject
{
    Q_OBJECT

public:
    struct Parts // which outlive this
    {
        RunDataBar& bar;
        OpeningDialogs& dialogs;
        QAction& goOn;
    };
    RunDataReturn(const Parts& parts, QObject* parent);

    void setContinues(const QString& folder); ///< of the run that is opened now; empty: it is only looked at
    void showRun(const RunDescription& run);
    void showCorpus(const CorpusSummary& summary);
    void showFailure(const Error& error); ///< the pairs could not be brought back

signals:
    void requested(const attentoscope::DataRequest& request);

private:
    void bringDataBack(const RunDescription& run);
    void continueIfAsked(const std::string& folder);
    void askForRunData();

    Parts m_parts;
    DataRequest m_runData; ///< of the run that was opened last
    std::string m_runFolder; ///< of that run
    QString m_continues; ///< a run that is to be trained on when its pairs are there
};

} // namespace attentoscope::ui
