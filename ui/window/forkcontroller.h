// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/types/fork.h"
#include "ui/comparison/namedrun.h"

#include <QDialog>
#include <QObject>

#include <optional>
#include <string>

class QAction;
class QComboBox;
class QDialogButtonBox;
class QLineEdit;
class QRadioButton;
class QWidget;

namespace attentoscope::ui {

class ComparisonController;
class EarlierRunsController;
class MainView;
class ShownModel;
struct ShownRun;

/// Asks which pairs to leave out when a run is trained again, and at which step that training begins.
class ForkDialog : public QDialog
{
    Q_OBJECT

public:
    /// `selected` are pairs of the window's table; it may be empty.
    ForkDialog(const ShownRun& run, std::vector<SentencePair> selected, QWidget* parent = nullptr);

    [[nodiscard]] ForkRequest request() const; ///< the request without folders and watched sentences
    [[nodiscard]] QLineEdit& word() const { return *m_word; }
    [[nodiscard]] QComboBox& beginnings() const { return *m_beginnings; } ///< data() of an entry is its step
    [[nodiscard]] QDialogButtonBox& buttons() const { return *m_buttons; }

private:
    void layOut(const ShownRun& run);
    void refresh();

    std::vector<SentencePair> m_selected;
    QRadioButton* m_ofSelection = nullptr;
    QRadioButton* m_ofWord = nullptr;
    QLineEdit* m_word = nullptr;
    QComboBox* m_beginnings = nullptr;
    QDialogButtonBox* m_buttons = nullptr;
};

/// Asks which pairs to leave out, and trains the displayed run again without them. During that training, the losses of
/// the original are drawn below those of the fork. When it ends, both models are compared.
class ForkController : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        QAction& action;
        MainView& view;
        const ShownModel& shown;
        ComparisonController& comparisons;
        EarlierRunsController& earlierRuns;
    };
    ForkController(const Parts& parts, QWidget& window);

    void open();

signals:
    void requested(const attentoscope::ForkRequest& request);

private:
    /// The requested fork, until it ends.
    struct Asked
    {
        NamedRun original;
        std::string folder; ///< folder of the fork
        QString sentence; ///< a sentence that the model may have learned from the omitted pairs; empty: not known
        bool hasBegun = false;
    };

    void request(ForkRequest request);
    void follow();

    Parts m_parts;
    QWidget& m_window;
    std::optional<Asked> m_asked;
};

} // namespace attentoscope::ui
