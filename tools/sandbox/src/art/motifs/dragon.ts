import { beastEye } from '../ink/beastEye';
import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const skull =
  'M0 -52C22 -56 44 -46 52 -28L74 -34L62 -12L84 -6L64 8L76 24L54 22C50 38 42 46 34 50C38 62 20 74 0 74C-20 74 -38 62 -34 50C-42 46 -50 38 -54 22L-76 24L-64 8L-84 -6L-62 -12L-74 -34L-52 -28C-44 -46 -22 -56 0 -52Z';
const snout = shape.mirrored(shape.points('0 -8, 16 -4, 24 14, 38 24, 40 40, 24 48, 0 46'));
const mouth = 'M-34 42Q0 56 34 42Q34 68 0 72Q-34 68 -34 42Z';

/** A dragon face to face, with antlers, mane and whiskers. */
export function dragon(ink: Ink, tone: Ramp): string {
  const scale = tone === ramps.pink || tone === ramps.orange ? ramps.ruby : tone;
  const flame = (radius: number, count: number, ramp: Ramp) =>
    Array.from({ length: count }, (_, i) => {
      const at = -118 + (236 / (count - 1)) * i;
      return ink.place(
        `rotate(${shape.n(at)}) translate(0 ${-radius})`,
        ink.solid({ d: 'M-11 0C-15 -16 -5 -26 5 -40C4 -28 17 -18 11 0Z', ramp, bevel: 2, outline: 1.4 }),
      );
    }).join('');
  const antler = ['M18 -48C22 -66 34 -76 32 -96', 'M26 -66C38 -68 48 -74 52 -88'];
  const crest = [0, 1, 2]
    .map(
      (i) =>
        `<path d="M${-9 + i * 1.5} ${-34 + i * 13}Q0 ${-46 + i * 13} ${9 - i * 1.5} ${-34 + i * 13}Q0 ${-26 + i * 13} ${-9 + i * 1.5} ${-34 + i * 13}Z" fill="${ink.linear([ramps.gold.glint, ramps.gold.base, ramps.gold.shade])}" stroke="${ramps.gold.deep}" stroke-width="1.400"/>`,
    )
    .join('');
  const plates = shape
    .triples('44 -14 5, 52 2 5, 46 14 4.5, 36 -30 4.5, 26 -40 4')
    .map(
      ([x, y, r]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="${scale.light}" fill-opacity=".55" stroke="${scale.deep}" stroke-opacity=".5" stroke-width="1.500"/>`,
    )
    .join('');
  return (
    ink.place('translate(0 6)', flame(56, 13, ramps.orange) + flame(44, 12, ramps.gold)) +
    ink.both(antler.map((d, i) => ink.tube({ d, width: 11 - i * 2, ramp: ramps.gold })).join('')) +
    ink.both(ink.tube({ d: 'M30 30C60 34 66 58 88 54C98 52 96 40 88 42', width: 6, ramp: ramps.gold })) +
    ink.solid({
      d: skull,
      ramp: scale,
      bevel: 4,
      fill: ink.radial([scale.glint, [0.2, scale.light], [0.55, scale.base], scale.shade], [0.5, 0.3, 0.75, 0]),
    }) +
    ink.both(plates) +
    `<path d="${mouth}" fill="#2c0310" stroke="${scale.deep}" stroke-width="3.400"/>` +
    ink.within(
      mouth,
      `<path d="M-12 74Q-14 56 0 56Q14 56 12 74Z" fill="${ink.linear(['#ff8a7a', '#c4203c'])}"/>${ink.glow({ x: 0, y: 60, rx: 30, ry: 14, tint: '#ffb347', strength: 0.7 })}<path d="M-30 42L-25 62L-18 46ZM30 42L25 62L18 46ZM-14 46L-10 54L-6 47ZM14 46L10 54L6 47ZM-22 72L-17 60L-12 72ZM22 72L17 60L12 72Z" fill="#fffdf0"/>`,
    ) +
    ink.solid({ d: snout, ramp: scale, bevel: 3.4, light: [0.3, 0, 0.6, 1] }) +
    ink.both(
      `<path d="M10 30Q16 18 30 26Q32 36 22 38Q12 38 10 30Z" fill="${scale.deep}"/><path d="M8 26Q18 12 34 24" fill="none" stroke="${scale.glint}" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/>`,
    ) +
    crest +
    ink.both(beastEye(ink, { x: 30, y: -12, size: 1.05, iris: '#ffcf2e', brow: ramps.gold.base })) +
    ink.both(
      `<path d="M10 -14Q28 -36 58 -36" fill="none" stroke="${ramps.gold.deep}" stroke-width="8" stroke-linecap="round"/><path d="M10 -15Q28 -37 58 -37" fill="none" stroke="${ramps.gold.light}" stroke-width="4.500" stroke-linecap="round"/>`,
    ) +
    ink.both(ink.solid({ d: 'M36 50Q56 52 54 76Q44 66 30 62Z', ramp: ramps.gold, bevel: 2 })) +
    ink.solid({ d: 'M-14 72Q-8 92 0 84Q8 92 14 72Q0 78 -14 72Z', ramp: ramps.gold, bevel: 2 }) +
    ink.spark({ x: -34, y: -88, r: 12 })
  );
}
