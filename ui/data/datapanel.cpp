// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/data/datapanel.h"

#include "engine/types/data.h"
#include "ui/language/languages.h"
#include "ui/settings/settingsform.h"
#include "ui/settings/settingsmodel.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"
#include "ui/widgets/section.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>
#include <QWidget>

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

namespace attentoscope::ui {

class LengthHistogram;

/// Counts of a loaded corpus: words and vocabulary of both sides, and how long the sentences are.
class DataFacts : public QWidget
{
    Q_OBJECT

public:
    explicit DataFacts(QWidget* parent = nullptr);

    void showCorpus(const CorpusSummary& summary);

private:
    QLabel* m_sourceTokens = nullptr;
    QLabel* m_targetTokens = nullptr;
    QLabel* m_sourceVocabulary = nullptr;
    QLabel* m_targetVocabulary = nullptr;
    LengthHistogram* m_lengths = nullptr;
};

/// Histogram of sentence lengths, with a common axis: source bars go up, target bars go down.
class LengthHistogram : public QWidget
{
    Q_OBJECT

public:
    explicit LengthHistogram(QWidget* parent = nullptr);

    /// Numbers of sentences; the index is the number of tokens.
    void setLengths(std::vector<std::size_t> source, std::vector<std::size_t> target);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    std::size_t shownLengths() const;
    std::size_t perBar() const;
    std::size_t countIn(const std::vector<std::size_t>& lengths, std::size_t bar) const;

    std::vector<std::size_t> m_source;
    std::vector<std::size_t> m_target;
};

namespace {

/// The length that 99.5 % of the sentences do not exceed, so that one long line does not flatten the rest.
std::size_t usualLongest(const std::vector<std::size_t>& lengths)
{
    const auto all = std::accumulate(lengths.begin(), lengths.end(), std::size_t(0));
    std::size_t seen = 0;
    for (std::size_t length = 0; length < lengths.size(); ++length) {
        seen += lengths[length];
        if (seen * 200 >= all * 199)
            return length;
    }
    return lengths.empty() ? 0 : lengths.size() - 1;
}

constexpr std::size_t mostBars = 36;

} // namespace

LengthHistogram::LengthHistogram(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMinimumHeight(sizeHint().height());
}

QSize LengthHistogram::sizeHint() const
{
    return {grid(30), grid(7)};
}

void LengthHistogram::setLengths(std::vector<std::size_t> source, std::vector<std::size_t> target)
{
    m_source = std::move(source);
    m_target = std::move(target);
    setAccessibleName(tr("Sentence lengths: most have up to %1 source and %2 target tokens")
            .arg(usualLongest(m_source))
            .arg(usualLongest(m_target)));
    update();
}

std::size_t LengthHistogram::shownLengths() const
{
    return std::max<std::size_t>(8, std::max(usualLongest(m_source), usualLongest(m_target)));
}

std::size_t LengthHistogram::perBar() const
{
    return (shownLengths() + mostBars - 1) / mostBars;
}

std::size_t LengthHistogram::countIn(const std::vector<std::size_t>& lengths, std::size_t bar) const
{
    std::size_t count = 0;
    const auto first = bar * perBar() + 1;
    for (auto length = first; length < first + perBar() && length < lengths.size(); ++length)
        count += lengths[length];
    return count;
}

void LengthHistogram::paintEvent(QPaintEvent*)
{
    if (m_source.empty() && m_target.empty())
        return;
    QPainter painter(this);
    const auto bars = (shownLengths() + perBar() - 1) / perBar();
    std::size_t highest = 1;
    for (std::size_t bar = 0; bar < bars; ++bar)
        highest = std::max({highest, countIn(m_source, bar), countIn(m_target, bar)});

    const int captions = fontMetrics().height();
    const double middle = (height() - captions) / 2.0;
    const double slot = double(width()) / double(bars);
    const QColor accent = palette().color(QPalette::Highlight);
    const QColor soft = blended(accent, palette().color(QPalette::Window), 0.55);
    for (std::size_t bar = 0; bar < bars; ++bar) {
        const QRectF column(slot * double(bar), 0, std::max(1.0, slot - 1.0), 0);
        const auto tall = [&](const auto& lengths) {
            return (middle - 2) * double(countIn(lengths, bar)) / double(highest);
        };
        painter.fillRect(column.adjusted(0, middle - 1 - tall(m_source), 0, middle - 1), accent);
        painter.fillRect(column.adjusted(0, middle + 1, 0, middle + 1 + tall(m_target)), soft);
    }
    QFont font = painter.font();
    font.setPointSizeF(font.pointSizeF() * 0.85);
    painter.setFont(font);
    painter.setPen(quietText(palette()));
    const QRect line(0, height() - captions, width(), captions);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignBottom, QStringLiteral("1"));
    painter.drawText(line, Qt::AlignHCenter | Qt::AlignBottom, tr("tokens in a sentence"));
    painter.drawText(line, Qt::AlignRight | Qt::AlignBottom, QString::number(bars * perBar()));
}

