// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/dialogs.h"

#include <QStringList>

#include <memory>

namespace attentoscope::tests {

/// The answers of a test in place of a person, and the questions that were asked.
struct DialogScript
{
    QStringList paths; ///< taken from the front; none: cancelled
    bool agrees = false;
    QStringList questions;
};

class FakeDialogs : public ui::Dialogs
{
public:
    explicit FakeDialogs(std::shared_ptr<DialogScript> script) : m_script(std::move(script)) { }

    QString openFile(QWidget*, const QString&, const QString&, const QString&) override { return next(); }
    QString saveFile(QWidget*, const QString&, const QString&, const QString&) override { return next(); }
    QString chooseFolder(QWidget*, const QString&, const QString&) override { return next(); }
    bool confirm(QWidget*, const QString& question, const QString&) override
    {
        m_script->questions << question;
        return m_script->agrees;
    }

private:
    QString next() { return m_script->paths.isEmpty() ? QString() : m_script->paths.takeFirst(); }

    std::shared_ptr<DialogScript> m_script;
};

} // namespace attentoscope::tests
