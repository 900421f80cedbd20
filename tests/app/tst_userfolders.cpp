// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/processstart.h"
#include "tests/support/testprogram.h"

#include <unistd.h>

class TestUserFolders : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        qunsetenv("TMPDIR"); // it still names the folder of the previous test
        m_place = std::make_unique<QTemporaryDir>();
        qputenv("TMPDIR", m_place->path().toLocal8Bit());
        qputenv("HOME", m_place->filePath(u"missing"_s).toLocal8Bit());
        qunsetenv("XDG_RUNTIME_DIR");
        qunsetenv("XDG_DATA_HOME");
    }

    void keepsWhatIsSet()
    {
        qputenv("HOME", m_place->path().toLocal8Bit());
        qputenv("XDG_RUNTIME_DIR", "/run/user/somebody");
        settleUserFolders();
        QCOMPARE(qgetenv("HOME"), m_place->path().toLocal8Bit());
        QCOMPARE(qgetenv("XDG_RUNTIME_DIR"), QByteArray("/run/user/somebody"));
        QVERIFY(QDir(m_place->path()).isEmpty());
    }

    void givesAPrivateFolderToSomebodyWithoutAHome()
    {
        for (int start = 0; start < 2; ++start) { // the second one finds the folders of the first
            qunsetenv("HOME");
            qunsetenv("XDG_RUNTIME_DIR");
            qputenv("XDG_DATA_HOME", "/nowhere/share");
            settleUserFolders();
            QCOMPARE(qEnvironmentVariable("HOME"), made(u"attentoscope"_s));
            QCOMPARE(qEnvironmentVariable("XDG_RUNTIME_DIR"), made(u"attentoscope-runtime"_s));
            QVERIFY(!qEnvironmentVariableIsSet("XDG_DATA_HOME"));
        }
        const auto others = QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther;
        QVERIFY(!(QFileInfo(qEnvironmentVariable("HOME")).permissions() & others));
    }

    void takesNoFolderThatOthersCanEnter()
    {
        const auto open = made(u"attentoscope-runtime"_s);
        QVERIFY(QDir().mkdir(open));
        QVERIFY(QFile::setPermissions(open, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ExeOther));
        settleUserFolders();
        QVERIFY(!qEnvironmentVariableIsSet("XDG_RUNTIME_DIR"));
    }

    void takesNoLink()
    {
        const auto before = qgetenv("HOME");
        QVERIFY(QFile::link(m_place->path(), made(u"attentoscope"_s)));
        settleUserFolders();
        QCOMPARE(qgetenv("HOME"), before);
    }

private:
    QString made(const QString& name) const
    {
        return m_place->filePath(name + QLatin1Char('-') + QString::number(getuid()));
    }

    std::unique_ptr<QTemporaryDir> m_place;
};

ATTENTOSCOPE_TEST(TestUserFolders, QCoreApplication);
#include "tst_userfolders.moc"
