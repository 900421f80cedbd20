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

/// Where a person types the sentence, with width and length penalty of the beam and the button that frees what is
/// forced.
class SentenceLine : public QWidget
{
    Q_OBJECT

public:
    explicit SentenceLine(QWidget* parent = nullptr);

    QLineEdit* input() const { return m_input; }
    QString sentence() const; ///< without needless spaces
    int beamWidth() const; ///< 1: greedy
    void setBeamWidth(int width);
    double lengthPenalty() const; ///< of a beam
    void setLengthPenalty(double exponent);

    Task task() const { return m_task; } ///< of the model
    void setTask(Task task);
    void setChosenTask(Task task); ///< of the preset that is chosen; it counts until there is a model
    void setModel(ModelState model);
    void setForced(const QString& what); ///< that can be freed; empty: nothing
    void setPresented(bool presented); ///< nothing but the sentence

signals:
    void beamChanged(); ///< its width or its length penalty
    void freeRequested();
    void forcedChanged(); ///< whether anything can be freed

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
