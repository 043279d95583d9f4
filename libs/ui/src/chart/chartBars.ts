export type ChartBar = { x: number; y: number; width: number; height: number; isBelow: boolean };
export type ChartShape = {
  bars: ChartBar[];
  /** Height of the line of nothing. */
  zero: number;
};

/** Air between two bars, as a share of their room. */
const GAP = 0.25;
/** A few values share the box as this many would, and stand in its middle: one value is no wall. */
export const FEWEST = 7;
/** What is not nothing can be seen. */
const LEAST = 1;

/** Bars of values in a box of `width` by `height`: up from the line of nothing, down where a value is below it. */
export function chartBars(values: readonly number[], { width, height }: { width: number; height: number }): ChartShape {
  const [top, bottom] = [Math.max(0, ...values), Math.min(0, ...values)];
  const scale = top === bottom ? 0 : height / (top - bottom);
  const zero = top === bottom ? height : top * scale;
  const room = width / Math.max(values.length, FEWEST);
  const start = (width - room * values.length) / 2;
  const bars = values.map((value, index) => {
    const size = value === 0 ? 0 : Math.max(LEAST, Math.abs(value) * scale);
    return {
      x: start + room * (index + GAP / 2),
      width: room * (1 - GAP),
      height: size,
      y: value < 0 ? Math.min(zero, height - size) : Math.max(0, zero - size),
      isBelow: value < 0,
    };
  });
  return { bars, zero };
}
