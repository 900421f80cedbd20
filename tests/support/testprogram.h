// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The headers that tests need; tests/CMakeLists.txt precompiles most of them. A test itself includes others and the
// headers that it tests.
#include "engine/types/error.h"

#include <QtTest>
#ifdef QT_WIDGETS_LIB
#include <QtWidgets>
#endif

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <thread>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace attentoscope {
namespace tests {

/// A test class of a folder's program. `PROGRAM tst_x ARGUMENT…` runs the class of tst_x.cpp with Qt Test's arguments.
/// ctest starts each class in its own process, so that no class sees what another one left.
struct TestClass
{
    using Run = int (*)(int count, char** arguments);

    TestClass(std::string_view file, Run run); ///< `file` is the path of the source
};

/// The application of tests that need none.
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

inline std::vector<const char*> columnNames; ///< columns of the test's table

/// The columns of a table of rows, for example addColumns<QString, int>("text", "words").
template <typename... Types, typename... Names>
void addColumns(Names... names)
{
    static_assert(sizeof...(Types) == sizeof...(Names));
    columnNames = {names...};
    (QTest::addColumn<Types>(names), ...);
}

/// The values of the current row, with the types of addColumns(): const auto [text, words] = fetched<QString, int>();
template <typename... Types>
std::tuple<Types...> fetched()
{
    return []<std::size_t... column>(std::index_sequence<column...>) {
        return std::tuple<Types...>(
            *static_cast<const Types*>(QTest::qData(columnNames.at(column), qMetaTypeId<Types>()))...);
    }(std::index_sequence_for<Types...>());
}

/// The value of a result. Without one, ends the program and says what is wrong.
template <typename T>
T valueOf(Result<T> result)
{
    if (!result)
        qFatal("%s", result.error().message.c_str());
    if constexpr (!std::is_void_v<T>)
        return std::move(*result);
}

/// A file's bytes; none if it cannot be read.
inline QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Replaces a file; false: it could not be written.
inline bool putFile(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(bytes) == bytes.size();
}

} // namespace tests
namespace ui {
}
} // namespace attentoscope

// Tests use names of the project without its namespace.
using namespace attentoscope;
using namespace attentoscope::tests;
using namespace attentoscope::ui;
using namespace Qt::StringLiterals;
using namespace std::literals;

/// Replaces QTEST_MAIN. The application is a QApplication, a QCoreApplication or a NoApplication.
#define ATTENTOSCOPE_TEST(Test, Application)                                                                           \
    static const attentoscope::tests::TestClass registered##Test(                                                      \
        __FILE__, attentoscope::tests::runTestClass<Test, Application>)

/// Replaces main() in a test that starts its own program again for other work.
#define ATTENTOSCOPE_TEST_FUNCTION(function)                                                                           \
    static const attentoscope::tests::TestClass registered##function(__FILE__, function)
