import type { Ink } from '../ink/createInk';
import type { Ramp } from '../ink/ramps';
import { type Point, shape } from '../ink/shape';

const head = shape.mirrored(shape.points('0 -78, 12 -66, 34 -54, 60 -24, 72 14, 62 46, 40 66, 0 76'));
const chin = shape.mirrored(shape.points('0 14, 34 6, 60 12, 58 42, 38 62, 0 71'));
const mouth = shape.mirrored(shape.points('0 -4, 26 -2, 46 10, 50 30, 40 50, 20 60, 0 62'));

function teeth(points: readonly Point[], length: number): string {
  return points
    .slice(0, -1)
    .map(([x, y], i) => {
      const [nx, ny] = points[i + 1] ?? [x, y];
      const long = length * (1 - Math.abs((x + nx) / 2) / 90);
      return `M${x} ${y}L${(x + nx) / 2} ${(y + ny) / 2 + long}L${nx} ${ny}Z`;
    })
    .join('');
}

/** A shark head-on, jaws open. */
export function shark(ink: Ink, tone: Ramp): string {
  const skin: Ramp = { glint: '#eaf6ff', light: '#9cc0dc', base: '#4f7fa8', shade: '#2a4d75', deep: '#0b1c33' };
  const upper = teeth(shape.points('-46 10, -36 3, -24 -1, -12 -3, 0 -4, 12 -3, 24 -1, 36 3, 46 10'), 25);
  const lower = teeth(shape.points('-38 51, -29 56, -19 60, -9 62, 0 62, 9 62, 19 60, 29 56, 38 51'), -20);
  const ivory = ink.linear(['#ffffff', '#dfe6ee']);
  return (
    ink.both(ink.solid({ d: 'M56 26Q84 28 98 62Q72 54 50 58Z', ramp: skin })) +
    ink.solid({ d: 'M-3 -60Q-2 -92 26 -100Q20 -82 24 -56Z', ramp: skin }) +
    ink.solid({ d: head, ramp: skin, bevel: 4, fill: ink.linear([skin.light, [0.4, skin.base], skin.shade], [0.4, 0, 0.55, 1]) }) +
    ink.within(
      head,
      `<path d="${chin}" fill="${ink.linear(['#ffffff', '#b9cfe2'])}"/><path d="M-70 -8Q-40 -60 0 -70Q-26 -46 -40 6Z" fill="#fff" fill-opacity=".22"/>`,
    ) +
    `<path d="${mouth}" fill="#2a0310" stroke="#0d1724" stroke-width="3.500"/>` +
    ink.within(
      mouth,
      `<path d="${mouth}" fill="${ink.radial(['#120108', [0.5, '#5d0a20'], '#a81d38'], [0.5, 0.42, 0.6, 0])}"/><ellipse cx="0" cy="58" rx="24" ry="17" fill="${ink.linear(['#ff9aa2', '#c22b48'])}"/><path d="M0 44V60" stroke="#a01c38" stroke-width="2.500"/><path d="${upper}${lower}" fill="${ivory}" stroke="#8b97a8" stroke-width="1.200" stroke-linejoin="round"/>`,
    ) +
    `<path d="${mouth}" fill="none" stroke="#d9566f" stroke-opacity=".65" stroke-width="2"/>` +
    ink.both(
      `<path d="M14 -16Q26 -34 54 -36Q52 -18 34 -12Q22 -10 14 -16Z" fill="#0b1424"/><circle cx="35" cy="-23" r="7.500" fill="${ink.radial([tone.glint, tone.base, tone.deep])}"/><circle cx="34" cy="-22" r="3.200" fill="#05070c"/><circle cx="32.600" cy="-26" r="2" fill="#fff"/><path d="M10 -21Q28 -38 58 -44" fill="none" stroke="${skin.deep}" stroke-width="6" stroke-linecap="round"/>` +
        `<path d="M9 -42Q12 -48 17 -46" stroke="${skin.deep}" stroke-width="3.200" fill="none" stroke-linecap="round"/><path d="M60 2Q66 12 62 24M66 4Q71 14 68 24" stroke="${skin.deep}" stroke-opacity=".7" stroke-width="2.600" fill="none" stroke-linecap="round"/>`,
    ) +
    ink.spark({ x: -30, y: 8, r: 12 }) +
    ink.spark({ x: -44, y: -52, r: 13 })
  );
}
