import type { Ink } from '../ink/createInk';
import { extrude } from '../ink/extrude';
import { type Ramp, ramps } from '../ink/ramps';

const d = 'M-52 -64Q-20 -54 8 -60T56 -64L54 -36Q12 6 8 70Q-14 78 -36 70Q-30 8 12 -30Q-18 -36 -32 -18L-54 -16Q-60 -42 -52 -64Z';

/** The lucky seven, glazed and set in gold; two more behind it. */
export function seven(ink: Ink, tone: Ramp): string {
  const body = (ramp: Ramp) =>
    extrude(ink, { d, ramp, depth: 9, rim: ramps.gold }) +
    ink.gloss({ d, over: 'M-70 -80L70 -80L60 -34Q20 -34 -4 -14Q-34 -8 -60 -24Z', strength: 0.55 });
  return (
    ink.place('translate(-44 14) rotate(-14) scale(.66)', body(tone)) +
    ink.place('translate(48 14) rotate(12) scale(.66)', body(tone)) +
    body(ramps.ruby) +
    ink.spark({ x: -44, y: -58, r: 18 }) +
    ink.spark({ x: 26, y: 56, r: 11, tint: '#ffe680' })
  );
}
