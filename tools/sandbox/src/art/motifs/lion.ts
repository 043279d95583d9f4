import type { Ink } from '../ink/createInk';
import { eye } from '../ink/eye';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const face = shape.mirrored(shape.points('0 -58, 30 -56, 56 -36, 64 -6, 58 26, 40 44, 0 50'));
const jaw = shape.mirrored(shape.points('0 34, 30 32, 46 36, 40 62, 18 74, 0 76'));

/** The head of a festival lion: silk, fur and gold. */
export function lion(ink: Ink, tone: Ramp): string {
  const silk = tone === ramps.emerald || tone === ramps.sapphire || tone === ramps.amethyst ? tone : ramps.ruby;
  const tuft = (radius: number, count: number, ramp: Ramp) =>
    shape.ring(count, (_, at) =>
      ink.place(`rotate(${at}) translate(0 ${-radius})`, ink.solid({ d: shape.petal(26, 16), ramp, bevel: 2, outline: 1.4 })),
    );
  const fluff = (points: readonly (readonly [number, number, number])[]) =>
    points.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r + 1.8}" fill="#a98b62"/>`).join('') +
    points
      .map(
        ([x, y, r]) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink.radial(['#ffffff', [0.6, '#fffaf0'], '#e8d7b8'], [0.4, 0.35, 0.7, 0])}"/>`,
      )
      .join('');
  const browFur = fluff(shape.triples('10 -32 8, 22 -39 9, 36 -38 10, 49 -30 10, 57 -18 8'));
  const scales = shape
    .triples('0 -48 8, -14 -44 6, 14 -44 6, 0 -34 6')
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${ink.radial(['#fffde0', '#ffd24a', '#c77a08'])}" stroke="${ramps.gold.deep}" stroke-width="1.500"/>`,
    )
    .join('');
  return (
    ink.place('translate(0 4)', tuft(60, 16, ramps.gold) + tuft(50, 16, ramps.orange)) +
    ink.solid({ d: jaw, ramp: silk, bevel: 3 }) +
    `<path d="M-34 38Q0 46 34 38Q32 62 0 64Q-32 62 -34 38Z" fill="#3a040f" stroke="${silk.deep}" stroke-width="3"/><path d="M-15 62Q0 44 15 62Z" fill="#ff6f86"/><path d="M-30 40L-22 52L-16 42ZM30 40L22 52L16 42Z" fill="#fff"/>` +
    ink.solid({ d: face, ramp: silk, bevel: 4, fill: ink.radial([silk.light, [0.5, silk.base], silk.shade], [0.5, 0.25, 0.8, 0]) }) +
    scales +
    ink.both(
      `<path d="M40 6Q58 2 60 -10M36 16Q56 18 60 8" fill="none" stroke="${ramps.gold.light}" stroke-width="3" stroke-linecap="round"/>` +
        ink.solid({ d: 'M58 -44Q84 -66 88 -38Q84 -22 64 -22Z', ramp: silk }) +
        fluff([
          [86, -36, 7],
          [80, -26, 6],
        ]),
    ) +
    ink.both(
      `<circle cx="30" cy="-12" r="22" fill="${ramps.gold.deep}"/><circle cx="30" cy="-12" r="20.500" fill="${ink.linear([ramps.gold.glint, ramps.gold.base, ramps.gold.shade])}"/>`,
    ) +
    ink.both(eye(ink, { x: 30, y: -11, r: 14.5, iris: '#8a3b10', look: -0.35 })) +
    ink.both(browFur) +
    ink.solid({ d: 'M-20 14Q-22 0 -8 2Q0 -4 8 2Q22 0 20 14Q16 28 0 27Q-16 28 -20 14Z', ramp: ramps.gold, bevel: 2.6 }) +
    `<ellipse cx="-8" cy="15" rx="4" ry="3" fill="${ramps.gold.deep}"/><ellipse cx="8" cy="15" rx="4" ry="3" fill="${ramps.gold.deep}"/>` +
    fluff(shape.triples('-44 38 8, -31 40 8.5, -18 38 8, -6 36 7, 6 36 7, 18 38 8, 31 40 8.5, 44 38 8')) +
    ink.place('translate(0 -62)', ink.ball({ x: 0, y: -4, r: 12, ramp: silk === ramps.ruby ? ramps.turquoise : ramps.ruby })) +
    fluff(shape.triples('-14 74 7, 0 78 8, 14 74 7')) +
    ink.spark({ x: -5, y: -72, r: 14 })
  );
}
