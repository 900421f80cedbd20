// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helpwindow.h"

#include "ui/help/helppages.h"
#include "ui/language/languages.h"
#include "ui/theme/grid.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"

#include <QAbstractTextDocumentLayout>
#include <QDesktopServices>
#include <QHBoxLayout>
#include <QHash>
#include <QImage>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QSplitter>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextFrame>
#include <QTextTable>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace attentoscope::ui {

/// Shows the pages that are built into the program. It reads nothing else; links to the web go to the desktop.
class HelpBrowser : public QTextBrowser
{
    Q_OBJECT

public:
    explicit HelpBrowser(QWidget* parent = nullptr);

    void open(const QUrl& address); ///< if the address has an anchor, scrolls to that heading
    void showBlock(int block, const QStringList& words); ///< scrolls to the block and marks the words

public slots:
    void backward() override;
    void forward() override;

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void doSetSource(const QUrl& name, QTextDocument::ResourceType type) override;

private:
    void load(const std::function<void()>& page);
    void followLink(const QUrl& link);
    void scrollTo(const QString& anchor);
    void scrollTo(int block);
    void shape();

    QHash<QUrl, int> m_places; ///< how far each page was scrolled when it was left
};

HelpBrowser::HelpBrowser(QWidget* parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    setAccessibleName(tr("Page"));
    document()->setDocumentMargin(grid(2));
    connect(this, &QTextBrowser::anchorClicked, this, &HelpBrowser::followLink);
}

void HelpBrowser::followLink(const QUrl& link)
{
    const auto address = source().resolved(link);
    if (address.scheme() == QLatin1String("https") || address.scheme() == QLatin1String("http"))
        QDesktopServices::openUrl(address);
    else if (!helpText(address).isEmpty())
        open(address);
}

void HelpBrowser::open(const QUrl& address)
{
    setExtraSelections({});
    setSource(address, QTextDocument::MarkdownResource);
}

/// Loads a page in one go, so that it is laid out once, and not after each of its blocks.
void HelpBrowser::load(const std::function<void()>& page)
{
    m_places[source()] = verticalScrollBar()->value();
    QTextCursor edit(document());
    edit.beginEditBlock();
    page();
    shape();
    edit.endEditBlock();
}

void HelpBrowser::backward()
{
    load([this] { QTextBrowser::backward(); });
    verticalScrollBar()->setValue(m_places.value(source()));
}

void HelpBrowser::forward()
{
    load([this] { QTextBrowser::forward(); });
    verticalScrollBar()->setValue(m_places.value(source()));
}

void HelpBrowser::doSetSource(const QUrl& name, QTextDocument::ResourceType type)
{
    load([&] { QTextBrowser::doSetSource(name, type); });
    if (!name.fragment().isEmpty())
        scrollTo(name.fragment());
}

void HelpBrowser::scrollTo(const QString& anchor)
{
    for (auto block = document()->begin(); block.isValid(); block = block.next())
        if (block.blockFormat().headingLevel() > 0 && headingAnchor(block.text()) == anchor)
            return scrollTo(block.blockNumber());
}

void HelpBrowser::scrollTo(int block)
{
    const auto place = document()->findBlockByNumber(block);
    setTextCursor(QTextCursor(place));
    verticalScrollBar()->setValue(int(document()->documentLayout()->blockBoundingRect(place).top()) - grid(2));
}

void HelpBrowser::showBlock(int block, const QStringList& words)
{
    QList<QTextEdit::ExtraSelection> marks;
    const auto place = document()->findBlockByNumber(block);
    for (const auto& word : words) {
        const auto start = place.text().indexOf(word, 0, Qt::CaseInsensitive);
        if (start < 0)
            continue;
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(place);
        mark.cursor.setPosition(place.position() + int(start));
        mark.cursor.setPosition(place.position() + int(start + word.size()), QTextCursor::KeepAnchor);
        mark.format.setBackground(palette().highlight());
        mark.format.setForeground(palette().highlightedText());
        marks << mark;
    }
    setExtraSelections(marks);
    scrollTo(block);
}

/// Draws the lines of tables, and lets code wrap. Markdown can say neither.
void HelpBrowser::shape()
{
    QTextCursor cursor(document());
    QTextBlockFormat breaking;
    breaking.setNonBreakableLines(false);
    cursor.select(QTextCursor::Document);
    cursor.mergeBlockFormat(breaking);
    for (auto* frame : document()->rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table)
            continue;
        auto format = table->format();
        format.setCellPadding(grid(0.5));
        format.setCellSpacing(0);
        format.setBorder(1);
        format.setBorderBrush(palette().mid());
        format.setBorderCollapse(true);
        table->setFormat(format);
    }
}

QVariant HelpBrowser::loadResource(int type, const QUrl& name)
{
    const auto address = source().isEmpty() ? name : source().resolved(name);
    if (type == QTextDocument::MarkdownResource)
        return helpText(address);
    if (type != QTextDocument::ImageResource || !address.toString().startsWith(helpAddress({}).toString()))
        return {};
    constexpr int widest = 640;
    const QImage picture(address.toString().mid(3));
    return picture.width() > widest ? picture.scaledToWidth(widest, Qt::SmoothTransformation) : picture;
}

