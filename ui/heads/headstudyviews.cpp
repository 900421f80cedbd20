// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/headstudyviews.h"

#include "engine/storage/studiesjson.h"
#include "ui/heads/headwords.h"
#include "ui/plots/attention/heatmapplot.h"
#include "ui/plots/style/datatable.h"
#include "ui/plots/style/readoutline.h"
#include "ui/theme/grid.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/numbers.h"
#include "ui/widgets/plaintext.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QStringList>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace attentoscope::ui {

namespace {

AttentionOptions likenessOptions()
{
    AttentionOptions options;
    options.scale = WeightScale::Fixed;
    options.pieces = WordPieces::Apart;
    options.legend = ScreenLegend::Hidden;
    return options;
}

QString placeName(AttentionHead head)
{
    return QStringLiteral("%1.%2").arg(head.layer).arg(head.head);
}

} // namespace

LikenessView::LikenessView(QWidget* parent)
    : QWidget(parent)
    , m_kind(new QComboBox(this))
    , m_export(makeExportButton(this))
    , m_plot(new HeatmapPlot(this))
    , m_readout(new ReadoutLine(this))
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Likeness of heads; arrow keys read two of them"));
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->setMouseTracking(true);
    m_plot->installEventFilter(this);
    m_plot->setOptions(likenessOptions());
    m_plot->setAxisNames({tr("layer.head"), tr("layer.head"), tr("1 − divergence in bits")});
    m_plot->setAccessibleName(tr("A row and a column for each head, 1 where two heads spread their weight alike"));
    connect(m_kind, &QComboBox::currentIndexChanged, this, &LikenessView::refresh);
    layOut();
}

void LikenessView::layOut()
{
    nameChooser(*m_kind, tr("Kind of the compared heads"));
    connect(m_export, &QToolButton::clicked, this, [this] { emit exportRequested(this); });
    auto* top = new QHBoxLayout;
    top->setSpacing(grid(1));
    top->addWidget(m_kind);
    top->addStretch(1);
    top->addWidget(m_export);
    auto* note = makeQuietLabel(tr("Bright: both heads spread their weight alike. Alike heads stand together."), this);
    note->setWordWrap(true);
    m_readout->setHint(tr("Point at a cell: two heads and their divergence."));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(grid(0.5));
    column->addLayout(top);
    column->addWidget(note);
    column->addWidget(m_plot, 1);
    column->addWidget(m_readout);
}

void LikenessView::showPatterns(const HeadPatterns& patterns)
{
    const auto before = shown() ? std::optional(shown()->kind) : std::nullopt;
    m_patterns = patterns;
    m_kind->blockSignals(true);
    m_kind->clear();
    for (const auto& kind : m_patterns.likeness)
        m_kind->addItem(kindName(kind.kind), static_cast<int>(kind.kind));
    m_kind->blockSignals(false);
    setKind(before.value_or(HeadKind::Cross));
    refresh();
}

void LikenessView::setKind(HeadKind kind)
{
    m_kind->setCurrentIndex(std::max(0, m_kind->findData(static_cast<int>(kind))));
}

const KindLikeness* LikenessView::shown() const
{
    const auto index = m_kind->currentIndex();
    return index < 0 ? nullptr : &m_patterns.likeness[static_cast<std::size_t>(index)];
}

void LikenessView::refresh()
{
    m_order.clear();
    m_divergences.clear();
    Translation matrix;
    if (const auto* kind = shown()) {
        const auto order = likenessOrder(*kind);
        auto weights = std::make_shared<std::vector<float>>();
        for (const auto row : order) {
            m_order.push_back(kind->heads[row]);
            matrix.source.push_back({.text = placeName(kind->heads[row]).toStdString()});
            for (const auto column : order) {
                m_divergences.push_back(kind->divergence(row, column));
                weights->push_back(static_cast<float>(1.0 - m_divergences.back()));
            }
        }
        matrix.target = matrix.source;
        matrix.attention = {order.size(), order.size(), std::move(weights)};
    }
    m_plot->setTranslation(matrix);
    m_export->setEnabled(hasContent());
    point({});
}

void LikenessView::point(std::optional<Cell> cell)
{
    m_pointed = cell && hasContent() && m_plot->isDrawn(*cell) ? cell : std::nullopt;
    m_plot->setHover(m_pointed);
    m_readout->setReading(reading());
}

QString LikenessView::reading() const
{
    if (!m_pointed)
        return {};
    const auto row = static_cast<std::size_t>(m_pointed->row), column = static_cast<std::size_t>(m_pointed->column);
    return tr("%1 and %2: %3 bits")
        .arg(headName(m_order[row]), headName(m_order[column]),
            QLocale().toString(m_divergences[row * m_order.size() + column], 'f', 3));
}

