// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/samples/trainings.h"
#include "tests/samples/translations.h"
#include "tests/ui/window/fakedialogs.h"
#include "ui/theme/theme.h"
#include "ui/window/enginereports.h"
#include "ui/window/mainwindow.h"

#include <memory>

namespace attentoscope::tests {

/// The window with a person who is a script and an engine that is the test.
class ScriptedWindow
{
protected:
    static void registerTypes()
    {
        ui::applyTheme(ui::ThemeChoice::Light);
        qRegisterMetaType<DataRequest>();
        qRegisterMetaType<TrainingRequest>();
        qRegisterMetaType<TranslationRequest>();
        qRegisterMetaType<TrainingLimit>();
        qRegisterMetaType<std::vector<WatchedSentence>>();
    }

    void makeWindow()
    {
        m_script = std::make_shared<DialogScript>();
        m_window = std::make_unique<ui::MainWindow>(std::make_unique<FakeDialogs>(m_script));
        m_window->reports().setCatalogue(sampleCatalogue());
        m_window->reports().setState({DataState::None, ModelState::None, Activity::Idle});
        m_window->show();
    }

    std::shared_ptr<DialogScript> m_script;
    std::unique_ptr<ui::MainWindow> m_window;

    void load()
    {
        m_window->reports().setState(idleWithData);
        m_window->reports().showCorpus(sampleCorpus());
    }

    void train()
    {
        m_window->reports().setState(running);
        m_window->reports().showRun(sampleRun());
    }

    void startTraining()
    {
        load();
        train();
    }

    static TrainingReports report(std::int64_t step)
    {
        TrainingReports reports;
        reports.steps.push_back({.step = step, .epoch = 0.1, .loss = 2.5});
        for (const auto& sentence : watchedAtFirst()) {
            auto translation = sampleTranslation(sentence.source + " <eos>", *sentence.target + " <eos>");
            translation.step = step;
            reports.snapshots.push_back({.step = step, .translation = translation, .epoch = 0.1, .sentence = sentence});
        }
        reports.progress.step = step;
        reports.progress.epoch = 0.1;
        return reports;
    }

    static std::vector<WatchedSentence> watchedAtFirst()
    {
        std::vector<WatchedSentence> watched;
        for (const auto& pair : sampleCorpus().validationPreview)
            watched.push_back({pair.source, pair.target});
        return watched;
    }
};

} // namespace attentoscope::tests
