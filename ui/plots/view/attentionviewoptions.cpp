// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How AttentionView is drawn, and what it gives to files.
#include "ui/plots/view/attentionview.h"

#include "ui/plots/style/choicemenu.h"
#include "ui/plots/view/attentiontable.h"

#include <QPainter>
#include <QStackedWidget>

#include <array>

namespace attentoscope::ui {

namespace {

/// A strip of the map's colours, to be seen in the menu.
QIcon colorMapIcon(ColorMapId id, Backdrop backdrop)
{
    const ColorMap map(id, backdrop);
    QPixmap pixmap(32, 16);
    QPainter painter(&pixmap);
    for (int x = 0; x < pixmap.width(); ++x)
        painter.fillRect(x, 0, 1, pixmap.height(), map.color(x / (pixmap.width() - 1.0)));
    return pixmap;
}

/// Ticks follow the view, whoever changed it.
template <typename Value>
void tie(AttentionView& view, QAction& action, Value AttentionOptions::* option, Value on)
{
    action.setCheckable(true);
    const auto tick = [&view, &action, option, on] { action.setChecked(view.options().*option == on); };
    tick();
    QObject::connect(&view, &AttentionView::optionsChanged, &action, tick);
}

template <typename Value>
void choose(AttentionView& view, Value AttentionOptions::* option, Value value)
{
    AttentionOptions options = view.options();
    options.*option = value;
    view.setOptions(options);
}

template <typename Value, std::size_t Count>
void addChoices(
    AttentionView& view, QMenu& menu, Value AttentionOptions::* option, const std::array<Choice<Value>, Count>& choices)
{
    auto* group = new QActionGroup(&menu);
    for (const Choice<Value>& choice : choices) {
        QAction* action = menu.addAction(choice.icon, choice.text);
        action->setActionGroup(group);
        tie(view, *action, option, choice.value);
        QObject::connect(
            action, &QAction::triggered, &view, [&view, option, value = choice.value] { choose(view, option, value); });
    }
}

template <typename Value>
void addToggle(
    AttentionView& view, QMenu& menu, const QString& text, Value AttentionOptions::* option, Value off, Value on)
{
    QAction* action = menu.addAction(text);
    tie(view, *action, option, on);
    QObject::connect(action, &QAction::triggered, &view,
        [&view, option, off, on](bool checked) { choose(view, option, checked ? on : off); });
}

void addColorMaps(AttentionView& view, QMenu& menu)
{
    auto* group = new QActionGroup(&menu);
    for (const ColorMapInfo& info : colorMaps()) {
        QAction* action = menu.addAction(colorMapName(info.id));
        action->setActionGroup(group);
        tie(view, *action, &AttentionOptions::colorMap, info.id);
        QObject::connect(action, &QAction::triggered, &view, [&view, id = info.id] { view.setColorMap(id); });
        const auto draw = [&view, action, id = info.id] {
            action->setIcon(colorMapIcon(id, backdropOf(view.palette())));
        };
        draw();
        QObject::connect(&menu, &QMenu::aboutToShow, action, draw); // the theme may have changed
    }
}

} // namespace

template <typename Value>
void AttentionView::change(Value AttentionOptions::* option, Value value)
{
    choose(*this, option, value);
}

const AttentionOptions& AttentionView::options() const
{
    return m_plot->scene().options;
}

void AttentionView::setOptions(const AttentionOptions& options)
{
    if (options == this->options())
        return;
    const std::optional<Cell> pin = pinnedCell();
    const WordSelection selected = selection();
    if (options.form == form()) {
        m_plot->setOptions(options);
    } else {
        AttentionScene scene = m_plot->scene();
        scene.options = options;
        m_plot = m_plots[static_cast<std::size_t>(options.form)];
        m_plot->setScene(scene);
        if (hasContent())
            m_pages->setCurrentWidget(m_plot);
    }
    tellWhatIsGone(pin, selected);
    emit optionsChanged();
}

void AttentionView::setForm(AttentionForm form)
{
    change(&AttentionOptions::form, form);
}

void AttentionView::setColorMap(ColorMapId id)
{
    change(&AttentionOptions::colorMap, id);
}

void AttentionView::setWeightScale(WeightScale scale)
{
    change(&AttentionOptions::scale, scale);
}

void AttentionView::setColumnOrder(ColumnOrder order)
{
    change(&AttentionOptions::order, order);
}

void AttentionView::setCellValues(CellValues values)
{
    change(&AttentionOptions::values, values);
}

void AttentionView::setSpecialTokens(SpecialTokens special)
{
    change(&AttentionOptions::specialTokens, special);
}

void AttentionView::setWordPieces(WordPieces pieces)
{
    change(&AttentionOptions::pieces, pieces);
}

void AttentionView::setCarriedShare(double share)
{
    change(&AttentionOptions::carriedShare, share);
}

void AttentionView::setLinkThreshold(double threshold)
{
    change(&AttentionOptions::linkThreshold, threshold);
}

void AttentionView::buildOptionsMenu()
{
    using Options = AttentionOptions;
    QMenu& menu = *m_optionsMenu;
    const std::array<Choice<AttentionForm>, 2> forms{
        {{AttentionForm::Matrix, tr("&Matrix of cells")}, {AttentionForm::Lines, tr("&Lines between the words")}}};
    addChoices(*this, menu, &Options::form, forms);

    menu.addSection(tr("Scale"));
    const std::array<Choice<WeightScale>, 3> scales{{{WeightScale::Fixed, tr("From &0 to 1")},
        {WeightScale::Automatic, tr("To the largest &weight")}, {WeightScale::Logarithmic, tr("Lo&garithmic")}}};
    addChoices(*this, menu, &Options::scale, scales);

    menu.addSeparator();
    addColorMaps(*this, *menu.addMenu(tr("&Colours")));
    const std::array<Choice<double>, 6> shares{{{1.0, tr("&Everything")}, {0.99, tr("What carries 99 % of each row")},
        {0.95, tr("What carries 95 % of each row")}, {0.9, tr("What carries &90 % of each row")},
        {0.75, tr("What carries 75 % of each row")}, {0.5, tr("What carries &half of each row")}}};
    addChoices(*this, *menu.addMenu(tr("&Show")), &Options::carriedShare, shares);
    const std::array<Choice<ColumnOrder>, 3> orders{{{ColumnOrder::Automatic, tr("By its &script")},
        {ColumnOrder::LeftToRight, tr("From &left to right")}, {ColumnOrder::RightToLeft, tr("From &right to left")}}};
    addChoices(*this, *menu.addMenu(tr("Source &order")), &Options::order, orders);

    addToggle(*this, menu, tr("&Values in the cells where there is room"), &Options::values, CellValues::Hidden,
        CellValues::WhereRoom);
    addToggle(*this, menu, tr("Special &tokens such as <eos>"), &Options::specialTokens, SpecialTokens::Hidden,
        SpecialTokens::Shown);
    addToggle(*this, menu, tr("Gold li&nks outlined"), &Options::gold, GoldOutlines::Hidden, GoldOutlines::Shown);
    addToggle(*this, menu, tr("Whole words, &pieces merged"), &Options::pieces, WordPieces::Apart, WordPieces::Merged);
}

bool AttentionView::hasContent() const
{
    return !translation().attention.isEmpty();
}

QString AttentionView::suggestedName() const
{
    return tr("attention");
}

QString AttentionView::suggestedTitle() const
{
    return textOf(tokens().source) + QStringLiteral(" → ") + QString::fromStdString(translation().text);
}

AttentionPlot& AttentionView::plot()
{
    return *m_plot;
}

QByteArray AttentionView::csv() const
{
    return attentionCsv(translation());
}

QByteArray AttentionView::json() const
{
    return attentionJson(translation());
}

} // namespace attentoscope::ui
