// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/farengine.h"

#include "engine/remote/childconnection.h"
#include "engine/remote/remotesession.h"
#include "engine/types/programversion.h"
#include "ui/language/languages.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/plaintext.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDir>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTimer>
#include <QVBoxLayout>

namespace attentoscope {

namespace {

using namespace std::chrono_literals;

constexpr auto betweenLooks = 5s; ///< between two checks of the connection while nothing is trained

/// The command that reaches the engine. An invalid host is an error that names it.
Result<std::vector<std::string>> commandFor(const FarPlace& place)
{
    if (place.host.isEmpty())
        return std::vector<std::string>{
            QDir(QCoreApplication::applicationDirPath()).filePath(QStringLiteral("attentoscope-cli")).toStdString(),
            "serve"};
    const auto serve = place.command.isEmpty() ? QStringLiteral("attentoscope-cli serve") : place.command;
    return sshCommand(place.host.toStdString(), serve.toStdString());
}

QString inShell(QString word)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9@%+=:,./_-]+$"));
    return plain.match(word).hasMatch()
        ? word
        : QStringLiteral("'%1'").arg(word.replace(QLatin1Char('\''), QStringLiteral("'\\''")));
}

/// Returns an empty text if nothing was typed.
QString askForPath(QWidget* parent, const QString& title, const QString& question, const QString& folder)
{
    QDialog dialog(parent);
    dialog.setWindowTitle(ui::plainTitle(title));
    auto* path = new QLineEdit(folder, &dialog);
    path->setAccessibleName(question);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, &dialog);
    auto* column = new QVBoxLayout(&dialog);
    column->addWidget(new ui::TextLabel(question, &dialog));
    column->addWidget(path);
    column->addWidget(buttons);
    constexpr int comfortable = 520;
    dialog.setMinimumWidth(comfortable);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    return dialog.exec() == QDialog::Accepted ? path->text().trimmed() : QString();
}

/// The dialogs of a window whose engine is on another machine. The person types the paths of files that the engine
/// reads there. Files that the window itself writes, such as pictures, go to this machine.
class FarDialogs : public ui::DesktopDialogs
{
    Q_DECLARE_TR_FUNCTIONS(FarDialogs)

public:
    QString openFile(QWidget* parent, const QString& title, const QString& folder, const QString& filter) override;
    QString chooseFolder(QWidget* parent, const QString& title, const QString& folder) override;
};

QString FarDialogs::openFile(QWidget* parent, const QString& title, const QString& folder, const QString&)
{
    return askForPath(parent, title, tr("Path of the file on the machine of the engine:"), folder);
}

QString FarDialogs::chooseFolder(QWidget* parent, const QString& title, const QString& folder)
{
    return askForPath(parent, title, tr("Path of the folder on the machine of the engine:"), folder);
}

} // namespace

std::unique_ptr<ui::Dialogs> dialogsOfFarMachine()
{
    return std::make_unique<FarDialogs>();
}

EnginePlace placeOf(const FarPlace& place)
{
    return place.host.isEmpty() ? EnginePlace::ThisMachine : EnginePlace::OtherMachine;
}

ConnectionMaker connectionsTo(const FarPlace& place)
{
    return [command = commandFor(place)]() -> Result<std::unique_ptr<Connection>> {
        return command ? ChildConnection::start(*command) : std::unexpected(command.error());
    };
}

QString commandText(const FarPlace& place)
{
    const auto command = commandFor(place);
    if (!command)
        return ui::translated(command.error().message);
    QStringList words;
    for (const auto& word : *command)
        words << inShell(QString::fromStdString(word));
    return words.join(QLatin1Char(' '));
}

FarEngine::FarEngine(ConnectionMaker maker, EnginePlace place, std::chrono::milliseconds firstPause)
    : m_connect(std::move(maker)), m_place(place), m_firstPause(firstPause)
{
    auto* look = new QTimer(this);
    look->setInterval(betweenLooks);
    connect(look, &QTimer::timeout, this, [this] {
        // During training the connection is in use anyway. Without a session, the question would make one.
        const auto activity = m_engine ? m_engine->state().activity : Activity::Failed;
        if (activity == Activity::Idle || activity == Activity::Paused)
            m_engine->ask(
                this, [](Session& session, const std::stop_token&) { return session.look(); },
                [](const Result<void>&) {}, m_closing.get_token());
    });
    look->start();
}

FarEngine::~FarEngine()
{
    close();
}

SessionFactory FarEngine::factory()
{
    const auto tell = [this](const LinkState& state) {
        QMetaObject::invokeMethod(this, [this, state] { Q_EMIT linkChanged(state); }, Qt::QueuedConnection);
    };
    return [maker = m_connect, firstPause = m_firstPause, tell, closing = m_closing.get_token()] {
        return connectSession(
            {.connect = maker, .version = programVersion, .tell = tell, .closing = closing, .firstPause = firstPause});
    };
}

void FarEngine::useEngine(EngineController& engine)
{
    m_engine = &engine;
    connect(&engine, &QObject::destroyed, this, [this] { m_engine = nullptr; });
}

void FarEngine::listRuns()
{
    if (!m_engine)
        return;
    m_engine->ask(
        this, [](Session& session, const std::stop_token&) { return session.runs(); },
        [this](const Result<std::vector<RunSummary>>& runs) {
            if (runs)
                Q_EMIT runsListed(*runs);
        });
}

} // namespace attentoscope