bool LengthHistogram::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || m_source.empty())
        return QWidget::event(event);
    auto* help = static_cast<QHelpEvent*>(event);
    const auto bars = (shownLengths() + perBar() - 1) / perBar();
    const auto bar =
        std::min(bars - 1, std::size_t(std::max(0, help->pos().x())) * bars / std::size_t(qMax(1, width())));
    const auto first = bar * perBar() + 1;
    const QString lengths =
        perBar() == 1 ? QString::number(first) : tr("%1 to %2").arg(first).arg(first + perBar() - 1);
    QToolTip::showText(help->globalPos(),
        plainTip(tr("Length %1: source sentences %2, target sentences %3")
                .arg(lengths, countText(countIn(m_source, bar)), countText(countIn(m_target, bar)))),
        this);
    return true;
}

namespace {

/// The colour key of the histogram, drawn beside the title of its column.
class ColumnTitle : public TextLabel
{
public:
    ColumnTitle(const QString& text, double softness, QWidget* parent) : TextLabel(text, parent), m_softness(softness)
    {
        makeQuiet(this);
        setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        TextLabel::paintEvent(event);
        QPainter painter(this);
        const int side = grid(1);
        const int left = width() - fontMetrics().horizontalAdvance(text()) - side - grid(0.75);
        painter.fillRect(QRect(left, (height() - side) / 2, side, side),
            blended(palette().color(QPalette::Highlight), palette().color(QPalette::Window), m_softness));
    }

private:
    double m_softness;
};

QLabel* makeNumber(const QString& name, QWidget* parent)
{
    auto* label = new TextLabel(parent);
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    label->setAccessibleDescription(name);
    return label;
}

} // namespace

DataFacts::DataFacts(QWidget* parent)
    : QWidget(parent)
    , m_sourceTokens(makeNumber(tr("Tokens on the source side"), this))
    , m_targetTokens(makeNumber(tr("Tokens on the target side"), this))
    , m_sourceVocabulary(makeNumber(tr("Source vocabulary"), this))
    , m_targetVocabulary(makeNumber(tr("Target vocabulary"), this))
    , m_lengths(new LengthHistogram(this))
{
    auto* table = new QGridLayout(this);
    table->setContentsMargins(0, 0, 0, 0);
    table->setVerticalSpacing(grid(0.25));
    table->setColumnStretch(1, 1);
    table->setColumnStretch(2, 1);
    table->addWidget(new ColumnTitle(tr("Source"), 0.0, this), 0, 1);
    table->addWidget(new ColumnTitle(tr("Target"), 0.55, this), 0, 2);
    table->addWidget(makeQuietLabel(tr("Tokens"), this), 1, 0);
    table->addWidget(m_sourceTokens, 1, 1);
    table->addWidget(m_targetTokens, 1, 2);
    table->addWidget(makeQuietLabel(tr("Vocabulary"), this), 2, 0);
    table->addWidget(m_sourceVocabulary, 2, 1);
    table->addWidget(m_targetVocabulary, 2, 2);
    table->setRowMinimumHeight(3, grid(0.5));
    table->addWidget(m_lengths, 4, 0, 1, 3);
}