bool LikenessView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_plot)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::MouseMove) {
        const auto* moved = static_cast<QMouseEvent*>(event);
        point(m_plot->cellAt(moved->position()));
        QToolTip::showText(moved->globalPosition().toPoint(), plainTip(reading()), m_plot);
    } else if (event->type() == QEvent::Leave) {
        point({});
    } else if (event->type() == QEvent::MouseButtonPress) {
        setFocus(Qt::MouseFocusReason);
    }
    return QWidget::eventFilter(watched, event);
}

void LikenessView::keyPressEvent(QKeyEvent* event)
{
    const auto last = static_cast<int>(m_order.size()) - 1;
    auto cell = m_pointed.value_or(Cell{0, 0});
    switch (event->key()) {
    case Qt::Key_Left:
        cell.column -= m_pointed ? 1 : 0;
        break;
    case Qt::Key_Right:
        cell.column += m_pointed ? 1 : 0;
        break;
    case Qt::Key_Up:
        cell.row -= m_pointed ? 1 : 0;
        break;
    case Qt::Key_Down:
        cell.row += m_pointed ? 1 : 0;
        break;
    default:
        return QWidget::keyPressEvent(event);
    }
    if (last >= 0)
        point(Cell{std::clamp(cell.row, 0, last), std::clamp(cell.column, 0, last)});
    event->accept();
}

QString LikenessView::suggestedName() const
{
    return tr("likeness");
}

QString LikenessView::suggestedTitle() const
{
    return tr("Likeness of heads: %1").arg(shown() ? kindName(shown()->kind) : QString());
}

QSize LikenessView::suggestedSize(const ExportOptions& options)
{
    return {options.size.height(), options.size.height()};
}

StyledPlot& LikenessView::plot()
{
    return *m_plot;
}

QByteArray LikenessView::csv() const
{
    TextTable table;
    std::vector<std::string> names{"head"};
    for (const auto head : m_order)
        names.push_back(headText(head));
    table.addHeader(names);
    for (std::size_t row = 0; row < m_order.size(); ++row) {
        table.addField(headText(m_order[row]));
        for (std::size_t column = 0; column < m_order.size(); ++column)
            table.addField(m_divergences[row * m_order.size() + column]);
        table.endLine();
    }
    return table.text();
}

QByteArray LikenessView::json() const
{
    if (!shown())
        return {};
    auto object = likenessToJson(*shown());
    object["step"] = m_patterns.step;
    return jsonText(object);
}

namespace {

/// The number of heads at the beginning, and after each removal.
std::size_t countOfHeads(const LeastHeads& least)
{
    const bool lastStays = !least.curve.empty() && least.costsTooMuch(least.curve.back());
    return least.kept.size() + least.curve.size() - (lastStays ? 1 : 0);
}

QString keptText(const LeastHeads& least)
{
    QStringList names;
    for (const auto head : least.kept)
        names << QString::fromStdString(headText(head));
    return names.join(QLatin1Char(' '));
}

} // namespace

LeastHeadsView::LeastHeadsView(QWidget* parent) : HeadChartView(parent)
{
    setAccessibleName(tr("Least set of heads; arrow keys read the curve"));
    setHint(tr("Point at the curve: which head went, and BLEU without it."));
}

void LeastHeadsView::showHeads(const LeastHeads& least)
{
    m_least = least;
    if (least.sentences == 0)
        return show({}, {});
    auto left = countOfHeads(least);
    ChartContents chart{.shape = ChartShape::Curve,
        .points = {},
        .across = tr("heads that are left"),
        .up = tr("BLEU"),
        .limit = least.whole.bleu - leastHeadsTolerance};
    chart.points.push_back({double(left), least.whole.bleu, {}, {},
        tr("all %1 heads: BLEU %2").arg(countText(left), decimalText(least.whole.bleu, 2))});
    for (const auto& trial : least.curve) {
        --left;
        chart.points.push_back({double(left), trial.bleu, {}, {},
            tr("without %1 too, %2 left: BLEU %3")
                .arg(trial.head ? headName(*trial.head) : QString(), countText(left), decimalText(trial.bleu, 2))});
    }
    show(std::move(chart),
        tr("The least set, %1 of %2 heads: %3")
            .arg(countText(least.kept.size()), countText(countOfHeads(least)), keptText(least)));
}

QString LeastHeadsView::suggestedName() const
{
    return tr("least-set");
}

QString LeastHeadsView::suggestedTitle() const
{
    return tr("Least set of heads");
}

QByteArray LeastHeadsView::csv() const
{
    const auto object = leastHeadsToJson(m_least);
    TextTable table;
    const std::vector<std::string> names{"head", "left", "bleu", "loss"};
    table.addHeader(names);
    table.addLine(names, {{"left", countOfHeads(m_least)}, {"bleu", m_least.whole.bleu}, {"loss", m_least.whole.loss}});
    for (const auto& trial : object["curve"])
        table.addLine(names, trial);
    return table.text();
}

QByteArray LeastHeadsView::json() const
{
    auto object = leastHeadsToJson(m_least);
    object["step"] = m_least.step;
    object["sentences"] = m_least.sentences;
    return jsonText(object);
}

