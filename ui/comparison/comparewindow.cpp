// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/comparison/comparewindow.h"

#include "ui/comparison/comparedside.h"
#include "ui/comparison/differenceview.h"
#include "ui/plots/attention/attentioncontent.h"
#include "ui/plots/style/readoutline.h"
#include "ui/plots/view/attentionview.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/buttons.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QObject>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <utility>

namespace attentoscope::ui {

namespace {

constexpr int stepRole = Qt::UserRole + 1;
/// Marks the item that opens another run. No folder can have this name.
const QString otherRun = QStringLiteral("\n");

} // namespace

ModelPicker::ModelPicker(const QString& letter, QWidget* parent)
    : QWidget(parent), m_runs(new QComboBox(this)), m_saves(new QComboBox(this))
{
    auto* label = new TextLabel(QStringLiteral("&") + letter, this);
    label->setBuddy(m_runs);
    m_runs->setAccessibleName(tr("Model %1").arg(letter));
    m_runs->setToolTip(plainTip(tr("Which run model %1 comes from").arg(letter)));
    nameChooser(*m_saves, tr("Save of model %1").arg(letter));
    m_saves->setToolTip(tr("Which save of that run"));
    m_runs->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_runs->setMinimumContentsLength(14);
    m_saves->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_saves->setMinimumContentsLength(11);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(grid(1));
    row->addWidget(label);
    row->addWidget(m_runs, 3);
    row->addWidget(m_saves, 2);
    m_runs->addItem(tr("Another run…"), otherRun);
    m_runs->setCurrentIndex(-1);
    fillSaves({});
    connect(m_runs, &QComboBox::activated, this, &ModelPicker::runActivated);
    connect(m_saves, &QComboBox::activated, this, &ModelPicker::changed);
}

QString ModelPicker::folder() const
{
    return m_runs->currentData().toString();
}

bool ModelPicker::isChosen() const
{
    return m_runs->currentIndex() >= 0 && folder() != otherRun;
}

QString ModelPicker::name() const
{
    return m_runs->currentText();
}

void ModelPicker::setMemoryModel(bool isThere)
{
    const int place = m_runs->findData(QString());
    if (isThere && place < 0) {
        m_runs->insertItem(0, tr("Model in memory"), QString());
        m_runs->setItemData(0, tr("As it is at the moment, even while it is trained"), Qt::ToolTipRole);
    } else if (!isThere && place >= 0) {
        const bool wasChosen = m_runs->currentIndex() == place;
        m_runs->removeItem(place);
        if (wasChosen) {
            m_runs->setCurrentIndex(-1); // a missing run must not be replaced silently by another one
            fillSaves({});
        }
    }
    m_chosen = m_runs->currentIndex();
}

void ModelPicker::setRuns(const std::vector<NamedRun>& runs)
{
    for (const NamedRun& run : runs)
        if (m_runs->findData(run.folder) < 0) {
            const int place = m_runs->count() - 1; // place before the item "Another run"
            m_runs->insertItem(place, run.name, run.folder);
            m_runs->setItemData(place, plainTip(run.detail + QLatin1Char('\n') + run.folder), Qt::ToolTipRole);
        }
    m_chosen = m_runs->currentIndex();
}

void ModelPicker::choose(const NamedRun& run, std::optional<std::int64_t> step)
{
    if (!run.folder.isEmpty())
        setRuns({run});
    m_runs->setCurrentIndex(m_runs->findData(run.folder));
    m_chosen = m_runs->currentIndex();
    fillSaves({});
    if (step) {
        addSave(tr("Step %1").arg(countText(static_cast<std::size_t>(*step))), SaveChoice::Step, *step);
        m_saves->setCurrentIndex(m_saves->count() - 1);
    }
    if (!run.folder.isEmpty())
        emit savesWanted(run.folder);
}

void ModelPicker::runActivated(int index)
{
    if (m_runs->itemData(index).toString() == otherRun) {
        m_runs->setCurrentIndex(m_chosen);
        emit otherRunWanted();
        return;
    }
    choose({m_runs->itemData(index).toString(), m_runs->itemText(index), {}});
    emit changed();
}

void ModelPicker::showSaves(const RunRecord& record)
{
    if (isChosen() && !folder().isEmpty() && folder() == QString::fromStdString(record.folder))
        fillSaves(record);
}

void ModelPicker::addSave(const QString& text, SaveChoice save, std::int64_t step)
{
    m_saves->addItem(text, static_cast<int>(save));
    m_saves->setItemData(m_saves->count() - 1, static_cast<qlonglong>(step), stepRole);
}

void ModelPicker::fillSaves(const RunRecord& record)
{
    const ComparedModel before = model();
    const auto named = [](const QString& name, const std::optional<std::int64_t>& step) {
        return step ? tr("%1, step %2").arg(name, countText(static_cast<std::size_t>(*step))) : name;
    };
    m_saves->clear();
    const bool fromFolder = isChosen() && !folder().isEmpty();
    m_saves->setEnabled(fromFolder);
    if (!fromFolder)
        return addSave(isChosen() ? tr("As it is now") : tr("No model yet"), SaveChoice::Best, 0);
    addSave(named(tr("Best"), record.bestSave ? record.bestSave : record.newestSave), SaveChoice::Best, 0);
    addSave(named(tr("Newest"), record.newestSave), SaveChoice::Newest, 0);
    for (const std::int64_t step : record.saves)
        addSave(tr("Step %1").arg(countText(static_cast<std::size_t>(step))), SaveChoice::Step, step);
    for (int index = 0; index < m_saves->count(); ++index)
        if (m_saves->itemData(index).toInt() == static_cast<int>(before.save)
            && (before.save != SaveChoice::Step || m_saves->itemData(index, stepRole).toLongLong() == before.step))
            m_saves->setCurrentIndex(index);
}

ComparedModel ModelPicker::model() const
{
    ComparedModel model;
    if (!isChosen())
        return model;
    model.folder = folder().toStdString();
    if (model.folder.empty())
        return model;
    model.save = static_cast<SaveChoice>(m_saves->currentData().toInt());
    if (model.save == SaveChoice::Step)
        model.step = m_saves->currentData(stepRole).toLongLong();
    return model;
}

/// Links the two views of a sentence and the view of their difference. Pointing, pins, selections and drawing options
/// of one view apply to all three.
class LinkedViews : public QObject
{
    Q_OBJECT

public:
    LinkedViews(AttentionView& first, AttentionView& second, DifferenceView& difference, QObject* parent);

