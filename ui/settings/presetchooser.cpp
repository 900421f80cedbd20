// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/presetchooser.h"

#include "ui/language/languages.h"
#include "ui/theme/grid.h"
#include "ui/widgets/accessibility.h"
#include "ui/widgets/equationhtml.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QString>
#include <QStringList>
#include <QUrl>
#include <QVBoxLayout>
#include <QWheelEvent>

#include <algorithm>

namespace attentoscope::ui {

namespace {

QString rowSumText(RowSum sum)
{
    switch (sum) {
    case RowSum::One:
        return KindView::tr("The weights of a target word sum to one.");
    case RowSum::AtMostOne:
        return KindView::tr("The weights of a target word sum to at most one.");
    case RowSum::None:
        break;
    }
    return KindView::tr("There are no weights to see.");
}

/// A link to the paper with this equation. Its text is the part of the source before the colon. Empty if there is no
/// paper.
QString paperHtml(const AttentionKindInfo& kind)
{
    const auto name = translated(kind.paper).section(QLatin1Char(':'), 0, 0).toHtmlEscaped();
    return kind.paperUrl.empty()
        ? name
        : QStringLiteral("<a href=\"%1\">%2</a>").arg(QString::fromStdString(kind.paperUrl).toHtmlEscaped(), name);
}

QString symbolsHtml(const AttentionKindInfo& kind)
{
    QString rows;
    for (const auto& [symbol, meaning] : kind.symbols)
        rows += QStringLiteral("<tr><td style=\"padding-right:0.6em\">%1</td><td>%2</td></tr>")
                    .arg(equationHtml(QString::fromStdString(symbol)), translated(meaning).toHtmlEscaped());
    return QStringLiteral("<table cellspacing=\"0\">%1</table><p style=\"margin-top:0.5em\">%2 %3</p>")
        .arg(rows, rowSumText(kind.rowSum), paperHtml(kind));
}

QString symbolsText(const AttentionKindInfo& kind)
{
    QStringList lines;
    for (const auto& [symbol, meaning] : kind.symbols)
        lines << QStringLiteral("%1: %2").arg(QString::fromStdString(symbol), translated(meaning));
    lines << rowSumText(kind.rowSum);
    if (!kind.paper.empty())
        lines << translated(kind.paper);
    return lines.join(QLatin1Char('\n'));
}

} // namespace

KindView::KindView(QWidget* parent) : QWidget(parent), m_equation(new RichLabel(this)), m_symbols(new RichLabel(this))
{
    m_equation->setTextInteractionFlags(Qt::TextSelectableByMouse);
    makeEquation(*m_equation);
    makeQuiet(m_symbols);
    m_symbols->setOpenExternalLinks(true);
    m_symbols->setTextInteractionFlags(Qt::TextBrowserInteraction);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(grid(0.75));
    column->addWidget(m_equation);
    column->addWidget(m_symbols);
}

void KindView::setKind(const AttentionKindInfo& kind)
{
    const auto equation = QString::fromStdString(kind.equation);
    m_equation->setMarkup(equationBlock(equation));
    m_equation->setToolTip(plainTip(translated(kind.help)));
    m_equation->setAccessibleName(tr("Equation of the attention: %1").arg(equation));
    m_symbols->setMarkup(symbolsHtml(kind));
    m_symbols->setAccessibleName(tr("What the symbols mean"));
    m_symbols->setAccessibleDescription(symbolsText(kind));
    m_symbols->setToolTip(plainTip(translated(kind.paper)));
}

void KindView::clear()
{
    m_equation->clear();
    m_symbols->clear();
}

/// Choosing a preset has consequences. So arrow keys only open the list, and only Enter or a click chooses. The wheel
/// scrolls the form.
class PresetCombo : public QComboBox
{
    Q_OBJECT

public:
    using QComboBox::QComboBox;

    /// Replaces the items. They are in groups below headings, which cannot be chosen. The open list shows all of them.
    void showPresets(const std::vector<PresetInfo>& presets);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
};

namespace {

struct PresetGroupTexts
{
    Q_DECLARE_TR_FUNCTIONS(PresetGroups)
};

QString groupOf(const PresetInfo& preset)
{
    if (preset.task != Task::Sentences)
        return PresetGroupTexts::tr("Without words");
    const auto architecture = std::ranges::find(preset.values, "architecture", &KeyValue::key);
    return architecture != preset.values.end() && architecture->value == "transformer"
        ? PresetGroupTexts::tr("Transformers")
        : PresetGroupTexts::tr("Recurrent networks");
}

} // namespace

void PresetCombo::showPresets(const std::vector<PresetInfo>& presets)
{
    clear();
    QStringList groups;
    for (const PresetInfo& preset : presets)
        groups << groupOf(preset);
    QStringList headings = groups;
    headings.removeDuplicates();
    for (const QString& heading : headings) {
        if (headings.size() > 1) {
            addItem(heading);
            auto* item = static_cast<QStandardItemModel*>(model())->item(count() - 1);
            item->setFlags(Qt::NoItemFlags);
            QFont bold = font();
            bold.setWeight(QFont::DemiBold);
            item->setFont(bold);
        }
        for (std::size_t index = 0; index < presets.size(); ++index)
            if (groups[static_cast<qsizetype>(index)] == heading)
                addItem(translated(presets[index].name), QString::fromStdString(presets[index].id));
    }
    setMaxVisibleItems(std::max(1, count()));
}

void PresetCombo::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End:
        return showPopup();
    default:
        return QComboBox::keyPressEvent(event);
    }
}

void PresetCombo::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

