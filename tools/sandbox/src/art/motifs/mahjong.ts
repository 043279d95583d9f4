import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

/** Mahjong tiles: bamboo, circles and a red dragon. */
export function mahjong(ink: Ink, tone: Ramp): string {
  const back = tone === ramps.ruby || tone === ramps.orange ? ramps.emerald : tone;
  const tile = (face: string) => {
    const body = shape.box([-34, -46], [68, 92], 11);
    return (
      ink.place('translate(9 13)', ink.solid({ d: body, ramp: back, bevel: 2 })) +
      ink.place('translate(5 7)', `<path d="${body}" fill="${ramps.ivory.shade}"/>`) +
      ink.solid({ d: body, ramp: ramps.ivory, bevel: 3.4, fill: ink.linear(['#ffffff', [0.6, '#fbf6e8'], '#dccfae'], [0.2, 0, 0.8, 1]) }) +
      `<path d="${shape.box([-28, -40], [56, 80], 8)}" fill="none" stroke="#cdbb92" stroke-opacity=".7" stroke-width="1.400"/>` +
      face
    );
  };
  const dot = ([x, y]: readonly [number, number], r: number, ramp: Ramp) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${ramp.shade}"/><circle cx="${x}" cy="${y}" r="${r * 0.8}" fill="${ink.radial([ramp.light, ramp.base])}"/><circle cx="${x}" cy="${y}" r="${r * 0.42}" fill="#fff8e4"/><circle cx="${x}" cy="${y}" r="${r * 0.2}" fill="${ramp.shade}"/>`;
  const circles =
    dot([-12, -24], 10, ramps.emerald) +
    dot([12, -24], 10, ramps.sapphire) +
    dot([0, 0], 10, ramps.ruby) +
    dot([-12, 24], 10, ramps.sapphire) +
    dot([12, 24], 10, ramps.emerald);
  const cane = (x: number, y: number, ramp: Ramp) =>
    ink.place(
      `translate(${x} ${y})`,
      ink.solid({ d: 'M-4.500 -14Q0 -17 4.500 -14L3.400 -2L4.500 12Q0 16 -4.500 12L-3.400 -2Z', ramp, bevel: 1.4, outline: 1 }) +
        `<path d="M-5 -1H5" stroke="${ramp.deep}" stroke-width="1.800"/>`,
    );
  const bamboo =
    cane(-15, -19, ramps.emerald) +
    cane(0, -19, ramps.emerald) +
    cane(15, -19, ramps.emerald) +
    cane(-15, 18, ramps.emerald) +
    cane(0, 18, ramps.ruby) +
    cane(15, 18, ramps.emerald);
  const dragon = `<path d="M0 -34V36M-17 -18H17V8H-17Z" fill="none" stroke="#7d0a18" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/><path d="M0 -34V36M-17 -18H17V8H-17Z" fill="none" stroke="${ink.linear(['#ff5a62', '#c2122c'])}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>`;
  return (
    ink.place('translate(-46 -18) rotate(-16) scale(.86)', tile(bamboo)) +
    ink.place('translate(46 -14) rotate(15) scale(.86)', tile(circles)) +
    ink.glow({ x: 0, y: 10, rx: 74, tint: '#fff6d0', strength: 0.5 }) +
    ink.place('translate(-3 16) scale(1.120)', tile(dragon)) +
    ink.spark({ x: -30, y: -34, r: 16 }) +
    ink.spark({ x: 66, y: -52, r: 12 }) +
    ink.spark({ x: 40, y: 62, r: 9 })
  );
}