void DataFacts::showCorpus(const CorpusSummary& summary)
{
    m_sourceTokens->setText(countText(summary.sourceTokens));
    m_targetTokens->setText(countText(summary.targetTokens));
    m_sourceVocabulary->setText(countText(summary.sourceVocabulary));
    m_targetVocabulary->setText(countText(summary.targetVocabulary));
    m_lengths->setLengths(summary.sourceLengths, summary.targetLengths);
}

/// How words are cut into pieces: the number of pieces, and their origin. Visible only while the chosen tokenizer cuts
/// words.
class SubwordForm : public QWidget
{
    Q_OBJECT

public:
    explicit SubwordForm(SettingsModel& model, QWidget* parent = nullptr);

    void setEditable(bool editable);

private:
    void refresh();
    void chooseFile();

    SettingsModel& m_model;
    SettingsForm* m_form = nullptr;
    QPushButton* m_choose = nullptr;
};

namespace {

const auto kindKey = QStringLiteral("tokenizer");
const auto piecesKey = QStringLiteral("subword_vocabulary");
const auto learningKey = QStringLiteral("subword_learning");
const auto modelKey = QStringLiteral("subword_model");
const auto targetModelKey = QStringLiteral("target_subword_model");

} // namespace

SubwordForm::SubwordForm(SettingsModel& model, QWidget* parent)
    : QWidget(parent)
    , m_model(model)
    , m_form(new SettingsForm(model, {piecesKey, learningKey, modelKey, targetModelKey}, this))
    , m_choose(new QPushButton(tr("Choose a model &file…"), this))
{
    setObjectName(QStringLiteral("subwordForm"));
    auto* help =
        makeQuietLabel(tr("SentencePiece learns the pieces from the data. You can also name a .model file for both "
                          "sides, and another one for the target."),
            this);
    help->setWordWrap(true);
    m_choose->setToolTip(tr("Use the pieces of a SentencePiece .model file for both sides"));
    connect(m_choose, &QPushButton::clicked, this, &SubwordForm::chooseFile);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, grid(0.5), 0, 0);
    column->addWidget(help);
    column->addWidget(m_form);
    column->addWidget(m_choose, 0, Qt::AlignLeft);
    connect(&m_model, &SettingsModel::valueChanged, this, &SubwordForm::refresh);
    connect(&m_model, &SettingsModel::modelReset, this, &SubwordForm::refresh);
    refresh();
}

void SubwordForm::setEditable(bool editable)
{
    m_form->setEditable(editable);
    m_choose->setEnabled(editable);
}

void SubwordForm::refresh()
{
    const QString tokenizer = m_model.value(kindKey);
    setVisible(m_model.find(piecesKey) && (tokenizer == QLatin1String("bpe") || tokenizer == QLatin1String("unigram")));
}

void SubwordForm::chooseFile()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Choose a subword model"), m_model.value(modelKey),
        tr("SentencePiece models (*.model);;All files (*)"));
    if (!file.isEmpty())
        m_model.setValue(modelKey, file);
}

namespace {

const auto tokenizerKey = QStringLiteral("tokenizer");
const auto directionKey = QStringLiteral("direction");
const auto lowercaseKey = QStringLiteral("lowercase");
const auto accentsKey = QStringLiteral("strip_accents");
const auto lengthKey = QStringLiteral("max_length");
const auto frequencyKey = QStringLiteral("min_frequency");
const auto recipeKey = QStringLiteral("data_recipe");

} // namespace

DataPanel::DataPanel(QWidget* parent)
    : QWidget(parent)
    , m_settings(new SettingsModel(this))
    , m_section(new Section(tr("Data"), Folding::Fixed, this))
    , m_facts(new DataFacts(this))
{
    m_reloadTimer.setSingleShot(true);
    m_reloadTimer.setInterval(350);
    connect(&m_reloadTimer, &QTimer::timeout, this, &DataPanel::reload);
    makeColumns();
    makeStatus();
    makeForm();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_section);
    m_name->setObjectName(QStringLiteral("corpusName"));
    setState({});
}

