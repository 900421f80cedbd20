// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Colours and small tools for drawing, the same as the program's.

const viridisStops = ["440154", "482576", "414487", "35608d", "2a788e", "21908c", "22a884", "43bf71", "7ad151",
  "bbdf27", "fde725"];
const differenceStops = {
  light: ["004f7c", "006fac", "0091de", "6eb1f2", "b5d2f6", "f3f3f3", "f0c7af", "e19d71", "cc7437", "ab5000", "7c3800"],
  dark: ["99d2ff", "00b4fd", "0090cc", "006e9d", "224c67", "2c2c2c", "5d432b", "8c5d2b", "bd7829", "ef9425", "ffbf83"],
};

/** 256 colours between stops at equal distances, as red, green, blue. */
function colorTable(stops) {
  const channels = stops.map(stop => [0, 2, 4].map(at => parseInt(stop.slice(at, at + 2), 16)));
  return Array.from({length: 256}, (_, index) => {
    const place = index / 255 * (stops.length - 1);
    const low = Math.min(Math.floor(place), stops.length - 2);
    return channels[low].map((from, channel) =>
      Math.round(from + (place - low) * (channels[low + 1][channel] - from)));
  });
}

const viridis = colorTable(viridisStops);
const viridisColors = viridis.map(([red, green, blue]) => `rgb(${red} ${green} ${blue})`);
const differenceTables = {light: colorTable(differenceStops.light), dark: colorTable(differenceStops.dark)};

function colorIndex(weight) {
  return Math.round(255 * Math.min(Math.max(weight, 0), 1));
}

let theme = "light";

/** The colours of the style sheet in the present theme. */
function readColors() {
  const style = getComputedStyle(document.documentElement);
  const color = name => style.getPropertyValue(`--${name}`).trim();
  return {base: color("base"), text: color("text"), quiet: color("quiet"), line: color("line"), soft: color("soft"),
    accent: color("accent"), training: color("training"), validation: color("validation"), faintTraining: color("fainttraining")};
}

let colors = null;

function make(tag, className = "", content = undefined) {
  const element = document.createElement(tag);
  if (className)
    element.className = className;
  if (content !== undefined)
    element.textContent = content;
  return element;
}

/** A word of a stranger, as text with its own direction. */
function wordElement(token, tag = "bdi") {
  const element = make(tag, token.special ? "word special" : "word", token.text);
  element.dir = "auto";
  return element;
}

/** Makes the canvas as sharp as the screen. Its context draws in CSS pixels. */
function sizedContext(canvas, width, height) {
  const ratio = window.devicePixelRatio || 1;
  const pixels = [Math.max(1, Math.round(width * ratio)), Math.max(1, Math.round(height * ratio))];
  if (canvas.width !== pixels[0] || canvas.height !== pixels[1])
    [canvas.width, canvas.height] = pixels;
  const context = canvas.getContext("2d");
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  return context;
}

/** Draws one pixel for each number. The style sheet makes the canvas larger. */
function drawPixels(canvas, columns, rows, colorAt) {
  if (canvas.width !== columns || canvas.height !== rows)
    [canvas.width, canvas.height] = [columns, rows];
  const context = canvas.getContext("2d");
  const image = context.createImageData(columns, rows);
  for (let index = 0; index < columns * rows; ++index) {
    const color = colorAt(index);
    if (!color)
      continue;
    image.data.set(color, 4 * index);
    image.data[4 * index + 3] = 255;
  }
  context.putImageData(image, 0, 0);
}

/** Whether most words of a sentence are written from right to left. */
function isRightToLeft(tokens) {
  const words = tokens.filter(token => !token.special);
  const turned = words.filter(token => /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u.test(token.text));
  return 2 * turned.length > words.length;
}
