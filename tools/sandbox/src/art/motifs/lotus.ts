import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

/** A lotus in bloom on its leaf. */
export function lotus(ink: Ink, tone: Ramp): string {
  const bloom = tone === ramps.gold || tone === ramps.ruby || tone === ramps.emerald ? ramps.pink : tone;
  const petal = (turn: number, length: number, width: number) => {
    const d = shape.petal(length, width);
    return ink.place(
      `translate(0 36) rotate(${turn})`,
      ink.solid({ d, ramp: bloom, bevel: 2, outline: 1.4, fill: ink.linear([bloom.base, [0.4, bloom.light], '#ffffff']) }) +
        `<path d="M0 -8V${-length * 0.78}" stroke="${bloom.base}" stroke-opacity=".35" stroke-width="1.600"/>`,
    );
  };
  const leaf = shape.ellipse([0, 56], 88, 24);
  return (
    ink.solid({ d: leaf, ramp: ramps.emerald, bevel: 3 }) +
    ink.within(
      leaf,
      shape.ring(
        14,
        (_, at) =>
          `<path d="M0 56L${shape.onCircle(92, at)[0].toFixed(1)} ${(56 + shape.onCircle(26, at)[1]).toFixed(1)}" stroke="${ramps.emerald.shade}" stroke-opacity=".7" stroke-width="1.800"/>`,
      ),
    ) +
    ink.glow({ x: 0, y: 0, rx: 92, tint: bloom.glint, strength: 0.7 }) +
    [-84, 84, -62, 62].map((turn) => petal(turn, 82, 22)).join('') +
    [-42, 42, -22, 22].map((turn) => petal(turn, 98, 25)).join('') +
    petal(0, 106, 26) +
    [-54, 54, -30, 30].map((turn) => petal(turn, 66, 21)).join('') +
    petal(-12, 62, 20) +
    petal(12, 62, 20) +
    ink.glow({ x: 0, y: 22, rx: 30, ry: 20, tint: '#fff1a8', strength: 0.95 }) +
    shape.ring(
      9,
      (i) =>
        `<circle cx="${-16 + i * 4}" cy="${20 + (i % 2) * 6}" r="2.600" fill="${ramps.gold.light}" stroke="${ramps.gold.shade}" stroke-width=".8"/>`,
    ) +
    ink.spark({ x: 0, y: -52, r: 17 }) +
    ink.spark({ x: -52, y: 2, r: 11 }) +
    ink.spark({ x: 58, y: -14, r: 9 })
  );
}