void DataPanel::makeColumns()
{
    m_columnsRow = new QWidget(this);
    m_columns = new QLineEdit(m_columnsRow);
    m_columns->setObjectName(QStringLiteral("columns"));
    m_columns->setPlaceholderText(tr("2, 3"));
    m_columns->setToolTip(tr("The two columns of the file that are the pair, counted from 1. Empty: the two that hold "
                             "sentences"));
    m_columns->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{0,4} *,? *[0-9]{0,4}")), m_columns));
    auto* label = new TextLabel(tr("Col&umns"), m_columnsRow);
    label->setBuddy(m_columns);
    auto* row = new QHBoxLayout(m_columnsRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(label);
    row->addWidget(m_columns, 1);
    connect(m_columns, &QLineEdit::editingFinished, this, &DataPanel::loadColumns);
    m_columnsRow->hide();
}

/// For a file of pairs, shows the choice of columns unless the first two were read.
void DataPanel::showColumns()
{
    const auto& columns = m_asked.columns;
    const bool isFirstTwo = columns.first == 1 && columns.second == 2;
    const bool isFileOfPairs = !m_asked.source.empty() && m_asked.target.empty();
    m_columns->setText(columns.first > 0 ? QStringLiteral("%1, %2").arg(columns.first).arg(columns.second) : QString());
    m_columnsRow->setVisible(isFileOfPairs && columns.rule != ColumnRule::FirstTwo && !isFirstTwo);
}

void DataPanel::loadColumns()
{
    const auto typed = m_columns->text().split(QLatin1Char(','), Qt::SkipEmptyParts);
    PairColumns columns;
    if (typed.size() == 2)
        columns = {ColumnRule::Chosen, typed[0].trimmed().toUInt(), typed[1].trimmed().toUInt()};
    const auto& before = m_asked.columns;
    const bool isWhole = typed.size() == 2 || m_columns->text().trimmed().isEmpty();
    if (!isWhole || (columns.first == before.first && columns.second == before.second))
        return;
    auto request = m_asked;
    request.columns = columns;
    load(request);
}

bool DataPanel::askForColumns(const Error& error)
{
    const bool isOfLoad = std::exchange(m_isUnanswered, false);
    const bool isOfChosen = m_asked.columns.rule == ColumnRule::Chosen
        && (error.code == ErrorCode::BadData || error.code == ErrorCode::InvalidSetting);
    if (!isOfLoad || (error.code != ErrorCode::UnclearColumns && !isOfChosen))
        return false;
    showColumns();
    m_columnsRow->show();
    m_columns->setFocus();
    return true;
}

void DataPanel::makeStatus()
{
    m_name = new ElidedLabel(this, Qt::ElideMiddle);
    m_counts = makeQuietLabel({}, this);
    m_counts->setWordWrap(true);
    m_loading = new QWidget(this);
    m_progress = new QProgressBar(m_loading);
    m_progress->setTextVisible(false);
    m_progress->setRange(0, 1000);
    m_progress->setFixedHeight(grid(0.75));
    m_progress->setAccessibleName(tr("Progress of reading"));
    m_cancel = new QPushButton(tr("Cancel"), m_loading);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        m_isUnanswered = false;
        emit cancelRequested();
    });
    auto* row = new QHBoxLayout(m_loading);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_progress, 1);
    row->addWidget(m_cancel);

    m_problems = new QToolButton(this);
    m_problems->setIcon(icon(QStringLiteral("warning")));
    m_problems->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_problems->setAutoRaise(true);
    m_problems->setToolTip(tr("Show the lines that were skipped, and why"));
    connect(m_problems, &QToolButton::clicked, this, &DataPanel::pairsRequested);
    m_problems->hide();
    m_notices = makeQuietLabel({}, this);
    m_notices->setWordWrap(true);
    m_notices->hide();

    auto* names = new QVBoxLayout;
    names->setSpacing(grid(0.25));
    names->addWidget(m_name);
    names->addWidget(m_counts);
    m_section->content()->addLayout(names);
    m_section->content()->addWidget(m_columnsRow);
    m_section->content()->addWidget(m_loading);
    m_section->content()->addWidget(m_facts);
    m_section->content()->addWidget(m_problems);
    m_section->content()->addWidget(m_notices);
    m_facts->hide();
}

