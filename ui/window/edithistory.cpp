// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/edithistory.h"

#include "ui/mainview/mainview.h"
#include "ui/plots/view/attentionview.h"
#include "ui/sentences/linkdrawing.h"
#include "ui/translation/forcedchoices.h"
#include "ui/translation/translationbox.h"
#include "ui/widgets/plaintext.h"
#include "ui/window/windowactions.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QUndoCommand>

#include <algorithm>

namespace attentoscope::ui {

namespace {

constexpr int longestHistory = 100;
constexpr int pinCommand = 1;

/// A command whose change the main view made before the command was pushed.
class DoneCommand : public QUndoCommand
{
public:
    using QUndoCommand::QUndoCommand;

    void redo() final
    {
        if (m_isPushed)
            apply(Way::Forwards);
        m_isPushed = true;
    }
    void undo() final { apply(Way::Back); }

protected:
    enum class Way : std::uint8_t { Back, Forwards };
    virtual void apply(Way way) = 0;

private:
    bool m_isPushed = false;
};

/// Describes a person's change between two states: which word or row was forced, or that some were freed.
QString forcingText(const ForcedState& before, const ForcedState& after)
{
    const auto wasThere = [&](const ForcedWord& word) {
        return std::ranges::any_of(before.constraints.words, [&](const ForcedWord& earlier) {
            return earlier.position == word.position && earlier.word == word.word && earlier.chosenBy == word.chosenBy;
        });
    };
    for (const ForcedWord& word : after.constraints.words)
        if (word.chosenBy == ChosenBy::Person && !wasThere(word))
            return EditHistory::tr("forced word “%1”").arg(isolated(QString::fromStdString(word.word)));
    for (const ForcedRow& row : after.constraints.rows)
        if (std::ranges::find(before.constraints.rows, row) == before.constraints.rows.end())
            return EditHistory::tr("forced row %1").arg(row.position + 1);
    if (before.given.has_value() != after.given.has_value())
        return EditHistory::tr("given translation");
    return after.constraints.isEmpty() ? EditHistory::tr("everything forced set free")
                                       : EditHistory::tr("a forced word or row set free");
}

class ForcingCommand : public DoneCommand
{
public:
    ForcingCommand(TranslationBox& box, ForcedState before, ForcedState after)
        : DoneCommand(forcingText(before, after)), m_box(box), m_before(std::move(before)), m_after(std::move(after))
    {
    }

protected:
    void apply(Way way) override { m_box.restoreForcing(way == Way::Back ? m_before : m_after); }

private:
    TranslationBox& m_box;
    ForcedState m_before;
    ForcedState m_after;
};

QString pinText(AttentionView& view, const std::optional<Cell>& cell)
{
    return cell && view.plot().isDrawn(*cell)
        ? EditHistory::tr("pin of “%1” on “%2”")
              .arg(isolated(view.plot().rowLabels()[cell->row]), isolated(view.plot().columnLabels()[cell->column]))
        : EditHistory::tr("pin released");
}

/// A change of the pin. A cell belongs to two words, so the change has no effect on another sentence.
class PinCommand : public DoneCommand
{
public:
    PinCommand(AttentionView& view, const PinChange& change)
        : DoneCommand(pinText(view, change.after)), m_view(view), m_change(change), m_sentence(view.suggestedTitle())
    {
    }

    int id() const override { return m_change.how == PinMove::Walked ? pinCommand : -1; }

