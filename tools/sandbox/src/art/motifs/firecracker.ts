import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

/** Strings of firecrackers and bursts in the sky. */
export function firecracker(ink: Ink, tone: Ramp): string {
  const burst = ([x, y]: readonly [number, number], r: number, ramp: Ramp) =>
    ink.place(
      `translate(${x} ${y})`,
      ink.glow({ x: 0, y: 0, rx: r * 1.2, tint: ramp.light, strength: 0.7 }) +
        shape.ring(16, (i, at) => {
          const far = r * (i % 2 ? 0.72 : 1);
          const [a, b] = [shape.onCircle(r * 0.2, at), shape.onCircle(far, at)];
          return `<path d="M${shape.n(a[0])} ${shape.n(a[1])}L${shape.n(b[0])} ${shape.n(b[1])}" stroke="${i % 2 ? ramp.light : ramp.glint}" stroke-width="2.600" stroke-linecap="round"/><circle cx="${shape.n(b[0])}" cy="${shape.n(b[1])}" r="2.600" fill="#fff"/>`;
        }),
    );
  const cracker = (x: number, y: number, turn: number) => {
    const d = shape.box([-9, -18], [18, 38], 4);
    return ink.place(
      `translate(${x} ${y}) rotate(${turn})`,
      ink.solid({ d, ramp: ramps.ruby, bevel: 2.4, light: [0, 0, 1, 0.1] }) +
        `<path d="M-9 -12H9V-7H-9ZM-9 9H9V14H-9Z" fill="${ink.linear([ramps.gold.shade, ramps.gold.glint, ramps.gold.shade], [0, 0, 1, 0])}"/><path d="M0 -4L4 1L0 6L-4 1Z" fill="${ramps.gold.light}"/>`,
    );
  };
  const rows = [0, 1, 2, 3].map((i) => cracker(-17, -26 + i * 26, 26) + cracker(17, -26 + i * 26, -26)).join('');
  return (
    burst([-58, -50], 38, ramps.gold) +
    burst([60, -38], 34, tone) +
    burst([-60, 40], 26, ramps.pink) +
    burst([62, 48], 28, ramps.turquoise) +
    ink.tube({ d: 'M0 -92V74', width: 4.5, ramp: ramps.gold }) +
    rows +
    ink.solid({
      d: 'M0 -76C-20 -90 -42 -78 -32 -62C-26 -52 -10 -58 0 -66C10 -58 26 -52 32 -62C42 -78 20 -90 0 -76Z',
      ramp: ramps.gold,
      bevel: 2.6,
    }) +
    ink.ball({ x: 0, y: -70, r: 9, ramp: ramps.ruby }) +
    cracker(0, 76, 0) +
    ink.glow({ x: 0, y: 98, rx: 26, tint: '#ffe27a', strength: 1 }) +
    ink.spark({ x: 0, y: 97, r: 18, tint: '#ffe27a' }) +
    ink.spark({ x: -58, y: -50, r: 14 })
  );
}
