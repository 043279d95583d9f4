/** The most intervals between the lines of a chart; more labels would touch each other. */
const MOST = 4;
const STEPS = [1, 2, 2.5, 5, 10];

/** Returns the round figures at which a chart draws its lines, the highest first: zero is one of them, and no value lies outside. */
export function chartTicks(values: readonly number[]): number[] {
  const [top, bottom] = [Math.max(0, ...values), Math.min(0, ...values)];
  if (top === bottom) return [0];
  const power = 10 ** Math.floor(Math.log10((top - bottom) / MOST));
  const fits = (step: number) => Math.ceil(top / step) - Math.floor(bottom / step) <= MOST;
  const step = (STEPS.find((factor) => fits(factor * power)) ?? 10) * power;
  const [first, last] = [Math.ceil(top / step), Math.floor(bottom / step)];
  // A multiple of a step such as 0.1 is rounded to the digits that a label shows.
  return Array.from({ length: first - last + 1 }, (_, index) => Number(((first - index) * step).toPrecision(12)));
}

export type ChartBar = { x: number; y: number; width: number; height: number; isBelow: boolean };
export type ChartShape = {
  bars: ChartBar[];
  /** The vertical positions of the ticks. */
  lines: number[];
};

/** The gap between two bars, as a share of their width. */
const GAP = 0.25;
/** With fewer values the bars keep this width and are centred, so that a single bar does not fill the box. */
export const FEWEST = 7;
/** A non-zero value gets at least one visible pixel. */
const LEAST = 1;

type Box = { width: number; height: number; ticks: readonly number[] };

/** Computes the bars of values in a box whose height is that of the ticks: up from the zero line, down for negative values. */
export function chartBars(values: readonly number[], { width, height, ticks }: Box): ChartShape {
  const [top, bottom] = [ticks[0] ?? 0, ticks.at(-1) ?? 0];
  const scale = top === bottom ? 0 : height / (top - bottom);
  const zero = top === bottom ? height : top * scale;
  const slot = width / Math.max(values.length, FEWEST);
  const start = (width - slot * values.length) / 2;
  const bars = values.map((value, index) => {
    const size = value === 0 ? 0 : Math.max(LEAST, Math.abs(value) * scale);
    return {
      x: start + slot * (index + GAP / 2),
      width: slot * (1 - GAP),
      height: size,
      y: value < 0 ? Math.min(zero, height - size) : Math.max(0, zero - size),
      isBelow: value < 0,
    };
  });
  return { bars, lines: ticks.map((tick) => zero - tick * scale) };
}
