import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { suits } from '../ink/suits';
import { shape } from '../ink/shape';

const d =
  'M-74 -66L-44 -74C-36 -50 -46 -26 -44 2C-42 32 -22 42 0 42C22 42 42 32 44 2C46 -26 36 -50 44 -74L74 -66C70 -40 84 -20 78 14C72 54 38 74 0 74C-38 74 -72 54 -78 14C-84 -20 -70 -40 -74 -66Z';

/** A golden horseshoe with the four suits. */
export function horseshoe(ink: Ink, tone: Ramp): string {
  const inner = 'M-59 -70C-54 -46 -64 -24 -61 8C-57 42 -30 58 0 58C30 58 57 42 61 8C64 -24 54 -46 59 -70';
  const holes = shape
    .points('-59 -40, -62 -8, -52 28, 52 28, 62 -8, 59 -40')
    .map(
      ([x = 0, y = 0]) =>
        `<circle cx="${x}" cy="${y}" r="6" fill="${ramps.gold.deep}"/><circle cx="${x}" cy="${y + 1.4}" r="5" fill="none" stroke="${ramps.gold.glint}" stroke-opacity=".7" stroke-width="1.200"/>`,
    )
    .join('');
  return (
    ink.solid({
      d,
      ramp: ramps.gold,
      bevel: 5,
      light: [0, 0, 1, 1],
      fill: ink.linear(
        [
          ramps.gold.glint,
          [0.2, ramps.gold.light],
          [0.45, ramps.gold.base],
          [0.6, ramps.gold.shade],
          [0.8, ramps.gold.base],
          ramps.gold.shade,
        ],
        [0, 0, 1, 1],
      ),
    }) +
    ink.within(d, `<path d="${inner}" fill="none" stroke="${ramps.gold.shade}" stroke-width="17" stroke-opacity=".55"/>`) +
    holes +
    ink.place(
      'translate(0 -14) scale(1.500)',
      ink.solid({ d: suits.heart, ramp: tone, bevel: 2 }) + ink.gloss({ d: suits.heart, over: 'M-20 -20H20V-4Q0 -10 -20 2Z' }),
    ) +
    ink.spark({ x: -62, y: -56, r: 17 }) +
    ink.spark({ x: 34, y: 58, r: 13 })
  );
}
