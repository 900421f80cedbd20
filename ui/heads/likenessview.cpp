// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/heads/likenessview.h"

#include "engine/storage/patternsjson.h"
#include "ui/heads/headwords.h"
#include "ui/plots/attention/heatmapplot.h"
#include "ui/plots/style/datatable.h"
#include "ui/plots/style/readoutline.h"
#include "ui/theme/grid.h"
#include "ui/theme/icons.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
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
    , m_export(new QToolButton(this))
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
    m_export->setIcon(icon(QStringLiteral("export")));
    m_export->setToolTip(tr("Save this picture or its numbers"));
    m_export->setAccessibleName(m_export->toolTip());
    m_export->setAutoRaise(true);
    m_export->setFocusPolicy(Qt::StrongFocus);
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

} // namespace attentoscope::ui
