import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const flask = 'M-16 -60V-30C-16 -24 -22 -20 -34 -8C-58 14 -60 48 -36 68C-14 84 14 84 36 68C60 48 58 14 34 -8C22 -20 16 -24 16 -30V-60Z';
const brew = 'M-56 22Q-30 10 0 22T56 22C60 46 52 58 36 68C14 84 -14 84 -36 68C-52 58 -60 46 -56 22Z';

/** A bubbling flask of something magical. */
export function potion(ink: Ink, tone: Ramp): string {
  const liquid = tone === ramps.gold ? ramps.amethyst : tone;
  const bubble = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="${liquid.glint}" fill-opacity=".55"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.3}" r="${r * 0.35}" fill="#fff"/>`;
  return (
    ink.glow({ x: 0, y: 30, rx: 98, ry: 80, tint: liquid.light, strength: 0.8 }) +
    `<path d="${flask}" fill="#0d1030" fill-opacity=".5" stroke="#0d1030" stroke-width="5" stroke-linejoin="round"/><path d="${flask}" fill="${ink.linear(
      [
        [0, '#ffffff', 0.4],
        [0.5, '#cfe4ff', 0.12],
        [1, '#ffffff', 0.3],
      ],
      [0, 0, 1, 0],
    )}"/>` +
    ink.within(
      flask,
      `<path d="${brew}" fill="${ink.linear([liquid.light, [0.45, liquid.base], liquid.shade])}"/><ellipse cx="0" cy="22" rx="55" ry="8" fill="${liquid.glint}" fill-opacity=".7"/>` +
        bubble(-26, 40, 7) +
        bubble(8, 56, 9) +
        bubble(30, 38, 5) +
        bubble(-10, 32, 4) +
        bubble(-30, 60, 4) +
        bubble(20, 26, 4) +
        `<path d="${shape.star(5, 12, 5)}" transform="translate(-2 46)" fill="#fffbe0"/>`,
    ) +
    `<path d="${flask}" fill="none" stroke="#e9f4ff" stroke-opacity=".75" stroke-width="2.600"/><path d="M-40 14C-48 34 -42 52 -30 62" fill="none" stroke="#fff" stroke-width="6" stroke-opacity=".8" stroke-linecap="round"/><path d="M42 10C50 26 48 44 40 56" fill="none" stroke="#fff" stroke-width="3" stroke-opacity=".5" stroke-linecap="round"/>` +
    ink.solid({ d: shape.box([-22, -68], [44, 14], 6), ramp: ramps.gold, bevel: 2.4 }) +
    ink.solid({ d: 'M-13 -68L-16 -90Q0 -98 16 -90L13 -68Z', ramp: ramps.wood, bevel: 3 }) +
    `<path d="M-17 -34H17" stroke="${ramps.gold.deep}" stroke-width="8"/><path d="M-17 -34H17" stroke="${ramps.gold.base}" stroke-width="5"/>` +
    ink.place('translate(0 -22)', ink.ball({ x: 0, y: 0, r: 8, ramp: liquid === ramps.ruby ? ramps.sapphire : ramps.ruby })) +
    bubble(-44, -52, 6) +
    bubble(46, -66, 8) +
    bubble(58, -40, 4) +
    ink.spark({ x: -30, y: -6, r: 15 }) +
    ink.spark({ x: 54, y: -6, r: 11, tint: liquid.light }) +
    ink.spark({ x: -62, y: -70, r: 9 })
  );
}
