// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/erasure/erasurewindow.h"

#include "engine/storage/studiesjson.h"
#include "engine/types/faithfulness.h"
#include "ui/heads/headwords.h"
#include "ui/plots/attention/attentioncontent.h"
#include "ui/plots/attention/wholewords.h"
#include "ui/plots/style/datatable.h"
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
#include <QHeaderView>
#include <QLocale>
#include <QMenu>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace attentoscope::ui {

namespace {

/// In the order of the enumeration Disturbance.
constexpr std::array ways{QT_TRANSLATE_NOOP("ErasureWindow", "Erase words: zero vector"),
    QT_TRANSLATE_NOOP("ErasureWindow", "Erase words: <unk>"),
    QT_TRANSLATE_NOOP("ErasureWindow", "Erase words: mean of the neighbours"),
    QT_TRANSLATE_NOOP("ErasureWindow", "Erase words: cut out"),
    QT_TRANSLATE_NOOP("ErasureWindow", "Change rows: largest weight moved"),
    QT_TRANSLATE_NOOP("ErasureWindow", "Change rows: all weights alike")};

DifferenceTexts lossTexts()
{
    return {LossView::tr("What is lost"),
        LossView::tr("Orange: without it, the target word is less probable. Blue: more probable."),
        LossView::tr("What each target word loses without a word"),
        LossView::tr("Loss of log probability, a row for each target word, a column for what is taken away"),
        LossView::tr("log p before − after, in nats"), LossView::tr("the target word becomes less probable"),
        LossView::tr("the target word becomes more probable")};
}

QString signedText(double value, int decimals)
{
    const QString sign = value > 0.0 ? QStringLiteral("+") : value < 0.0 ? QStringLiteral("−") : QString();
    return sign + QLocale().toString(std::abs(value), 'f', decimals);
}

QString tauText(const RankAgreement& agreement)
{
    const auto tau = agreement.tau();
    return tau ? decimalText(*tau, 2) : QStringLiteral("–");
}

QString wordText(const Token& token)
{
    return isolated(QString::fromStdString(token.text));
}

} // namespace

LossView::LossView(QWidget* parent) : DifferenceView(lossTexts(), parent) { }

void LossView::showErasure(const Erasure& erasure)
{
    m_erasure = erasure;
    DifferenceMap map;
    map.difference = erasure.words;
    map.difference.heads.clear();
    map.difference.source = erasure.disturbed;
    map.difference.attention = erasure.change;
    if (erasesWords(erasure.disturbance))
        return showMap(map);
    showMap(map, tr("words whose row is changed"));
}

QString LossView::suggestedName() const
{
    return tr("loss");
}

QString LossView::suggestedTitle() const
{
    return m_erasure ? tr("What is lost: %1").arg(isolated(textOf(m_erasure->words.source))) : QString();
}

QByteArray LossView::json() const
{
    return m_erasure ? jsonText(erasureToJson(*m_erasure)) : QByteArray();
}

ErasureWindow::ErasureWindow(QWidget* parent)
    : QDialog(parent)
    , m_part(new SegmentedControl(this))
    , m_pages(new QStackedWidget(this))
    , m_how(new QComboBox(this))
    , m_export(new QToolButton(this))
    , m_summary(new TextLabel(this))
    , m_attention(new AttentionView(this))
    , m_losses(new LossView(this))
    , m_readout(new ReadoutLine(this))
    , m_layers(new QTableWidget(this))
    , m_layersMessage(new TextLabel(this))
{
    setWindowTitle(tr("Does it need what it looks at?"));
    setWindowFlags(windowFlags() | Qt::WindowMinMaxButtonsHint);
    resize(grid(140), grid(84));
    for (std::size_t way = 0; way < ways.size(); ++way)
        m_how->addItem(tr(ways.at(way)));
    nameChooser(*m_how, tr("What is taken away"));
    m_how->setToolTip(tr("What takes the place of a source word, or what becomes of a row of the shown head; without a "
                         "chosen head, of all cross heads"));
    m_part->setAccessibleName(tr("What is shown"));
    m_part->addSegment(int(Part::Erasure), tr("&Erasure"), {});
    m_part->addSegment(int(Part::Layers), tr("Encoder &layers"), {});
    m_pages->addWidget(makeErasure());
    m_pages->addWidget(makeLayers());
    auto* top = new QHBoxLayout;
    top->addWidget(m_part);
    top->addStretch(1);
    auto* whole = new QVBoxLayout(this);
    whole->setSpacing(grid(1));
    whole->addLayout(top);
    whole->addWidget(m_pages, 1);
    makeExports();
    link();
    connect(m_how, &QComboBox::activated, this, &ErasureWindow::wanted);
    connect(m_part, &SegmentedControl::chosen, this, [this](int part) { showPart(Part(part)); });
    showMessage(tr("Translate a sentence first."));
    showLayersMessage({});
}

