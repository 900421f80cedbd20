// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/catalogue.h"
#include "ui/window/recentitems.h"

#include <QWidget>

#include <vector>

class QAction;
class QGridLayout;
class QVBoxLayout;

namespace attentoscope::ui {

class RecentRuns;

/// The first screen: one sentence that says what to do, the samples, and what was opened before.
class WelcomePage : public QWidget
{
    Q_OBJECT

public:
    WelcomePage(const QList<QAction*>& opening, QWidget* parent = nullptr);

    void setSamples(const std::vector<SampleInfo>& samples);
    void setRecent(const std::vector<RecentItem>& items);
    void setLoadingEnabled(bool enabled);
    RecentRuns& runs() const { return *m_runs; }

signals:
    void sampleChosen(const QString& id);
    void recentChosen(const attentoscope::ui::RecentItem& item);

private:
    QWidget* makeHeading();
    QStringList m_sampleIds;
    QGridLayout* m_samples = nullptr;
    QWidget* m_samplesBox = nullptr;
    QWidget* m_recentBox = nullptr;
    QVBoxLayout* m_recent = nullptr;
    RecentRuns* m_runs = nullptr;
};

} // namespace attentoscope::ui
