// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QTest>

#include <string_view>
#include <type_traits>

namespace attentoscope::tests {

/// A test class of a folder's program. `PROGRAM tst_x ARGUMENT…` runs the class of tst_x.cpp with Qt Test's arguments.
/// ctest starts each class in a process of its own, so that none sees what another left behind.
struct TestClass
{
    using Run = int (*)(int count, char** arguments);

    TestClass(std::string_view file, Run run); ///< `file` is the path of the source
};

/// For tests that need no application object.
struct NoApplication
{
    NoApplication(int&, char**) { }
};

template <typename Test, typename Application>
int runTestClass(int count, char** arguments)
{
    if constexpr (!std::is_same_v<Application, NoApplication>)
        QCoreApplication::setAttribute(Qt::AA_Use96Dpi);
    [[maybe_unused]] Application application(count, arguments);
    Test test;
    return QTest::qExec(&test, count, arguments);
}

} // namespace attentoscope::tests

/// In place of QTEST_MAIN: QApplication, QCoreApplication or attentoscope::tests::NoApplication.
#define ATTENTOSCOPE_TEST(Test, Application)                                                                           \
    static const attentoscope::tests::TestClass registered##Test(                                                      \
        __FILE__, attentoscope::tests::runTestClass<Test, Application>)

/// In place of main(), for a test that starts its own program again and does something else there.
#define ATTENTOSCOPE_TEST_FUNCTION(function)                                                                           \
    static const attentoscope::tests::TestClass registered##function(__FILE__, function)
