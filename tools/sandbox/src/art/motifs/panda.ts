import type { Ink } from '../ink/createInk';
import { eye } from '../ink/eye';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const head = shape.mirrored(shape.points('0 -58, 32 -54, 60 -30, 70 4, 62 34, 34 54, 0 58'));

/** A panda with bamboo. */
export function panda(ink: Ink, tone: Ramp): string {
  const bamboo = ([x, y]: readonly [number, number], length: number, turn: number) => {
    const joints = Array.from({ length: Math.floor(length / 30) }, (_, i) =>
      ink.solid({ d: shape.box([-7, -i * 30 - 28], [14, 27], 4), ramp: ramps.leaf, bevel: 2 }),
    ).join('');
    const leaf = (at: number, side: number) =>
      ink.place(
        `translate(${side * 6} ${at}) rotate(${side * 62})`,
        ink.solid({ d: shape.petal(38, 12), ramp: ramps.leaf, bevel: 1.6, outline: 1.2 }),
      );
    return ink.place(`translate(${x} ${y}) rotate(${turn})`, joints + leaf(-30, 1) + leaf(-62, -1) + leaf(-92, 1));
  };
  const ear =
    ink.solid({ d: shape.circle(52, -52, 22), ramp: ramps.black, bevel: 3 }) +
    ink.glow({ x: 52, y: -50, rx: 13, tint: tone.base, strength: 0.6 });
  const paw =
    ink.solid({ d: shape.ellipse([44, 66], 25, 19), ramp: ramps.black, bevel: 3 }) +
    `<ellipse cx="44" cy="70" rx="9" ry="7" fill="#ff9fb6"/><circle cx="33" cy="60" r="3.600" fill="#ff9fb6"/><circle cx="44" cy="56" r="3.600" fill="#ff9fb6"/><circle cx="55" cy="60" r="3.600" fill="#ff9fb6"/>`;
  return (
    bamboo([-64, 88], 150, -16) +
    bamboo([70, 84], 120, 18) +
    ink.both(ear) +
    ink.solid({ d: head, ramp: ramps.white, bevel: 5, fill: ink.radial(['#ffffff', [0.55, '#fbfaff'], '#bfc8e0'], [0.42, 0.3, 0.75, 0]) }) +
    ink.both(
      `<path d="M12 -12C14 -32 40 -38 48 -18C54 0 44 20 28 18C16 16 10 2 12 -12Z" fill="${ink.linear(['#3a4058', '#12141f'])}"/>` +
        ink.glow({ x: 46, y: 28, rx: 14, ry: 9, tint: '#ff7d9c', strength: 0.75 }),
    ) +
    ink.both(eye(ink, { x: 30, y: -8, r: 12, iris: '#7b4a1c', look: -0.3 })) +
    ink.solid({ d: 'M-11 16Q0 10 11 16Q9 26 0 27Q-9 26 -11 16Z', ramp: ramps.black, bevel: 2 }) +
    `<path d="M0 27V33M-14 32Q-6 42 0 34Q6 42 14 32" fill="none" stroke="#12141f" stroke-width="3.400" stroke-linecap="round"/><path d="M-8 38Q0 52 8 38Z" fill="#e0435f" stroke="#12141f" stroke-width="2.600" stroke-linejoin="round"/>` +
    ink.both(paw) +
    ink.spark({ x: -36, y: -40, r: 12 })
  );
}
