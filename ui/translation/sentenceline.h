// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/configuration.h"
#include "engine/types/enginestate.h"

#include <QWidget>

class QLineEdit;
class QToolButton;

namespace attentoscope::ui {

class BeamChoice;

/// The field for the user's sentence, with beam width and length penalty, and a button that removes constraints.
class SentenceLine : public QWidget
{
    Q_OBJECT

public:
    explicit SentenceLine(QWidget* parent = nullptr);

    QLineEdit* input() const { return m_input; }
    QString sentence() const; ///< the sentence without superfluous spaces
    int beamWidth() const; ///< 1 means greedy decoding
    void setBeamWidth(int width);
    double lengthPenalty() const; ///< length penalty of the beam
    void setLengthPenalty(double exponent);

    Task task() const { return m_task; } ///< the model's task
    void setTask(Task task);
    void setChosenTask(Task task); ///< task of the chosen preset, for as long as there is no model
    void setModel(ModelState model);
    void setForced(const QString& what); ///< describes the constraints that can be removed; empty if there are none
    void setPresented(bool presented); ///< hides everything except the sentence

signals:
    void beamChanged(); ///< width or length penalty has changed
    void freeRequested();
    void forcedChanged(); ///< whether there are constraints to remove has changed

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showPlaceholder();
    void showBeam();

    ModelState m_model = ModelState::None;
    Task m_task = Task::Sentences;
    Task m_chosenTask = Task::Sentences;
    bool m_isPresented = false;
    QLineEdit* m_input = nullptr;
    BeamChoice* m_beam = nullptr;
    QToolButton* m_undo = nullptr;
};

} // namespace attentoscope::ui