namespace {

struct PresetTexts
{
    Q_DECLARE_TR_FUNCTIONS(PresetTexts)
};

/// The article as "Luong, Pham and Manning 2015: Effective approaches to …"; empty without a title.
QString citation(const ArticleInfo& article)
{
    if (article.title.empty())
        return {};
    QStringList by{QString::fromStdString(article.authors)};
    if (!article.year.empty())
        by << QString::fromStdString(article.year);
    return QStringLiteral("%1: %2").arg(by.join(QLatin1Char(' ')), QString::fromStdString(article.title));
}

QString originSentence(const ArticleInfo& article)
{
    return article.about.empty() ? QString()
                                 : PresetTexts::tr("Where it comes from: %1.").arg(translated(article.about));
}

QString dataSentence(const PresetInfo& preset)
{
    QStringList settings;
    for (const auto& [key, value] : preset.articleData)
        settings << QStringLiteral("%1=%2").arg(QString::fromStdString(key), QString::fromStdString(value));
    return settings.isEmpty()
        ? QString()
        : PresetTexts::tr("Data settings of the article: %1.").arg(settings.join(QStringLiteral(", ")));
}

QString expectationSentence(const PresetInfo& preset)
{
    return preset.expectation.empty() ? QString()
                                      : PresetTexts::tr("What to expect: %1").arg(translated(preset.expectation));
}

/// The first sentence of the help.
QString presetSummary(const PresetInfo& preset)
{
    const auto help = translated(preset.help);
    const auto end = help.indexOf(QLatin1String(". "));
    return end < 0 ? help : help.left(end + 1);
}

QString presetHelpText(const PresetInfo& preset)
{
    QStringList lines{translated(preset.help), originSentence(preset.article), citation(preset.article),
        dataSentence(preset), expectationSentence(preset)};
    lines.removeAll(QString());
    return lines.join(QLatin1Char('\n'));
}

} // namespace

QString presetHelpHtml(const PresetInfo& preset)
{
    QStringList parts{translated(preset.help).toHtmlEscaped()};
    auto origin = originSentence(preset.article).toHtmlEscaped();
    if (const auto cited = citation(preset.article); !cited.isEmpty())
        origin += QStringLiteral(" <a href=\"%1\">%2</a>")
                      .arg(translated(preset.article.url).toHtmlEscaped(), cited.toHtmlEscaped());
    parts << origin << dataSentence(preset).toHtmlEscaped() << expectationSentence(preset).toHtmlEscaped();
    parts.removeAll(QString());
    return parts.join(QStringLiteral("<p style=\"margin-top:0.5em\">"));
}

namespace {

const auto moreLink = QStringLiteral("more");

} // namespace

PresetChooser::PresetChooser(QWidget* parent)
    : QWidget(parent), m_combo(new PresetCombo(this)), m_help(new RichLabel(this)), m_kind(new KindView(this))
{
    nameChooser(*m_combo, tr("Preset"));
    m_combo->setMinimumContentsLength(10);
    m_combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    makeQuiet(m_help);
    m_help->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_help->setAccessibleName(tr("What the preset is"));

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(grid(0.75));
    column->addWidget(m_combo);
    column->addWidget(m_help);
    column->addWidget(m_kind);
    connect(m_help, &QLabel::linkActivated, this, [this](const QString& link) {
        if (link != moreLink)
            return void(QDesktopServices::openUrl(QUrl(link)));
        m_showsAll = !m_showsAll;
        showHelp();
    });
    connect(m_combo, &QComboBox::currentIndexChanged, this, [this] {
        showHelp();
        emit chosen(preset());
    });
}

void PresetChooser::setCatalogue(const std::vector<PresetInfo>& presets, const std::vector<AttentionKindInfo>& kinds)
{
    m_presets = presets;
    m_kinds = kinds;
    const QSignalBlocker blocker(m_combo);
    const auto kept = preset();
    m_combo->showPresets(presets);
    const int index = m_combo->findData(kept);
    const auto first = presets.empty() ? QString() : QString::fromStdString(presets.front().id);
    m_combo->setCurrentIndex(!kept.isEmpty() && index >= 0 ? index : m_combo->findData(first));
    showHelp();
}

void PresetChooser::setPreset(const QString& id)
{
    const QSignalBlocker blocker(m_combo);
    if (const int index = m_combo->findData(id); index >= 0)
        m_combo->setCurrentIndex(index);
    showHelp();
}

QString PresetChooser::preset() const
{
    return m_combo->currentData().toString();
}

void PresetChooser::setChoosable(bool choosable)
{
    m_combo->setEnabled(choosable);
}

const PresetInfo* PresetChooser::current() const
{
    const auto found = std::ranges::find(m_presets, preset().toStdString(), &PresetInfo::id);
    return found == m_presets.end() ? nullptr : &*found;
}

void PresetChooser::showHelp()
{
    const auto* info = current();
    if (!info)
        return;
    const auto link = QStringLiteral(" <a href=\"%1\">%2</a>").arg(moreLink, m_showsAll ? tr("Less") : tr("More"));
    m_help->setMarkup((m_showsAll ? presetHelpHtml(*info) : presetSummary(*info).toHtmlEscaped()) + link);
    m_combo->setToolTip(plainTip(translated(info->name))); // a narrow panel cuts the name
    m_combo->setWhatsThis(plainTip(presetHelpText(*info)));
}

void PresetChooser::showKind(const QString& id, const SettingLookup& valueOf)
{
    const auto known = [&](const auto& info) { return QString::fromStdString(info.id) == id; };
    const auto kind = std::ranges::find_if(m_kinds, known);
    if (kind == m_kinds.end())
        m_kind->clear();
    else
        m_kind->setKind(kindInForce(*kind, valueOf));
}

} // namespace attentoscope::ui

#include "presetchooser.moc"
