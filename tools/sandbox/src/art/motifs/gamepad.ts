import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const shell = shape.mirrored(shape.points('0 -34, 26 -40, 56 -44, 78 -28, 90 8, 94 44, 82 60, 64 50, 46 26, 24 22, 0 22'));

/** A game pad with glowing buttons. */
export function gamepad(ink: Ink, tone: Ramp): string {
  const button = (x: number, y: number, ramp: Ramp) =>
    `<circle cx="${x}" cy="${y}" r="9" fill="#07080f"/>` +
    ink.glow({ x, y, rx: 18, tint: ramp.light, strength: 0.7 }) +
    ink.ball({ x, y, r: 7.4, ramp });
  const stick = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="18" fill="#05060c"/><circle cx="${x}" cy="${y}" r="16.500" fill="none" stroke="${tone.light}" stroke-opacity=".9" stroke-width="2"/><circle cx="${x}" cy="${y}" r="13.500" fill="${ink.radial(['#6b7596', '#2a3047', '#0c0e18'], [0.42, 0.36, 0.7, 0])}"/><circle cx="${x}" cy="${y}" r="8" fill="none" stroke="#8f9ab8" stroke-opacity=".6" stroke-width="1.600"/>`;
  const skin: Ramp = { glint: '#e6ecff', light: '#5f6a92', base: '#2c3353', shade: '#161a30', deep: '#05060f' };
  return (
    ink.glow({ x: 0, y: 10, rx: 100, ry: 84, tint: tone.base, strength: 0.75 }) +
    ink.place(
      'translate(0 -4) rotate(-8)',
      ink.both(ink.solid({ d: 'M34 -42Q58 -60 74 -38L70 -28H36Z', ramp: ramps.black, bevel: 2.6 })) +
        ink.solid({ d: shell, ramp: skin, bevel: 4.4, fill: ink.linear([skin.light, [0.4, skin.base], skin.shade], [0.4, 0, 0.6, 1]) }) +
        `<path d="${shell}" transform="scale(.93) translate(0 1)" fill="none" stroke="${tone.base}" stroke-opacity=".9" stroke-width="2.400"/>` +
        ink.within(shell, '<path d="M-80 -20Q-60 -44 -20 -36Q-60 -20 -74 24Z" fill="#fff" fill-opacity=".22"/>') +
        ink.solid({ d: 'M-62 -24H-50V-14H-40V-2H-50V8H-62V-2H-72V-14H-62Z', ramp: ramps.silver, bevel: 2 }) +
        button(56, -26, ramps.gold) +
        button(72, -10, ramps.ruby) +
        button(40, -10, ramps.sapphire) +
        button(56, 6, ramps.emerald) +
        stick(-26, 10) +
        stick(26, 10) +
        `<path d="${shape.box([-13, -28], [26, 15], 6)}" fill="${ink.linear([tone.light, tone.shade])}" stroke="#07080f" stroke-width="2"/><circle cx="0" cy="-20.500" r="3.400" fill="#fff"/>`,
    ) +
    ink.place(
      'translate(-52 -68) rotate(-14)',
      ink.solid({
        d: shape.polygon(shape.points('-12 -12, 12 -12, 12 12, -12 12')),
        ramp: ramps.turquoise,
        bevel: 2,
      }),
    ) +
    ink.place(
      'translate(46 -72) rotate(18)',
      ink.solid({
        d: shape.polygon(shape.points('0 -15, 14 11, -14 11')),
        ramp: ramps.pink,
        bevel: 2,
      }),
    ) +
    ink.place('translate(0 74)', ink.solid({ d: shape.star(5, 15, 7), ramp: ramps.gold, bevel: 2 })) +
    ink.spark({ x: -62, y: -36, r: 13 }) +
    ink.spark({ x: 72, y: -50, r: 11 })
  );
}
