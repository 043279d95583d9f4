import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';

const d = 'M0 -62C34 -62 44 -34 47 -4C49 18 60 32 70 42Q40 56 0 56T-70 42C-60 32 -49 18 -47 -4C-44 -34 -34 -62 0 -62Z';

/** A golden bell with a ribbon. */
export function bell(ink: Ink, tone: Ramp): string {
  const gold = ink.linear(
    [
      ramps.gold.deep,
      [0.1, ramps.gold.shade],
      [0.3, ramps.gold.glint],
      [0.48, ramps.gold.base],
      [0.74, ramps.gold.shade],
      [0.9, ramps.gold.light],
      ramps.gold.shade,
    ],
    [0, 0, 1, 0.15],
  );
  const bow =
    ink.solid({ d: 'M0 -56C-16 -84 -64 -88 -58 -56C-54 -38 -22 -42 0 -56Z', ramp: tone }) +
    ink.solid({ d: 'M-2 -54C-14 -44 -34 -30 -52 -20L-44 -34L-60 -38Q-24 -52 -2 -58Z', ramp: tone });
  return (
    ink.ball({ x: 0, y: 62, r: 15, ramp: ramps.gold }) +
    ink.solid({ d, ramp: ramps.gold, fill: gold, bevel: 3 }) +
    ink.within(
      d,
      `<path d="M-70 24Q0 44 70 24" fill="none" stroke="${ramps.gold.deep}" stroke-opacity=".6" stroke-width="5"/><path d="M-70 28Q0 48 70 28" fill="none" stroke="${ramps.gold.glint}" stroke-width="3"/><path d="M-54 -18Q0 -4 54 -18" fill="none" stroke="${ramps.gold.deep}" stroke-opacity=".45" stroke-width="3"/><path d="M-54 -15Q0 -1 54 -15" fill="none" stroke="${ramps.gold.glint}" stroke-opacity=".8" stroke-width="2"/>`,
    ) +
    `<path d="M-70 42Q-40 54 0 54T70 42Q74 50 64 54Q34 68 0 68T-64 54Q-74 50 -70 42Z" fill="${ramps.gold.deep}"/>` +
    ink.solid({ d: 'M-70 42Q-40 54 0 54T70 42Q74 48 65 52Q34 64 0 64T-65 52Q-74 48 -70 42Z', ramp: ramps.gold, light: [0, 0, 1, 0.3] }) +
    ink.both(bow) +
    ink.ball({ x: 0, y: -56, r: 12, ramp: tone }) +
    ink.spark({ x: -20, y: -24, r: 17 }) +
    ink.spark({ x: 48, y: 34, r: 12 })
  );
}
