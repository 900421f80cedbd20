// SPDX-FileCopyrightText: 2026 The Attentoscope authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The loss below the slider. Its axis is that of the slider: kept moments are at equal distances. So the early steps,
// in which most is learned, have room. A sentence with one moment has an axis of steps, from 0 to the last one.

const thumbRadius = 8; // radius of the slider's thumb

/** The place of a step among the moments, in 0–1. */
function placeOfStep(moments, step) {
  if (moments.length < 2)
    return 0;
  const last = moments.length - 1;
  let [low, high] = [0, last];
  if (step <= moments[0].step)
    return 0;
  if (step >= moments[last].step)
    return 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (moments[middle].step <= step)
      low = middle;
    else
      high = middle;
  }
  return (low + (step - moments[low].step) / (moments[high].step - moments[low].step)) / last;
}

/** At most five round numbers from 0 to `most`. */
function ticksTo(most) {
  const rough = most / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const pitch = [1, 2, 2.5, 5, 10].map(factor => factor * power).find(candidate => candidate >= rough) ?? rough;
  return Array.from({length: Math.floor(most / pitch + 1e-9) + 1}, (_, index) => index * pitch);
}

/** The smoothed loss: each step counts a tenth less than the one after it. Dividing by the sum of these shares removes
    the bias of the start. */
function smoothed(points) {
  const keeps = 0.9;
  let [sum, counted] = [0, 0];
  return points.map(([step, loss]) => {
    sum = keeps * sum + (1 - keeps) * loss;
    counted = keeps * counted + (1 - keeps);
    return [step, sum / counted];
  });
}

class LossCurve {
  constructor(canvas, run, {chosen}) {
    Object.assign(this, {canvas, run, chosen});
    this.drawn = document.createElement("canvas");
    let isHeld = false;
    const choose = event => {
      const box = canvas.getBoundingClientRect();
      this.chosen(Math.min(Math.max((event.clientX - box.left - this.left) / (this.right - this.left), 0), 1));
    };
    canvas.addEventListener("pointerdown", event => {
      isHeld = true;
      canvas.setPointerCapture(event.pointerId);
      choose(event);
    });
    canvas.addEventListener("pointermove", event => isHeld && choose(event));
    for (const end of ["pointerup", "pointercancel"])
      canvas.addEventListener(end, () => { isHeld = false; });
  }

  /** `left` and `right` are the centres of the slider's thumb at its ends. */
  resize(width, height, left, right) {
    Object.assign(this, {width, height, left, right});
    this.bottom = height - 18;
  }

  setMoments(moments) {
    const last = Math.max(moments[0].step, this.run.losses.steps.at(-1) ?? 0, 1);
    this.moments = moments.length > 1 ? moments : [{step: 0}, {step: last}];
    this.prepare();
  }

  x(step) {
    return this.left + placeOfStep(this.moments, step) * (this.right - this.left);
  }

  y(loss) {
    return this.bottom - Math.min(loss / this.most, 1) * (this.bottom - 8);
  }

  /** Draws everything except the cursor, once for all moments. */
  prepare() {
    const {losses, validations} = this.run;
    const all = [...losses.loss, ...validations.map(([, loss]) => loss)].filter(loss => loss !== null);
    this.most = Math.max(...all, 1e-3);
    const context = sizedContext(this.drawn, this.width, this.height);
    this.drawGrid(context);
    const first = this.moments[0].step;
    const last = this.moments[this.moments.length - 1].step;
    const points = losses.steps.map((step, index) => [step, losses.loss[index]])
      .filter(([step, loss]) => step >= first && step <= last && loss !== null);
    context.lineJoin = "round";
    this.drawLine(context, points, colors.faintTraining, 1);
    this.drawLine(context, smoothed(points), colors.training, 2);
    this.drawValidations(context, validations.filter(([step, loss]) => loss !== null && step >= first && step <= last));
  }

  drawLine(context, points, color, width) {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.beginPath();
    points.forEach(([step, loss]) => context.lineTo(this.x(step), this.y(loss)));
    context.stroke();
  }

  drawValidations(context, validations) {
    this.drawLine(context, validations, colors.validation, 1.5);
    context.fillStyle = colors.validation;
    for (const [step, loss] of validations) {
      context.beginPath();
      context.arc(this.x(step), this.y(loss), 3, 0, 2 * Math.PI);
      context.fill();
    }
  }

  drawGrid(context) {
    context.font = `12px ${wordFont}`;
    context.fillStyle = colors.quiet;
    context.textBaseline = "middle";
    context.textAlign = "right";
    for (const tick of ticksTo(this.most)) {
      const y = Math.round(this.y(tick)) + 0.5;
      context.strokeStyle = colors.soft;
      context.lineWidth = 1;
      context.beginPath();
      context.moveTo(this.left, y);
      context.lineTo(this.right, y);
      context.stroke();
      context.fillText(shortNumber(tick), this.left - 10, y);
    }
    const count = Math.min(this.moments.length - 1, Math.max(2, Math.min(8, Math.floor(this.width / 110))));
    for (let index = 0; index <= count; ++index) {
      const moment = this.moments[Math.round(index / count * (this.moments.length - 1))];
      context.textAlign = index === count ? "right" : "center";
      context.fillText(number(moment.step), this.x(moment.step) + (index === count ? thumbRadius : 0), this.bottom + 11);
    }
  }

  draw(step) {
    const context = sizedContext(this.canvas, this.width, this.height);
    context.drawImage(this.drawn, 0, 0, this.width, this.height);
    const x = Math.round(this.x(step)) + 0.5;
    context.strokeStyle = colors.accent;
    context.lineWidth = 1.5;
    context.beginPath();
    context.moveTo(x, 0);
    context.lineTo(x, this.bottom);
    context.stroke();
  }
}