QWidget* ErasureWindow::makeErasure()
{
    auto* page = new QWidget;
    auto* top = new QHBoxLayout;
    top->addWidget(m_how);
    top->addStretch(1);
    top->addWidget(m_export);
    auto* views = new QSplitter(Qt::Horizontal);
    views->setChildrenCollapsible(false);
    for (QWidget* side : {static_cast<QWidget*>(m_attention), static_cast<QWidget*>(m_losses)}) {
        side->setAutoFillBackground(true);
        side->setBackgroundRole(QPalette::Base);
        views->addWidget(side);
        views->setStretchFactor(views->count() - 1, 1);
    }
    views->setSizes({width(), width()});
    m_attention->setAccessibleName(tr("Attention of the translation, in whole words"));
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_readout->setHint(tr("Point at a cell: its weight, and what the target word loses."));
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins({});
    column->setSpacing(grid(1));
    column->addLayout(top);
    column->addWidget(views, 1);
    column->addWidget(m_summary);
    column->addWidget(m_readout);
    return page;
}

QWidget* ErasureWindow::makeLayers()
{
    auto* page = new QWidget;
    auto* help =
        makeQuietLabel(tr("What the decoder writes when it reads a lower layer of the encoder as if it were the "
                          "last. The last line is the usual translation without a beam."),
            page);
    help->setWordWrap(true);
    m_layers->setColumnCount(3);
    m_layers->setHorizontalHeaderLabels({tr("Layer"), tr("Translation"), tr("log p in nats")});
    m_layers->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_layers->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_layers->verticalHeader()->hide();
    m_layers->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_layers->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_layers->setAccessibleName(tr("Translations from each layer of the encoder"));
    m_layersMessage->setWordWrap(true);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins({});
    column->setSpacing(grid(1));
    column->addWidget(help);
    column->addWidget(m_layersMessage);
    column->addWidget(m_layers, 1);
    return page;
}

void ErasureWindow::makeExports()
{
    m_export->setIcon(icon(QStringLiteral("export")));
    m_export->setToolTip(tr("Save a picture or a table"));
    m_export->setAccessibleName(m_export->toolTip());
    m_export->setAutoRaise(true);
    m_export->setPopupMode(QToolButton::InstantPopup);
    m_export->setFocusPolicy(Qt::StrongFocus);
    auto* menu = new QMenu(m_export);
    const auto add = [this, menu](const QString& text, Exportable& view) {
        auto* action = menu->addAction(text);
        connect(action, &QAction::triggered, this, [this, &view] { emit exportRequested(&view); });
        connect(menu, &QMenu::aboutToShow, action, [action, &view] { action->setEnabled(view.hasContent()); });
    };
    add(tr("&Attention…"), *m_attention);
    add(tr("&What is lost…"), *m_losses);
    m_export->setMenu(menu);
}

/// Pointing at a cell or row of one map also highlights it in the other.
void ErasureWindow::link()
{
    connect(m_attention, &AttentionView::pointed, this, [this](std::optional<Cell> cell, std::optional<Word>) {
        m_losses->showPointed(hasSourceColumns() ? cell : std::nullopt);
        showReading(hasSourceColumns() ? cell : std::nullopt);
    });
    connect(m_losses, &DifferenceView::pointed, this, [this](std::optional<Cell> cell) {
        if (hasSourceColumns() || !cell)
            m_attention->showPointed(cell, {});
        else
            m_attention->showPointed({}, Word{Side::Target, cell->row});
        showReading(cell);
    });
}

bool ErasureWindow::hasSourceColumns() const
{
    return m_erasure && m_erasure->disturbed.size() == m_erasure->words.source.size()
        && (erasesWords(m_erasure->disturbance) || (m_erasure->head && m_erasure->head->kind == HeadKind::Encoder));
}

