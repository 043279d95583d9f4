import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

/** Stalls of a night market under a full moon. */
export function moon(ink: Ink, tone: Ramp): string {
  const craters = shape
    .triples('-24 -44 11, 16 -54 8, 24 -24 13, -6 -20 6, -38 -14 7, 4 -70 5')
    .map(
      ([x = 0, y = 0, r = 0]) =>
        `<circle cx="${x}" cy="${y}" r="${r}" fill="#d9a94a" fill-opacity=".55"/><circle cx="${x + 1.5}" cy="${y + 2}" r="${r * 0.86}" fill="#ffe9a8" fill-opacity=".7"/>`,
    )
    .join('');
  const stall = (x: number, ramp: Ramp, size: number) => {
    const stripes = Array.from(
      { length: 6 },
      (_, i) =>
        `<path d="M${-36 + i * 12} -8L${-30 + i * 10} -30H${-20 + i * 10}L${-24 + i * 12} -8Q${-30 + i * 12} 2 ${-36 + i * 12} -8Z" fill="${i % 2 ? '#fff6e0' : ink.linear([ramp.light, ramp.base, ramp.shade])}" stroke="${ramp.deep}" stroke-width="1.600"/>`,
    ).join('');
    return ink.place(
      `translate(${x} 46) scale(${size})`,
      `<path d="M-32 -6H32V44H-32Z" fill="${ink.linear(['#ffd27a', '#b4541c'])}" stroke="#2a1005" stroke-width="2.500"/>` +
        ink.glow({ x: 0, y: 6, rx: 34, ry: 18, tint: '#fff4b8', strength: 0.95 }) +
        ink.solid({ d: shape.box([-36, 18], [72, 28], 3), ramp: ramps.wood, bevel: 2 }) +
        [-24, -12, 0, 12, 24]
          .map((fx, i) =>
            ink.ball({ x: fx, y: 16, r: 6.5, ramp: [ramps.orange, ramps.ruby, ramps.leaf, ramps.gold, ramps.pink][i] ?? ramps.gold }),
          )
          .join('') +
        stripes +
        `<path d="M-32 -30H32" stroke="#2a1005" stroke-width="4" stroke-linecap="round"/>`,
    );
  };
  const lamp = (x: number, y: number) =>
    ink.glow({ x, y, rx: 16, tint: '#ffb347', strength: 0.9 }) +
    `<ellipse cx="${x}" cy="${y}" rx="7" ry="8" fill="${ink.radial(['#fff9cf', '#ff5b3a', '#a80f1c'])}" stroke="#4a0810" stroke-width="1.500"/><path d="M${x} ${y - 12}V${y - 8}M${x} ${y + 8}V${y + 14}" stroke="${ramps.gold.base}" stroke-width="2"/>`;
  return (
    ink.glow({ x: 0, y: -30, rx: 100, tint: '#fff0b8', strength: 0.75 }) +
    `<circle cx="0" cy="-32" r="56" fill="${ink.radial(['#fffdf0', [0.5, '#fff0b8'], [0.85, '#ffd56e'], '#e5a53a'], [0.42, 0.4, 0.62, 0.05])}"/>${craters}` +
    ink.within(shape.circle(0, -32, 56), '<path d="M-30 -60Q0 -70 26 -58Q10 -52 -30 -60Z" fill="#fff" fill-opacity=".4"/>') +
    '<path d="M-92 -20Q-46 10 0 -6Q46 12 92 -22" fill="none" stroke="#1c0d18" stroke-width="2.200"/>' +
    lamp(-66, 2) +
    lamp(-30, 9) +
    lamp(34, 11) +
    lamp(68, 3) +
    stall(-54, ramps.ruby, 0.84) +
    stall(54, tone, 0.84) +
    stall(0, ramps.orange, 1.02) +
    ink.spark({ x: -66, y: -70, r: 10 }) +
    ink.spark({ x: 68, y: -66, r: 13 })
  );
}
