import { coin } from '../ink/coin';
import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';

const hull = 'M-78 -22C-70 -36 -54 -34 -46 -22C-30 -6 30 -6 46 -22C54 -34 70 -36 78 -22C76 14 48 38 0 38C-48 38 -76 14 -78 -22Z';

/** Boat-shaped gold ingots tied with a red ribbon. */
export function ingot(ink: Ink, tone: Ramp): string {
  const piece =
    ink.solid({
      d: hull,
      ramp: ramps.gold,
      bevel: 4,
      fill: ink.linear([ramps.gold.glint, [0.25, ramps.gold.light], [0.55, ramps.gold.base], ramps.gold.shade], [0.2, 0, 0.7, 1]),
    }) +
    `<ellipse cx="0" cy="-19" rx="52" ry="15" fill="${ink.linear([ramps.gold.shade, ramps.gold.base, ramps.gold.light])}" stroke="${ramps.gold.deep}" stroke-width="1.600"/>` +
    ink.ball({ x: 0, y: -26, r: 29, ramp: ramps.gold }) +
    `<path d="M-52 -17Q0 8 52 -17Q40 4 0 4T-52 -17Z" fill="${ink.linear([ramps.gold.base, ramps.gold.shade])}"/>` +
    `<path d="M-60 8Q0 34 60 8" fill="none" stroke="${ramps.gold.glint}" stroke-opacity=".7" stroke-width="3" stroke-linecap="round"/>`;
  const knot = (ramp: Ramp) =>
    ink.both(
      ink.solid({ d: 'M0 12C14 -2 36 0 34 14C32 24 12 22 0 14Z', ramp, bevel: 2 }) +
        ink.solid({ d: 'M2 14Q16 26 20 44L10 40L4 46Q4 28 0 16Z', ramp, bevel: 2 }),
    ) + ink.ball({ x: 0, y: 13, r: 7, ramp });
  return (
    ink.place('translate(-44 44) scale(.58)', piece) +
    ink.place('translate(46 44) scale(.58)', piece) +
    coin(ink, { x: -2, y: 66, r: 22, squash: 0.5, mark: 'hole' }) +
    ink.glow({ x: 0, y: -14, rx: 96, tint: '#fff0a8', strength: 0.6 }) +
    ink.place('translate(0 -12)', piece + knot(tone.base === ramps.gold.base ? ramps.ruby : tone)) +
    coin(ink, { x: -70, y: -62, r: 14, turn: -24, squash: 0.8, mark: 'hole' }) +
    coin(ink, { x: 70, y: -66, r: 12, turn: 26, squash: 0.7, mark: 'hole' }) +
    ink.spark({ x: -18, y: -50, r: 20 }) +
    ink.spark({ x: 56, y: -20, r: 12 }) +
    ink.spark({ x: -66, y: 34, r: 10 })
  );
}
