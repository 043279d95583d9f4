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