namespace {

QString shareText(double share)
{
    return AveragesView::tr("%1 %").arg(decimalText(100.0 * share, 1));
}

/// In the order of WordClass.
std::array<QString, wordClasses> classNames()
{
    return {AveragesView::tr("punctuation"), AveragesView::tr("numbers"), AveragesView::tr("capitals"),
        AveragesView::tr("other words"), AveragesView::tr("start mark"), AveragesView::tr("end mark")};
}

ChartContents classesOf(const AveragedHead& averaged)
{
    ChartContents chart;
    const auto names = classNames();
    for (std::size_t of = 0; of < wordClasses; ++of) {
        const double even = averaged.evenShareOf(WordClass(of));
        if (even <= 0.0)
            continue; // no row has a word of this class
        const double share = averaged.shareOf(WordClass(of));
        chart.points.push_back({double(chart.points.size()), 100.0 * share, 100.0 * even, names[of],
            AveragesView::tr("%1: %2 of the weight; %3 if all weights were alike")
                .arg(names[of], shareText(share), shareText(even))});
    }
    chart.across = AveragesView::tr("words");
    return chart;
}

ChartContents placesOf(const std::vector<PlaceWeights>& places, int first, const QString& reading)
{
    constexpr int farthest = 12; // few sentences have places beyond this
    ChartContents chart;
    for (const auto& weights : places)
        if (weights.rows > 0 && std::abs(weights.place) <= farthest)
            chart.points.push_back({double(weights.place + first), 100.0 * weights.mean(), {}, {},
                reading.arg(QLocale().toString(weights.place + first), shareText(weights.mean()),
                    countText(static_cast<std::size_t>(weights.rows)))});
    return chart;
}

} // namespace

AveragesView::AveragesView(QWidget* parent)
    : HeadChartView(parent), m_head(addChoice(tr("Head"))), m_what(addChoice(tr("What the weight is averaged by")))
{
    setAccessibleName(tr("Attention on average; arrow keys read the bars"));
    m_what->addItem(tr("by kind of word"), int(What::Classes));
    m_what->addItem(tr("by distance"), int(What::Distances));
    m_what->addItem(tr("by place"), int(What::Positions));
    setHint(tr("Point at a bar: its share of the weight."));
    connect(m_head, &QComboBox::currentIndexChanged, this, &AveragesView::refresh);
    connect(m_what, &QComboBox::currentIndexChanged, this, &AveragesView::refresh);
}

void AveragesView::showPatterns(const HeadPatterns& patterns)
{
    const int before = std::max(0, m_head->currentIndex());
    m_patterns = patterns;
    {
        const QSignalBlocker quiet(m_head);
        m_head->clear();
        for (const auto& averaged : m_patterns.averages)
            m_head->addItem(averaged.head ? headName(*averaged.head) : tr("The attention"));
        m_head->setCurrentIndex(std::min(before, m_head->count() - 1));
    }
    refresh();
}

void AveragesView::choose(std::optional<AttentionHead> head, What what)
{
    const auto found = std::ranges::find(m_patterns.averages, head, &AveragedHead::head);
    m_head->setCurrentIndex(int(found - m_patterns.averages.begin()));
    m_what->setCurrentIndex(m_what->findData(int(what)));
}

void AveragesView::refresh()
{
    const int index = m_head->currentIndex();
    if (index < 0)
        return show({}, {});
    const auto& averaged = m_patterns.averages[static_cast<std::size_t>(index)];
    const auto what = What(m_what->currentData().toInt());
    ChartContents chart;
    QString note = tr("Which words get the weight, and what they would get if all weights of a row were alike.");
    if (what == What::Classes)
        chart = classesOf(averaged);
    if (what == What::Distances) {
        chart = placesOf(averaged.distances, 0, tr("distance %1: %2 of the weight, in %3 rows that have such a word"));
        chart.across = tr("place of the row's word minus place of the column's");
        note = tr("At 1 it looks at the word before its own place, at 0 at the same place.");
    }
    if (what == What::Positions) {
        chart = placesOf(averaged.positions, 1, tr("word %1: %2 of the weight, in %3 rows that have such a word"));
        chart.across = tr("place in the sentence");
        note = tr("Words are counted from the first one; marks have no place.");
    }
    chart.up = tr("weight (%)");
    show(std::move(chart), note);
}

QString AveragesView::suggestedName() const
{
    return tr("averages");
}

QString AveragesView::suggestedTitle() const
{
    return tr("Attention on average: %1, %2").arg(m_head->currentText(), m_what->currentText());
}

QByteArray AveragesView::csv() const
{
    return QByteArray::fromStdString(averagesCsv(m_patterns.averages));
}

QByteArray AveragesView::json() const
{
    nlohmann::ordered_json object{{"step", m_patterns.step}};
    auto& averages = object["averages"] = nlohmann::ordered_json::array();
    for (const auto& averaged : m_patterns.averages)
        averages.push_back(averagesToJson(averaged));
    return jsonText(object);
}

} // namespace attentoscope::ui