    bool mergeWith(const QUndoCommand* next) override
    {
        const auto& other = static_cast<const PinCommand&>(*next);
        if (other.m_sentence != m_sentence)
            return false;
        m_change.after = other.m_change.after;
        setText(other.text());
        return true;
    }

protected:
    void apply(Way way) override
    {
        const auto cell = way == Way::Back ? m_change.before : m_change.after;
        if (m_view.suggestedTitle() != m_sentence)
            setObsolete(true);
        else if (cell)
            m_view.pinCell(*cell);
        else
            m_view.releasePin();
    }

private:
    AttentionView& m_view;
    PinChange m_change;
    QString m_sentence;
};

/// A link that was drawn or removed.
class LinksCommand : public DoneCommand
{
public:
    LinksCommand(LinkDrawing& drawing, LinksChange change)
        : DoneCommand(EditHistory::tr("link")), m_drawing(drawing), m_change(std::move(change))
    {
    }

protected:
    void apply(Way way) override
    {
        if (!m_drawing.canUndo(m_change)) {
            setObsolete(true);
            return;
        }
        auto change = m_change;
        if (way == Way::Back)
            std::swap(change.before, change.after);
        m_drawing.apply(change);
    }

private:
    LinkDrawing& m_drawing;
    LinksChange m_change;
};

} // namespace

namespace {

/// Sets the action's text, which names the change.
void sayWhat(QAction& action, const QString& verb, const QString& what)
{
    action.setText(what.isEmpty() ? verb : EditHistory::tr("%1: %2").arg(verb, plainTitle(what)));
}

} // namespace

EditHistory::EditHistory(const WindowActions& actions, MainView& mainView, QObject* parent)
    : QObject(parent), m_undo(*actions.undo), m_redo(*actions.redo)
{
    add(m_ofMainView);
    m_ofMainView.setUndoLimit(longestHistory);
    connect(&m_undo, &QAction::triggered, this, &EditHistory::undo);
    connect(&m_redo, &QAction::triggered, this, &EditHistory::redo);
    follow(mainView);
    refresh();
}

/// Without this, the stack's destructor would clear the commands. It would then notify this object, which is half
/// destroyed.
EditHistory::~EditHistory()
{
    m_ofMainView.blockSignals(true);
}

void EditHistory::follow(MainView& mainView)
{
    auto* box = &mainView.translation();
    auto* view = &mainView.attention();
    connect(
        box, &TranslationBox::forcingChosen, this, [this, box](const ForcedState& before, const ForcedState& after) {
            m_ofMainView.push(new ForcingCommand(*box, before, after));
        });
    connect(box, &TranslationBox::modelChanged, this, [this] { m_ofMainView.clear(); });
    connect(view, &AttentionView::pinChosen, this, [this, view](const PinChange& change) {
        if (view->showsTranslation()) // a pin in another map cannot be undone here: its cells belong to other words
            m_ofMainView.push(new PinCommand(*view, change));
    });
    connect(box->input(), &QLineEdit::textEdited, this, [this] { m_textIsNewer = true; });
    box->input()->installEventFilter(this);
}

void EditHistory::follow(LinkDrawing& drawing)
{
    connect(&drawing, &LinkDrawing::chosen, this,
        [this, &drawing](const LinksChange& change) { m_ofMainView.push(new LinksCommand(drawing, change)); });
}

void EditHistory::add(QUndoStack& stack)
{
    m_group.addStack(&stack);
    connect(&stack, &QUndoStack::indexChanged, this, [this, &stack] {
        m_textIsNewer = false;
        if (!m_isMoving)
            m_group.setActiveStack(&stack);
        refresh();
    });
    if (!m_group.activeStack())
        m_group.setActiveStack(&stack);
}

void EditHistory::undo()
{
    const QScopedValueRollback moving(m_isMoving, true);
    auto* stack = m_group.activeStack();
    QString what;
    bool undone = false;
    while (stack->canUndo() && !undone) {
        const int count = stack->count();
        what = stack->undoText();
        stack->undo();
        undone = stack->count() == count; // an obsolete command was removed without any effect
    }
    refresh();
    if (undone)
        emit said(tr("Undone: %1").arg(plainTitle(what)));
}

void EditHistory::redo()
{
    const QScopedValueRollback moving(m_isMoving, true);
    auto* stack = m_group.activeStack();
    for (bool redone = false; stack->canRedo() && !redone;) {
        const int count = stack->count();
        stack->redo();
        redone = stack->count() == count;
    }
    refresh();
}

void EditHistory::refresh()
{
    const auto stacks = m_group.stacks();
    const auto* active = m_group.activeStack();
    if (!active) // the window is being closed
        return;
    const auto useful = std::ranges::find_if(stacks, &QUndoStack::canUndo);
    if (!active->canUndo() && !active->canRedo() && useful != stacks.end())
        m_group.setActiveStack(*useful);
    active = m_group.activeStack();
    m_undo.setEnabled(active->canUndo());
    m_redo.setEnabled(active->canRedo());
    sayWhat(m_undo, tr("&Undo"), active->undoText());
    sayWhat(m_redo, tr("&Redo"), active->redoText());
}

bool EditHistory::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && !m_textIsNewer) {
        const auto& key = static_cast<const QKeyEvent&>(*event);
        const bool undoes = key.matches(QKeySequence::Undo) && m_undo.isEnabled();
        const bool redoes = key.matches(QKeySequence::Redo) && m_redo.isEnabled();
        if (undoes || redoes) {
            event->ignore(); // the action handles this key
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace attentoscope::ui