    /// Sets which words of the two translations match each other, and what the second view shows.
    void setMatches(const TokenMatch& source, const TokenMatch& target, ComparedWords words);
    /// Both weights and their difference for the current cell, which is pointed at or pinned. Empty if there is none.
    [[nodiscard]] QString reading() const;

signals:
    void readingChanged();

private:
    enum class Which : std::uint8_t { First, Second };
    void link(AttentionView& view, AttentionView& other, Which which);
    void light(AttentionView& other, Which from, std::optional<Cell> cell, std::optional<Word> word);
    [[nodiscard]] std::optional<int> across(Which from, Side side, int token) const;
    [[nodiscard]] std::optional<Cell> across(Which from, Cell cell) const;
    [[nodiscard]] WordSelection across(Which from, const WordSelection& selection) const;
    void showDifferenceCell();

    AttentionView& m_first;
    AttentionView& m_second;
    DifferenceView& m_difference;
    TokenMatch m_source;
    TokenMatch m_target;
    ComparedWords m_words = ComparedWords::Own;
    bool m_isLinking = false; ///< whether one view is following the other at the moment
};

namespace {

QString signedNumber(double value)
{
    const QString sign = value > 0.0 ? QStringLiteral("+") : value < 0.0 ? QStringLiteral("−") : QString();
    return sign + QLocale().toString(std::abs(value), 'f', 3);
}

QString number(double value, int digits = 3)
{
    return QLocale().toString(value, 'f', digits);
}

double probabilityOf(const Translation& translation, int row)
{
    const auto index = static_cast<std::size_t>(row);
    return index < translation.probabilities.size() ? static_cast<double>(translation.probabilities[index]) : 0.0;
}

} // namespace

LinkedViews::LinkedViews(AttentionView& first, AttentionView& second, DifferenceView& difference, QObject* parent)
    : QObject(parent), m_first(first), m_second(second), m_difference(difference)
{
    link(m_first, m_second, Which::First);
    link(m_second, m_first, Which::Second);
    connect(&m_difference, &DifferenceView::pointed, this, [this](std::optional<Cell> cell) {
        const auto& map = m_difference.map();
        m_first.showPointed(cell ? std::optional(map->inFirst(*cell)) : std::nullopt, {});
        m_second.showPointed(cell ? std::optional(map->inSecond(*cell)) : std::nullopt, {});
        emit readingChanged();
    });
    connect(&m_difference, &DifferenceView::chosen, this, [this](Cell cell) {
        const Cell own = m_difference.map()->inFirst(cell);
        m_first.pinnedCell() == own ? m_first.releasePin() : m_first.pinCell(own);
    });
}

void LinkedViews::link(AttentionView& view, AttentionView& other, Which which)
{
    connect(&view, &AttentionView::pointed, this,
        [this, &other, which](std::optional<Cell> cell, std::optional<Word> word) { light(other, which, cell, word); });
    const auto following = [this](const auto& follow) {
        return [this, follow] {
            if (m_isLinking)
                return;
            const QScopedValueRollback guard(m_isLinking, true);
            follow();
            showDifferenceCell();
            emit readingChanged();
        };
    };
    connect(&view, &AttentionView::cellPinned, this, following([this, &view, &other, which] {
        if (const auto cell = across(which, *view.pinnedCell()))
            other.pinCell(*cell);
        else
            other.releasePin();
    }));
    connect(&view, &AttentionView::pinReleased, this, following([&other] { other.releasePin(); }));
    connect(&view, &AttentionView::selectionChanged, this,
        following([this, &view, &other, which] { other.select(across(which, view.selection())); }));
    connect(&view, &AttentionView::optionsChanged, this, following([this, &view, &other] {
        other.setOptions(view.options());
        m_difference.setOptions(view.options());
    }));
}

void LinkedViews::setMatches(const TokenMatch& source, const TokenMatch& target, ComparedWords words)
{
    m_source = source;
    m_target = target;
    m_words = words;
    showDifferenceCell();
    emit readingChanged();
}

std::optional<int> LinkedViews::across(Which from, Side side, int token) const
{
    const TokenMatch& match = side == Side::Source ? m_source : m_target;
    return from == Which::First ? match.inSecond(token) : match.inFirst(token);
}

std::optional<Cell> LinkedViews::across(Which from, Cell cell) const
{
    const auto row = across(from, Side::Target, cell.row);
    const auto column = across(from, Side::Source, cell.column);
    return row && column ? std::optional(Cell{*row, *column}) : std::nullopt;
}

WordSelection LinkedViews::across(Which from, const WordSelection& selection) const
{
    WordSelection other;
    for (const Side side : {Side::Source, Side::Target}) {
        const auto& tokens = side == Side::Target ? selection.rows : selection.columns;
        for (const int token : tokens)
            if (const auto there = across(from, side, token))
                other.toggle({side, *there});
    }
    return other;
}

void LinkedViews::light(AttentionView& other, Which from, std::optional<Cell> cell, std::optional<Word> word)
{
    std::optional<Cell> there;
    std::optional<Word> wordThere;
    if (cell) {
        there = across(from, *cell);
        // A cell has two words. If only one of them is in both sentences, that word is highlighted.
        if (const auto column = across(from, Side::Source, cell->column); column && !there)
            wordThere = Word{Side::Source, *column};
        else if (const auto row = across(from, Side::Target, cell->row); row && !there)
            wordThere = Word{Side::Target, *row};
    } else if (word) {
        if (const auto token = across(from, word->side, word->token))
            wordThere = Word{word->side, *token};
    }
    other.showPointed(there, wordThere);
    showDifferenceCell();
    emit readingChanged();
}

void LinkedViews::showDifferenceCell()
{
    const auto& map = m_difference.map();
    if (!map)
        return;
    if (const auto cell = m_first.currentCell())
        m_difference.showPointed(map->ofFirst(*cell));
    else if (const auto other = m_second.currentCell())
        m_difference.showPointed(map->ofSecond(*other));
    else
        m_difference.showPointed(std::nullopt);
}

QString LinkedViews::reading() const
{
    const auto first = m_first.currentCell();
    const auto second = m_second.currentCell();
    if (!m_first.hasContent() || !m_second.hasContent() || !first || !second || across(Which::First, *first) != second)
        return {};
    const CellReading here = readCell(m_first.translation(), *first);
    const CellReading there = readCell(m_second.translation(), *second);
    if (m_words == ComparedWords::Together)
        return LinkedViews::tr("“%1” looks at “%2”: A %3, A and B together %4 · probability of the word: A %5, "
                               "together %6 · entropy of the row: A %7, together %8")
            .arg(isolated(here.target), isolated(here.source), number(here.weight), number(there.weight),
                number(probabilityOf(m_first.translation(), first->row)),
                number(probabilityOf(m_second.translation(), second->row)), bitsText(here.entropy),
                bitsText(there.entropy));
    return LinkedViews::tr(
        "“%1” looks at “%2”: A %3, B %4, A − B %5 · probability of the word: A %6, B %7 · entropy of the row: A "
        "%8, B %9")
        .arg(isolated(here.target), isolated(here.source), number(here.weight), number(there.weight),
            signedNumber(here.weight - there.weight), number(probabilityOf(m_first.translation(), first->row)),
            number(probabilityOf(m_second.translation(), second->row)), bitsText(here.entropy),
            bitsText(there.entropy));
}

CompareWindow::CompareWindow(QWidget* parent)
    : QDialog(parent)
    , m_sentence(new QLineEdit(this))
    , m_compare(new QPushButton(tr("&Compare"), this))
    , m_firstPicker(new ModelPicker(QStringLiteral("A"), this))
    , m_secondPicker(new ModelPicker(QStringLiteral("B"), this))
    , m_words(new SegmentedControl(this))
    , m_shown(new SegmentedControl(this))
    , m_options(new QToolButton(this))
    , m_export(new QToolButton(this))
    , m_first(new ComparedSide(QStringLiteral("A"), this))
    , m_second(new ComparedSide(QStringLiteral("B"), this))
    , m_difference(new DifferenceView(this))
    , m_views(new QSplitter(Qt::Horizontal, this))
    , m_readout(new ReadoutLine(this))
    , m_links(new LinkedViews(m_first->attention(), m_second->attention(), *m_difference, this))
{
    setWindowTitle(tr("Compare two models"));
    setWindowFlags(windowFlags() | Qt::WindowMinMaxButtonsHint);
    resize(grid(145), grid(88));
    m_words->setAccessibleName(tr("Target words"));
    auto* own = m_words->addSegment(int(ComparedWords::Own), tr("Each its o&wn translation"), {});
    own->setToolTip(tr("Both translate freely; words that both write are linked"));
    auto* forced = m_words->addSegment(int(ComparedWords::OfFirst), tr("B with A's wor&ds"), {});
    forced->setToolTip(tr("B goes through A's translation word by word, so that every row can be compared"));
    auto* together = m_words->addSegment(int(ComparedWords::Together), tr("Both to&gether"), {});
    together->setToolTip(tr("In place of B: what A and B write together, each word by the mean of their probabilities, "
                            "with the mean of their attention"));
    m_shown->setAccessibleName(tr("What is shown"));
    m_shown->addSegment(int(Shown::Both), tr("A a&nd B"), {});
    m_shown->addSegment(int(Shown::Difference), tr("Di&fference"), {});
    m_shown->addSegment(int(Shown::All), tr("A&ll three"), {});
    m_readout->setHint(tr("Point at a cell, or walk with the arrow keys: the same words light up on both sides."));
    makeMenus();
    layOut();
    connectParts();
    showParts(Shown::Both);
    const auto message = tr("Choose two models and a sentence.");
    m_first->showMessage(message);
    m_second->showMessage(message);
    m_difference->showMessage(message);
    m_sentence->setFocus();
}

void CompareWindow::makeMenus()
{
    m_options->setIcon(icon(QStringLiteral("settings")));
    m_options->setMenu(m_first->attention().optionsMenu());
    m_options->setToolTip(tr("How attention is drawn, on both sides"));
    m_export->setIcon(icon(QStringLiteral("export")));
    m_export->setToolTip(tr("Save a picture or a table"));
    auto* menu = new QMenu(m_export);
    const auto add = [this, menu](const QString& text, Exportable& view) {
        auto* action = menu->addAction(text);
        connect(action, &QAction::triggered, this, [this, &view] { emit exportRequested(&view); });
        connect(menu, &QMenu::aboutToShow, action, [action, &view] { action->setEnabled(view.hasContent()); });
    };
    add(tr("Attention of &A…"), m_first->attention());
    add(tr("Attention of &B…"), m_second->attention());
    add(tr("&Difference…"), *m_difference);
    m_export->setMenu(menu);
    for (auto* button : {m_options, m_export}) {
        button->setAutoRaise(true);
        button->setPopupMode(QToolButton::InstantPopup);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setAccessibleName(button->toolTip());
    }
}

void CompareWindow::layOut()
{
    m_sentence->setAccessibleName(tr("Sentence"));
    m_sentence->setPlaceholderText(tr("A sentence for both models"));
    m_compare->setDefault(true);
    auto* top = new QGridLayout;
    top->setHorizontalSpacing(grid(2));
    top->setVerticalSpacing(grid(1));
    auto* typed = new QHBoxLayout;
    typed->addWidget(m_sentence, 1);
    typed->addWidget(m_compare);
    top->addLayout(typed, 0, 0, 1, 2);
    top->addWidget(m_firstPicker, 1, 0);
    top->addWidget(m_secondPicker, 1, 1);
    top->setColumnStretch(0, 1);
    top->setColumnStretch(1, 1);
    auto* modes = new QHBoxLayout;
    modes->addWidget(m_words);
    modes->addStretch(1);
    modes->addWidget(m_shown);
    modes->addWidget(m_options);
    modes->addWidget(m_export);

    m_views->setChildrenCollapsible(false);
    for (QWidget* side :
        {static_cast<QWidget*>(m_first), static_cast<QWidget*>(m_second), static_cast<QWidget*>(m_difference)}) {
        side->setAutoFillBackground(true);
        side->setBackgroundRole(QPalette::Base);
        m_views->addWidget(side);
        m_views->setStretchFactor(m_views->count() - 1, 1);
    }
    auto* whole = new QVBoxLayout(this);
    whole->setSpacing(grid(1));
    whole->addLayout(top);
    whole->addLayout(modes);
    whole->addWidget(m_views, 1);
    whole->addWidget(m_readout);
}

void CompareWindow::connectParts()
{
    connect(m_compare, &QPushButton::clicked, this, &CompareWindow::compare);
    connect(new QShortcut(Qt::Key_F5, this), &QShortcut::activated, this, &CompareWindow::compare);
    for (auto* picker : {m_firstPicker, m_secondPicker}) {
        connect(picker, &ModelPicker::changed, this, &CompareWindow::compare);
        connect(picker, &ModelPicker::savesWanted, this, &CompareWindow::savesWanted);
        connect(picker, &ModelPicker::otherRunWanted, this, [this, picker] { emit otherRunWanted(picker); });
    }
    for (auto* side : {m_first, m_second})
        connect(side, &ComparedSide::headChanged, this, &CompareWindow::showDifference);
    connect(m_words, &SegmentedControl::chosen, this, &CompareWindow::compare);
    connect(m_shown, &SegmentedControl::chosen, this, [this](int shown) { showParts(Shown(shown)); });
    connect(m_links, &LinkedViews::readingChanged, this, &CompareWindow::showReading);
    connect(&m_first->attention(), &AttentionView::optionsChanged, this, [this] {
        const auto& view = m_first->attention();
        if (std::exchange(m_pieces, view.options().pieces) != m_pieces && view.hasContent())
            showDifference();
    });
}

void CompareWindow::showParts(Shown shown)
{
    m_first->setVisible(shown != Shown::Difference);
    m_second->setVisible(shown != Shown::Difference);
    m_difference->setVisible(shown != Shown::Both);
    m_views->setSizes({width(), width(), width()}); // the visible views get equal widths
}

void CompareWindow::setMemoryModel(bool isThere)
{
    for (auto* picker : {m_firstPicker, m_secondPicker})
        picker->setMemoryModel(isThere);
}

void CompareWindow::setRuns(const std::vector<NamedRun>& runs)
{
    for (auto* picker : {m_firstPicker, m_secondPicker})
        picker->setRuns(runs);
}

void CompareWindow::setSentence(const QString& sentence)
{
    if (m_sentence->text().trimmed().isEmpty())
        m_sentence->setText(sentence);
}

void CompareWindow::setWords(ComparedWords words)
{
    m_words->setCurrent(int(words));
    compare();
}

void CompareWindow::showSaves(const RunRecord& record)
{
    for (auto* picker : {m_firstPicker, m_secondPicker})
        picker->showSaves(record);
}

ComparisonRequest CompareWindow::request() const
{
    ComparisonRequest request;
    request.source = m_sentence->text().toStdString();
    request.first = m_firstPicker->model();
    request.second = m_secondPicker->model();
    request.words = ComparedWords(m_words->current());
    return request;
}

void CompareWindow::compare()
{
    const bool isWhole =
        m_firstPicker->isChosen() && m_secondPicker->isChosen() && !m_sentence->text().trimmed().isEmpty();
    if (!isVisible() || !isWhole)
        return;
    m_isOutdated = m_isWaiting;
    if (m_isWaiting)
        return;
    m_isWaiting = true;
    emit compareRequested(request());
}

void CompareWindow::stopWaiting()
{
    m_isWaiting = false;
    m_isOutdated = false;
}

void CompareWindow::showComparison(const Comparison& comparison)
{
    m_isWaiting = false;
    if (std::exchange(m_isOutdated, false))
        return compare();
    m_first->showAnswer(comparison.first, m_firstPicker->name(), QStringLiteral("A"));
    const bool areTogether = comparison.request.words == ComparedWords::Together;
    const auto names = tr("%1 and %2").arg(m_firstPicker->name(), m_secondPicker->name());
    m_second->showAnswer(comparison.second, areTogether ? names : m_secondPicker->name(),
        areTogether ? tr("A and B together") : QStringLiteral("B"));
    m_comparison = comparison;
    showDifference();
}

void CompareWindow::showDifference()
{
    const auto& comparison = m_comparison;
    // The words as drawn. If pieces are merged, cells are counted in whole words.
    const auto shown = [](const AttentionView& view, const Translation& whole) -> const Translation& {
        return view.hasContent() ? view.translation() : whole;
    };
    const Translation& first = shown(m_first->attention(), comparison.first.translation);
    const Translation& second = shown(m_second->attention(), comparison.second.translation);
    const TokenMatch source(first.source, second.source);
    const TokenMatch target(first.target, second.target);
    if (comparison.first.error || comparison.second.error)
        m_difference->showMessage(tr("A difference needs both translations: see the message of the other view."));
    else if (comparison.request.words == ComparedWords::Together)
        m_difference->showMessage(
            tr("The second view shows A and B together, so there are no weights of B to subtract. Choose other target "
               "words."));
    else if (const auto map = differenceOf(first, second, source, target)) {
        m_difference->setOrigin(
            {tr("A: %1, step %2 · B: %3, step %4")
                    .arg(isolated(m_firstPicker->name()), countText(static_cast<std::size_t>(first.step)),
                        isolated(m_secondPicker->name()), countText(static_cast<std::size_t>(second.step))),
                {}});
        m_difference->showMap(*map);
    } else
        m_difference->showMessage(map.error());
    m_links->setMatches(source, target, comparison.request.words);
}

void CompareWindow::showReading()
{
    const auto reading = m_links->reading();
    m_readout->setReading(reading);
    m_difference->setAccessibleDescription(reading.isEmpty() ? m_difference->message() : reading);
}

void CompareWindow::hideEvent(QHideEvent* event)
{
    QDialog::hideEvent(event);
    if (event->spontaneous())
        return; // the window is minimised
    stopWaiting();
    emit closed();
}

} // namespace attentoscope::ui

#include "comparewindow.moc"
