// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/lesson.h"

#include <QObject>
#include <QString>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace attentoscope::ui {

class FactsCollector;
class MainWindow;

/// Chooses in the side bar what a training of a lesson has: its settings and seed, with those of one run over them.
void chooseRun(
    MainWindow& window, const Lesson& lesson, const std::string& preset, const std::vector<KeyValue>& settings);

/// Brings the window to where a lesson begins: no model, its preset and settings, its data and its watched sentences.
/// Lives in the GUI thread.
class LessonSetup : public QObject
{
    Q_OBJECT

public:
    LessonSetup(MainWindow& window, FactsCollector& facts, QObject* parent); ///< both outlive this

    void begin(std::shared_ptr<const Lesson> lesson, const QString& folder); ///< of its file
    [[nodiscard]] bool isAtWork() const { return m_stage != Stage::Ready; }

signals:
    void finished();
    void failed(const QString& text);

private:
    enum class Stage : std::uint8_t { Ready, Starting, Stopping, Discarding, Loading };
    void look();
    void stopTraining();
    void load();
    void choose();
    void arrange();
    void watch(); ///< the lesson's sentences, with the first of them on show

    MainWindow& m_window;
    FactsCollector& m_facts;
    std::shared_ptr<const Lesson> m_lesson;
    QString m_folder;
    Stage m_stage = Stage::Ready;
    bool m_hasData = false; ///< of this lesson
    bool m_stops = false; ///< the training was asked to
    int m_loads = 0; ///< before these data were asked for
    int m_errors = 0; ///< likewise
};

} // namespace attentoscope::ui
