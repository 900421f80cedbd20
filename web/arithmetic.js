// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Shows how a weight was computed: the numbers of one row of the saved weights.

/** A text of the engine, in the reader's language. */
function phrase(run, index) {
  return run.phrases[language][index];
}

function numberCell(value, decimals) {
  const cell = make("td", "number", value === null ? "−∞" : number(value, decimals));
  return cell;
}

function headed(key) {
  return make("h3", "", text(key));
}

/** A table whose first column has words. */
function tableOf(titles, rows, chosen = -1) {
  const table = make("table");
  const head = table.createTHead().insertRow();
  titles.forEach((title, index) => {
    const cell = make("th", index === 0 ? "" : "number", title);
    cell.scope = "col";
    head.append(cell);
  });
  const body = table.createTBody();
  rows.forEach((cells, index) => {
    const row = body.insertRow();
    if (index === chosen)
      row.className = "chosen";
    row.append(...cells);
  });
  const frame = make("div", "scrolled");
  frame.append(table);
  return frame;
}

function wordCell(token) {
  const cell = make("th");
  cell.scope = "row";
  cell.append(wordElement(token));
  return cell;
}

/** Scores, their exponentials, and the resulting weights. */
function scoresTable(entry, tokens, column) {
  const largest = Math.max(...entry.scores.map(score => score ?? -Infinity));
  const columns = [["scoreOf", entry.scores, 4],
    ["exponential", entry.scores.map(score => (score === null ? 0 : Math.exp(score - largest))), 4]];
  if (entry.bell)
    columns.push(["softmax", entry.softmax, 4], ["bell", entry.bell, 4]);
  columns.push(["weight", entry.weights, 4]);
  const rows = tokens.map((token, index) => [wordCell(token),
    ...columns.map(([, values, decimals]) => numberCell(values[index] ?? null, decimals))]);
  const beyond = entry.scores.slice(tokens.length);
  if (beyond.length > 0) {
    const rest = beyond.reduce((sum, score) => sum + (score === null ? 0 : Math.exp(score - largest)), 0);
    const empty = columns.slice(2).map(() => make("td"));
    rows.push([make("th", "", text("beyond")), make("td"), numberCell(rest, 4), ...empty]);
  }
  return tableOf([text("word"), ...columns.map(([key]) => text(key))], rows, column);
}

/** A vector as a strip of colours: blue below zero, orange above. */
function stripOf(numbers) {
  const most = numbers.reduce((largest, value) => Math.max(largest, Math.abs(value)), 1e-30);
  const canvas = make("canvas", "strip");
  const table = differenceTables[theme];
  drawPixels(canvas, numbers.length, 1, index => table[colorIndex(0.5 + numbers[index] / most / 2)]);
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", plainText("numbers", number(numbers.length),
    shortNumber(Math.min(...numbers)), shortNumber(Math.max(...numbers))));
  canvas.title = canvas.getAttribute("aria-label");
  return canvas;
}

function termRow(run, term) {
  const meaning = make("td", "meaning", phrase(run, term[1]));
  const symbol = make("th", "symbol", phrase(run, term[0]));
  symbol.scope = "row";
  const value = make("td", "number");
  if (term.length === 3)
    value.textContent = term[2] === null ? "−∞" : shortNumber(term[2]);
  else
    value.append(stripOf(numbersOf(term)));
  return [symbol, value, meaning];
}

function termsTable(run, terms) {
  const table = make("table", "terms");
  const body = table.createTBody();
  for (const term of terms)
    body.insertRow().append(...termRow(run, term));
  const frame = make("div", "scrolled");
  frame.append(table);
  return frame;
}

function likelyTable(run, likely) {
  return tableOf([text("word"), text("probability"), text("logit"), text("meanLogit")],
    likely.map(([word, probability, logit, mean]) => [wordCell({text: run.words[word]}), numberCell(probability, 4),
      numberCell(logit, 3), numberCell(mean, 3)]));
}

/** The parts below the heading for one row of one map; `pinColumn` moves the pin within the row. */
function arithmeticParts(run, entry, tokens, column, pinColumn) {
  const parts = [make("pre", "equation", phrase(run, entry.equation)), headed("fromScores"),
    scoresTable(entry, tokens, column)];
  if (!entry.terms) {
    parts.push(sentenceLine("termsNone"));
  } else if (entry.column !== column) {
    const line = sentenceLine("termsElsewhere", tokens[entry.column].text);
    const button = make("button", "", text("pinIt"));
    button.addEventListener("click", () => pinColumn(entry.column));
    line.append(" ", button);
    parts.push(line);
  } else {
    parts.push(headed("terms"), termsTable(run, entry.terms.slice(0, entry.score_terms)));
    if (entry.terms.length > entry.score_terms)
      parts.push(headed("laterTerms"), termsTable(run, entry.terms.slice(entry.score_terms)));
    if (entry.step !== undefined)
      parts.push(make("pre", "equation", phrase(run, entry.step)));
  }
  if (entry.likely)
    parts.push(headed("likely"), likelyTable(run, entry.likely));
  return parts;
}

function sentenceLine(key, ...values) {
  const line = make("p");
  say(line, key, ...values);
  return line;
}
