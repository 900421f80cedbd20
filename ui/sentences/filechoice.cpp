// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sentences/filechoice.h"

#include "ui/widgets/plaintext.h"

#include <QFileInfo>

namespace attentoscope::ui {

FileChoice::FileChoice(const QString& askText, std::function<QString()> ask, QWidget* parent)
    : QComboBox(parent), m_ask(std::move(ask))
{
    addItem(askText);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(14);
    connect(this, &QComboBox::activated, this, &FileChoice::choose);
}

void FileChoice::addFixed(const QString& text)
{
    insertItem(m_fixed++, text);
    setCurrentIndex(0);
}

void FileChoice::setFixedText(int value, const QString& text)
{
    setItemText(value, text);
}

void FileChoice::setValue(int value)
{
    setCurrentIndex(m_before = value);
}

int FileChoice::value() const
{
    return currentIndex() < m_fixed ? currentIndex() : -1;
}

QString FileChoice::file() const
{
    return currentIndex() < m_fixed ? QString() : currentData().toString();
}

void FileChoice::setFile(const QString& path)
{
    const bool known = count() > m_fixed + 1;
    if (!known)
        insertItem(m_fixed, QString());
    setItemText(m_fixed, QFileInfo(path).fileName());
    setItemData(m_fixed, path);
    setItemData(m_fixed, plainTip(path), Qt::ToolTipRole);
    setCurrentIndex(m_before = m_fixed);
}

void FileChoice::askForFile()
{
    choose(count() - 1);
}

void FileChoice::choose(int index)
{
    if (index == count() - 1) {
        const auto path = m_ask();
        if (path.isEmpty())
            return setCurrentIndex(m_before);
        setFile(path);
    }
    m_before = currentIndex();
    emit chosen();
}

} // namespace attentoscope::ui