namespace {

constexpr int addressRole = Qt::UserRole;
constexpr int blockRole = Qt::UserRole + 1;
constexpr std::size_t mostHits = 200;

QStringList wordsOf(const QLineEdit& field)
{
    return field.text().simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

QString titleOfPage(const QString& file)
{
    const auto page = std::ranges::find(helpPages(), file, &HelpPage::file);
    return page == helpPages().end() ? file : page->title;
}

} // namespace

HelpWindow::HelpWindow(QWidget* parent)
    : QDialog(parent), m_search(new QLineEdit(this)), m_list(new QListWidget(this)), m_browser(new HelpBrowser(this))
{
    setWindowTitle(tr("Documentation"));
    m_search->setPlaceholderText(tr("Search all pages"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_search->installEventFilter(this);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    if (languageInUse() != QLatin1String("en"))
        column->addWidget(makeQuietLabel(tr("The pages are in English."), side));
    auto* parts = new QSplitter(this);
    parts->setChildrenCollapsible(false);
    parts->addWidget(side);
    parts->addWidget(m_browser);
    parts->setStretchFactor(1, 1);
    parts->setSizes({grid(34), grid(86)});
    auto* all = new QVBoxLayout(this);
    all->addWidget(parts, 1);
    all->addWidget(makeButtons());
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::fillList);
    connect(m_list, &QListWidget::currentItemChanged, this, &HelpWindow::openItem);
    connect(m_list, &QListWidget::itemClicked, this, &HelpWindow::openItem);
    connect(m_browser, &QTextBrowser::sourceChanged, this, &HelpWindow::markPage);
    const QSize room = screen()->availableGeometry().size();
    resize(QSize(grid(124), grid(88)).boundedTo(room * 0.9));
    fillList();
    m_search->setFocus();
}

QTextBrowser& HelpWindow::browser() const
{
    return *m_browser;
}

QWidget* HelpWindow::makeButtons()
{
    auto* box = new QWidget(this);
    auto* row = new QHBoxLayout(box);
    row->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](const QString& text) {
        auto* button = new QPushButton(text, box);
        button->setAutoDefault(false);
        row->addWidget(button);
        return button;
    };
    auto* back = add(tr("&Back"));
    auto* forward = add(tr("&Forward"));
    row->addStretch(1);
    auto* close = add(tr("&Close"));
    back->setEnabled(false);
    forward->setEnabled(false);
    connect(back, &QPushButton::clicked, m_browser, &QTextBrowser::backward);
    connect(forward, &QPushButton::clicked, m_browser, &QTextBrowser::forward);
    connect(m_browser, &QTextBrowser::backwardAvailable, back, &QWidget::setEnabled);
    connect(m_browser, &QTextBrowser::forwardAvailable, forward, &QWidget::setEnabled);
    connect(close, &QPushButton::clicked, this, &QWidget::close);
    return box;
}

void HelpWindow::openAbout(const QWidget* widget)
{
    QString file;
    for (; widget && file.isEmpty(); widget = widget->parentWidget())
        file = widget->property(helpPageProperty).toString();
    m_search->clear();
    m_browser->open(helpAddress(file.isEmpty() ? helpPages().front().file : file));
}

void HelpWindow::search(const QString& words)
{
    m_search->setText(words);
}

void HelpWindow::fillList()
{
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    if (wordsOf(*m_search).isEmpty())
        listPages();
    else
        listHits();
}

void HelpWindow::listPages()
{
    m_list->setAccessibleName(tr("Pages"));
    for (const auto& page : helpPages()) {
        auto* item = new QListWidgetItem(page.title, m_list);
        item->setData(addressRole, helpAddress(page.file));
    }
    markPage(m_browser->source());
}

void HelpWindow::listHits()
{
    m_list->setAccessibleName(tr("What the search found"));
    auto hits = searchHelp(m_search->text());
    if (hits.size() > mostHits)
        hits.resize(mostHits);
    for (const auto& hit : hits) {
        const auto page = titleOfPage(hit.file);
        const auto place = hit.heading == page ? page : tr("%1: %2").arg(page, hit.heading);
        const auto shown = hit.text.size() > 120 ? hit.text.left(117).trimmed() + QStringLiteral("…") : hit.text;
        auto* item = new QListWidgetItem(QStringLiteral("%1\n%2").arg(place, shown), m_list);
        item->setData(addressRole, helpAddress(hit.file));
        item->setData(blockRole, hit.block);
        item->setToolTip(plainTip(hit.text));
    }
    if (!hits.empty())
        return;
    auto* none = new QListWidgetItem(tr("No page has all these words. Try fewer."), m_list);
    none->setFlags(Qt::NoItemFlags);
}

void HelpWindow::openItem(const QListWidgetItem* item)
{
    if (!item || !item->data(addressRole).isValid())
        return;
    const auto address = item->data(addressRole).toUrl();
    if (m_browser->source().adjusted(QUrl::RemoveFragment) != address)
        m_browser->open(address);
    if (item->data(blockRole).isValid())
        m_browser->showBlock(item->data(blockRole).toInt(), wordsOf(*m_search));
}

/// Selects the page in the list. Needed after a click on a link.
void HelpWindow::markPage(const QUrl& page)
{
    if (!wordsOf(*m_search).isEmpty())
        return;
    const QSignalBlocker blocker(m_list);
    const auto address = page.adjusted(QUrl::RemoveFragment);
    for (int row = 0; row < m_list->count(); ++row)
        if (m_list->item(row)->data(addressRole).toUrl() == address)
            m_list->setCurrentRow(row);
}

bool HelpWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<const QKeyEvent&>(*event).key();
        const bool enters = key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter;
        if (enters && m_list->count() > 0) {
            m_list->setFocus(Qt::OtherFocusReason);
            m_list->setCurrentRow(qMax(0, m_list->currentRow()));
            openItem(m_list->currentItem());
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace attentoscope::ui

#include "helpwindow.moc"