void DataPanel::makeForm()
{
    m_text = new Section(tr("Text"), Folding::Closed, this);
    m_form = new SettingsForm(
        *m_settings, {tokenizerKey, recipeKey, lengthKey, frequencyKey, lowercaseKey, accentsKey}, this);
    m_text->content()->addWidget(m_form);
    m_subwords = new SubwordForm(*m_settings, this);
    m_text->content()->addWidget(m_subwords);
    m_section->content()->addWidget(m_text);
    connect(m_settings, &SettingsModel::valueChanged, this, &DataPanel::summarizeForm);
    connect(m_settings, &SettingsModel::valueChanged, this, &DataPanel::reloadSoon);
}

void DataPanel::addSourceButton(QToolButton* button)
{
    m_section->addHeadingWidget(button);
}

void DataPanel::setCatalogue(const Catalogue& catalogue)
{
    const QScopedValueRollback adopting(m_adopting, true);
    std::vector<SettingInfo> rows;
    for (const auto& info : catalogue.settings)
        if (info.group == SettingGroup::Data)
            rows.push_back(info);
    m_settings->setRows(std::move(rows));
    if (!catalogue.presets.empty())
        m_settings->setDefaults(catalogue.presets.front().values);
    summarizeForm();
}

void DataPanel::setState(const EngineState& state)
{
    const bool wasLoading = m_state.data == DataState::Loading;
    m_state = state;
    const bool loading = state.data == DataState::Loading;
    if (wasLoading && state.data == DataState::Loaded)
        adopt(m_loaded); // after a failed load these are the old settings; a successful load replaces them at once
    if (wasLoading && !loading)
        showColumns();
    const bool free = state.activity == Activity::Idle || state.activity == Activity::Failed;
    m_loading->setVisible(loading);
    m_columns->setEnabled(free && !loading);
    m_form->setEditable(free);
    m_subwords->setEditable(free);
    if (loading) {
        m_name->setFullText(nameOf(m_request));
        m_counts->setText(tr("Reading…"));
    } else if (state.data == DataState::Loaded) {
        m_name->setFullText(m_shownName);
        showCounts();
    } else {
        showNothing();
    }
}

void DataPanel::showNothing()
{
    const bool needsPairs = m_user.task == Task::Sentences;
    m_name->setFullText(needsPairs ? tr("No data yet") : tr("No pairs needed"));
    m_counts->setText(needsPairs ? tr("Open a file of sentence pairs, drop one here, or choose a sample.")
                                 : tr("The preset %1 makes its own sequences.").arg(m_user.preset));
    m_facts->hide();
}

void DataPanel::setUser(const User& user)
{
    m_user = user;
    if (m_state.data == DataState::Loaded)
        showCounts();
    else if (m_state.data == DataState::None)
        showNothing();
}

void DataPanel::showCounts()
{
    m_counts->setText(m_user.task == Task::Sentences
            ? m_shownCounts
            : tr("The preset %1 makes its own sequences. These pairs stay loaded for the other presets.")
                  .arg(m_user.preset));
}

void DataPanel::showProgress(double fraction)
{
    m_progress->setValue(int(fraction * 1000.0));
}

