import { bubbles } from '../ink/bubbles';
import type { Ink } from '../ink/createInk';
import { eye } from '../ink/eye';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const body = shape.smooth(shape.points('-76 4, -62 -20, -24 -42, 20 -38, 50 -12, 54 4, 50 18, 20 40, -24 44, -62 26'));
const tail = shape.smooth(shape.points('46 -4, 62 -26, 86 -46, 80 -14, 84 4, 80 24, 86 50, 62 32, 46 12'));
const dorsal = shape.smooth(shape.points('-34 -38, -22 -64, 4 -74, 30 -62, 44 -34, 20 -32'));
const belly = shape.smooth(shape.points('-14 38, -4 62, 18 68, 30 54, 26 36'));

/** A bright reef fish with bands. */
export function fish(ink: Ink, tone: Ramp): string {
  const skin = tone === ramps.ruby ? ramps.coral : ramps.orange;
  const rays = (d: string, lines: string) =>
    ink.solid({ d, ramp: skin, bevel: 2 }) +
    ink.within(
      d,
      `<path d="${lines}" fill="none" stroke="${skin.shade}" stroke-opacity=".7" stroke-width="2.200"/><path d="${d}" fill="none" stroke="${skin.deep}" stroke-opacity=".55" stroke-width="7"/>`,
    );
  const band = (d: string) => `<path d="${d}" fill="${ink.linear(['#ffffff', '#cfdcf2'])}" stroke="#1a0f1e" stroke-width="3.600"/>`;
  return (
    rays(tail, 'M50 4L84 -38M50 4L82 -16M50 4L84 4M50 4L82 26M50 4L84 44') +
    rays(dorsal, 'M-20 -36L-14 -70M-4 -38L4 -72M12 -38L24 -66M26 -36L40 -52') +
    rays(belly, 'M-6 38L0 62M8 38L16 66M18 36L28 58') +
    ink.solid({
      d: body,
      ramp: skin,
      bevel: 3.4,
      fill: ink.linear([skin.light, [0.35, skin.base], [0.75, skin.shade], skin.base], [0.4, 0, 0.6, 1]),
    }) +
    ink.within(
      body,
      band('M-42 -50Q-22 0 -40 52L-16 52Q-2 0 -20 -50Z') +
        band('M16 -50Q34 0 18 52L34 52Q50 0 32 -50Z') +
        `<path d="M-76 -4Q-20 -52 46 -18L40 -40L-60 -50Z" fill="#fff" fill-opacity=".26"/><path d="M-70 20Q-20 58 50 24L40 50L-60 50Z" fill="${skin.deep}" fill-opacity=".3"/>`,
    ) +
    ink.place(
      'translate(-4 16) rotate(118)',
      ink.solid({ d: shape.petal(40, 24), ramp: skin, bevel: 2 }) +
        `<path d="M0 -4V-34M-5 -6L-10 -28M5 -6L10 -28" stroke="${skin.shade}" stroke-width="2" fill="none"/>`,
    ) +
    `<path d="M-76 8Q-64 16 -54 11" fill="none" stroke="${skin.deep}" stroke-width="3.400" stroke-linecap="round"/>` +
    eye(ink, { x: -52, y: -8, r: 12, iris: '#2b6fd1', look: -0.5 }) +
    bubbles(ink, shape.triples('-82 -26 6, -70 -50 9, -86 -66 4.5')) +
    ink.spark({ x: -6, y: -30, r: 12 })
  );
}