void ErasureWindow::showReading(std::optional<Cell> cell)
{
    if (!m_erasure || !cell)
        return m_readout->setReading({});
    const auto row = static_cast<std::size_t>(cell->row), column = static_cast<std::size_t>(cell->column);
    const auto lost = signedText(static_cast<double>(m_erasure->change.at(row, column)), 3);
    const auto target = wordText(m_erasure->words.target[row]), taken = wordText(m_erasure->disturbed[column]);
    if (!erasesWords(m_erasure->disturbance))
        return m_readout->setReading(tr("With the row of “%1” changed, “%2” loses %3 nats").arg(taken, target, lost));
    if (m_weights.isEmpty())
        return m_readout->setReading(tr("Without “%1”, “%2” loses %3 nats").arg(taken, target, lost));
    const auto rows = rowAgreements(*m_erasure, m_weights);
    m_readout->setReading(tr("“%1” looks at “%2” with weight %3 and loses %4 nats without it · Kendall's τ of the row: "
                             "%5")
            .arg(target, taken, QLocale().toString(static_cast<double>(m_weights.at(row, column)), 'f', 3), lost,
                tauText(rows[row])));
}

void ErasureWindow::showErasure(const Erasure& erasure, const std::optional<AttentionHead>& shown)
{
    m_erasure = erasure;
    auto words = erasure.words;
    const auto head = shown ? std::ranges::find(erasure.words.heads, *shown, &HeadMap::id) : erasure.words.heads.end();
    const bool isOfHead = head != erasure.words.heads.end();
    if (isOfHead)
        words.attention = head->attention;
    words.heads.clear();
    m_weights = words.attention;
    m_attention->setMap({.title = isOfHead ? headName(*shown) : QString(), .sentence = {}});
    m_attention->showTranslation(words);
    auto options = m_attention->options();
    options.scale = WeightScale::Automatic; // a loss has no upper limit
    m_losses->setOptions(options);
    m_losses->showErasure(erasure);
    m_summary->setText(!erasesWords(erasure.disturbance) || m_weights.isEmpty()
            ? QString()
            : tr("Kendall's τ between weights and losses, over all rows of words: %1. At 1 the model needs most what it "
                 "looks at most; at 0 the weights say nothing about what it needs.")
                  .arg(tauText(agreementOf(erasure, m_weights))));
    showReading({});
}

void ErasureWindow::showMessage(const QString& message)
{
    m_erasure.reset();
    m_attention->clear(message);
    m_losses->showMessage(message);
    m_summary->clear();
    showReading({});
}

void ErasureWindow::showLayers(const LayerTranslations& translations)
{
    m_layersMessage->setText(
        tr("As the model is at step %1").arg(countText(static_cast<std::size_t>(translations.step))));
    m_layers->setRowCount(static_cast<int>(translations.layers.size()));
    for (int row = 0; row < m_layers->rowCount(); ++row) {
        const auto& translation = translations.layers[static_cast<std::size_t>(row)];
        const auto text = QString::fromStdString(translation.text);
        m_layers->setItem(row, 0, new QTableWidgetItem(QString::number(row + 1)));
        m_layers->setItem(row, 1, new QTableWidgetItem(text));
        m_layers->item(row, 1)->setToolTip(plainTip(text));
        m_layers->setItem(row, 2, new QTableWidgetItem(signedText(translation.score, 2)));
    }
    m_layers->show();
}

void ErasureWindow::showLayersMessage(const QString& message)
{
    m_layers->setRowCount(0);
    m_layers->hide();
    m_layersMessage->setText(message);
}

Disturbance ErasureWindow::disturbance() const
{
    return static_cast<Disturbance>(m_how->currentIndex());
}

void ErasureWindow::setDisturbance(Disturbance disturbance)
{
    m_how->setCurrentIndex(static_cast<int>(disturbance));
    emit wanted();
}

bool ErasureWindow::showsLayers() const
{
    return Part(m_part->current()) == Part::Layers;
}

void ErasureWindow::setLayersShown()
{
    m_part->setCurrent(int(Part::Layers));
    showPart(Part::Layers);
}

void ErasureWindow::showPart(Part part)
{
    m_pages->setCurrentIndex(int(part));
    emit wanted();
}

QString ErasureWindow::summary() const
{
    return m_summary->text();
}

} // namespace attentoscope::ui
