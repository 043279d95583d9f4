import { beastEye } from '../ink/beastEye';
import type { Ink } from '../ink/createInk';
import { flower } from '../ink/flower';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const horn = 'M24 -40C44 -46 66 -42 76 -54C86 -66 82 -84 66 -94C96 -92 108 -62 94 -38C82 -18 52 -14 26 -18Z';
const head = shape.mirrored(shape.points('0 -54, 20 -54, 36 -38, 40 -14, 32 14, 30 40, 22 58, 0 64'));
const nose = shape.mirrored(shape.points('0 26, 22 26, 36 40, 32 60, 16 72, 0 74'));

/** A carabao with great horns and a garland. */
export function carabao(ink: Ink, tone: Ramp): string {
  const hide: Ramp = { glint: '#e8e4ff', light: '#8a88a8', base: '#565470', shade: '#302e45', deep: '#100e1c' };
  const bone: Ramp = { ...ramps.gold, glint: '#fffbe6', light: '#ffe28a', base: '#e9a93a', shade: '#8f5312', deep: '#3a1a04' };
  const rings = 'M34 -44Q38 -32 36 -18M46 -46Q52 -34 50 -20M58 -48Q66 -36 64 -22M70 -54Q80 -44 80 -32';
  return (
    ink.both(
      ink.solid({ d: 'M32 -24C54 -30 74 -20 78 -6C62 0 44 -2 32 -8Z', ramp: hide, bevel: 3 }) +
        '<path d="M42 -17Q58 -20 70 -9Q56 -6 44 -11Z" fill="#d68a9a"/>',
    ) +
    ink.both(
      ink.solid({ d: horn, ramp: bone, bevel: 4, light: [0, 0, 0.6, 1] }) +
        ink.within(horn, `<path d="${rings}" fill="none" stroke="${bone.shade}" stroke-opacity=".7" stroke-width="3"/>`),
    ) +
    ink.solid({ d: head, ramp: hide, bevel: 4, fill: ink.radial([hide.light, [0.5, hide.base], hide.shade], [0.45, 0.25, 0.8, 0]) }) +
    ink.within(head, '<path d="M-34 -30Q-20 -52 6 -50Q-16 -30 -18 10Z" fill="#fff" fill-opacity=".18"/>') +
    ink.both(beastEye(ink, { x: 24, y: -12, size: 0.8, iris: tone === ramps.ruby ? '#ff5a3a' : '#ffb52e', brow: hide.deep })) +
    ink.solid({ d: nose, ramp: { ...hide, light: '#c9b3bb', base: '#8f7682', shade: '#574350' }, bevel: 3.4 }) +
    ink.both(`<path d="M12 42Q24 36 27 46Q22 54 13 50Z" fill="${hide.deep}"/>`) +
    `<circle cy="58" r="13" fill="none" stroke="${ramps.gold.deep}" stroke-width="8"/><circle cy="58" r="13" fill="none" stroke="${ink.linear([ramps.gold.glint, ramps.gold.base, ramps.gold.shade])}" stroke-width="5"/><path d="M-12 50Q0 44 12 50L10 44Q0 40 -10 44Z" fill="${hide.base}"/>` +
    `<path d="M-34 -42Q0 -20 34 -42" fill="none" stroke="${ramps.leaf.shade}" stroke-width="8"/><path d="M-34 -43Q0 -21 34 -43" fill="none" stroke="${ramps.leaf.light}" stroke-width="4" stroke-dasharray="5 4"/>` +
    flower(ink, { x: -26, y: -37, r: 12, ramp: ramps.white }) +
    flower(ink, { x: 26, y: -37, r: 12, ramp: ramps.white }) +
    flower(ink, { x: 0, y: -30, r: 13, ramp: tone }) +
    ink.spark({ x: -84, y: -62, r: 14 })
  );
}