void DataPanel::showCorpus(const CorpusSummary& summary)
{
    const QScopedValueRollback adopting(m_adopting, true);
    m_loaded = summary.request;
    m_asked = m_loaded;
    m_isUnanswered = false;
    adopt(m_loaded);
    showColumns();
    m_shownName = QString::fromStdString(summary.name);
    m_shownCounts = tr("Pairs to train: %1, to validate: %2")
                        .arg(countText(summary.trainingPairs), countText(summary.validationPairs));
    m_name->setFullText(m_shownName);
    showCounts();
    m_facts->showCorpus(summary);
    m_facts->show();
    m_problems->setVisible(summary.problemCount > 0);
    m_problems->setText(tr("%1 – why?").arg(skippedText(summary.problemCount)));
    QStringList notices;
    for (const auto& notice : summary.notices)
        notices << inWindowsWords(translated(notice));
    m_notices->setText(notices.join(QLatin1Char('\n')));
    m_notices->setVisible(!notices.isEmpty());
    summarizeForm();
}

void DataPanel::adopt(const DataRequest& request)
{
    const QScopedValueRollback adopting(m_adopting, true);
    m_request = request;
    m_hasRequest = true;
    m_settings->setChanges(request.settings);
}

void DataPanel::showRequest(const DataRequest& request)
{
    m_request = request;
}

void DataPanel::load(DataRequest request)
{
    request.settings = m_settings->changes();
    m_request = request;
    m_asked = request;
    m_hasRequest = true;
    m_isUnanswered = true;
    m_progress->setValue(0);
    emit loadRequested(request);
}

void DataPanel::swapDirection()
{
    const bool swapped = m_settings->value(directionKey) == QLatin1String("swapped");
    m_settings->setValue(directionKey, swapped ? QStringLiteral("as-written") : QStringLiteral("swapped"));
}

void DataPanel::reloadSoon()
{
    if (!m_adopting && m_hasRequest)
        m_reloadTimer.start();
}

void DataPanel::reload()
{
    const bool free = m_state.activity == Activity::Idle || m_state.activity == Activity::Failed;
    if (free && m_state.data != DataState::None)
        load(m_state.data == DataState::Loaded ? m_loaded : m_request);
}

void DataPanel::showChosen(const std::vector<KeyValue>& settings)
{
    m_chosenTokenizer.clear();
    for (const auto& [key, value] : settings)
        if (QString::fromStdString(key) == tokenizerKey)
            m_chosenTokenizer = QString::fromStdString(value);
    summarizeForm();
}

/// Some notices ask for a setting. Such a notice ends with the setting as the command line writes it: tokenizer=space.
QString DataPanel::inWindowsWords(QString notice) const
{
    static const QRegularExpression pattern(QStringLiteral("\\b([a-z_]+)=([a-z-]+)(?=\\.$)"));
    const auto match = pattern.match(notice);
    const auto* setting = match.hasMatch() ? m_settings->find(match.captured(1)) : nullptr;
    if (!setting)
        return notice;
    const auto named = tr("\"%1\" to \"%2\" under \"Text\"", "at the end of a sentence that says: set …")
                           .arg(translated(setting->label), settingValueText(*setting, match.captured(2)));
    return notice.replace(match.capturedStart(), match.capturedLength(), named);
}

void DataPanel::summarizeForm()
{
    const auto* tokenizer = m_settings->find(tokenizerKey);
    if (!tokenizer)
        return;
    QStringList parts{settingValueText(*tokenizer, m_settings->value(tokenizerKey))};
    if (!m_chosenTokenizer.isEmpty() && m_chosenTokenizer != m_settings->value(tokenizerKey))
        parts.front() = tr("%1 (automatic)").arg(settingValueText(*tokenizer, m_chosenTokenizer));
    if (m_settings->value(recipeKey) == QLatin1String("tutorial"))
        parts << tr("tutorial recipe");
    if (m_settings->value(lowercaseKey) == QLatin1String("true"))
        parts << tr("lower case");
    parts << tr("up to %Ln tokens", nullptr, m_settings->value(lengthKey).toInt());
    m_text->setSummary(parts.join(QStringLiteral(", ")));
}

QString DataPanel::nameOf(const DataRequest& request) const
{
    const auto& path = request.sample.empty() ? request.source : request.sample;
    return QFileInfo(QString::fromStdString(path)).fileName();
}

} // namespace attentoscope::ui

#include "datapanel.moc"
