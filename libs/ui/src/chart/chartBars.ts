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
