import { bubbles } from '../ink/bubbles';
import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const body = shape.smooth(
  shape.points('-62 -50, -48 -62, -26 -60, 4 -44, 28 -18, 40 14, 38 44, 30 60, 20 44, 4 22, -22 6, -46 -10, -62 -30'),
);
const tail = shape.smooth(shape.points('32 46, 50 52, 74 46, 86 60, 66 64, 60 76, 48 88, 34 76, 14 86, 18 70, 24 56'));
const upper = shape.smooth(shape.points('8 -42, 26 -58, 52 -54, 62 -34, 48 -24, 32 -18'));
const lower = shape.smooth(shape.points('-34 -2, -50 16, -52 40, -36 36, -24 20, -18 8'));
const fin = shape.smooth(shape.points('-4 18, -16 38, -10 58, 6 48, 16 32'));

/** A leaping koi in white and scarlet. */
export function koi(ink: Ink, tone: Ramp): string {
  const veil = { ...ramps.white, light: '#ffffff', base: '#ffe9df', shade: '#f3a68c', deep: '#5b1a14' };
  const wing = (d: string, lines: string) =>
    ink.solid({ d, ramp: veil, bevel: 2 }) +
    ink.within(d, `<path d="${lines}" fill="none" stroke="#e0583e" stroke-opacity=".6" stroke-width="2.400"/>`);
  const spots = shape
    .quads('-44 -50 17 13, 0 -34 24 15, 26 6 15 20, 34 44 8 14')
    .map(
      ([x, y, rx, ry]) =>
        `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(40 ${x} ${y})" fill="${ink.radial(['#ff7a54', '#ee2d2a', '#b50d1e'], [0.4, 0.35, 0.7, 0])}"/>`,
    )
    .join('');
  const scales = Array.from(
    { length: 7 },
    (_, i) =>
      `<path d="M${-34 + i * 10} ${-58 + i * 12}q10 14 -6 ${30 + i * 2}" fill="none" stroke="#b94a3a" stroke-opacity=".35" stroke-width="2"/>`,
  ).join('');
  return (
    ink.place(
      'rotate(-14)',
      '<ellipse cx="4" cy="78" rx="74" ry="12" fill="#fff" fill-opacity=".14"/><ellipse cx="4" cy="78" rx="50" ry="7" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>',
    ) +
    wing(tail, 'M32 50L80 58M31 54L62 72M30 58L46 86M28 58L22 82') +
    wing(upper, 'M14 -42L46 -52M22 -36L58 -40M28 -28L54 -28') +
    wing(lower, 'M-32 0L-48 30M-26 4L-38 32') +
    ink.solid({ d: body, ramp: ramps.white, bevel: 3.6, fill: ink.linear(['#ffffff', [0.5, '#fff4ea'], '#e9b49c'], [0.6, 0, 0.2, 1]) }) +
    ink.within(body, spots + scales + '<path d="M-60 -58Q-10 -56 30 -10L36 -30L-20 -70Z" fill="#fff" fill-opacity=".5"/>') +
    wing(fin, 'M2 24L-10 50M8 28L2 50') +
    `<path d="M-60 -36Q-72 -30 -80 -38M-58 -30Q-66 -20 -76 -24" fill="none" stroke="#7a2a20" stroke-width="3" stroke-linecap="round"/><path d="M-64 -46Q-58 -42 -54 -36" fill="none" stroke="#7a2a20" stroke-width="2.400" stroke-linecap="round"/>` +
    `<circle cx="-46" cy="-44" r="6.400" fill="#14060a"/><circle cx="-46" cy="-44" r="5" fill="${tone.light}"/><circle cx="-46" cy="-44" r="3.200" fill="#07060a"/><circle cx="-47.500" cy="-46" r="1.600" fill="#fff"/>` +
    bubbles(ink, shape.triples('-74 -66 6, -30 64 7, 66 20 5, -60 60 4, 74 -4 8')) +
    ink.spark({ x: 6, y: -46, r: 14 })
  );
}
