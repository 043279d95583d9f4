import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

/** A brick temple in the jungle with a light in its door. */
export function temple(ink: Ink, tone: Ramp): string {
  const brick: Ramp = { glint: '#fff0cf', light: '#eab67c', base: '#b9723f', shade: '#743a20', deep: '#2a1009' };
  const side = ink.linear([brick.light, [0.4, brick.base], brick.shade], [0, 0, 1, 0]);
  const block = (d: string) => ink.solid({ d, ramp: brick, bevel: 2.4, fill: side });
  const spire = (x: number, foot: number, size: number) =>
    ink.place(
      `translate(${x} ${foot}) scale(${size})`,
      block('M-22 0L-18 -18H18L22 0Z') +
        block('M-17 -18C-18 -38 -10 -44 0 -46C10 -44 18 -38 17 -18Z') +
        block('M-8 -44L-3 -70Q0 -76 3 -70L8 -44Z') +
        `<path d="M-14 -26H14M-11 -34H11M-6 -52H6M-5 -60H5" stroke="${brick.shade}" stroke-width="2"/>` +
        ink.ball({ x: 0, y: -74, r: 4, ramp: ramps.gold }),
    );
  const courses = [66, 54, 42, 30]
    .map((y) => `<path d="M-80 ${y}H80" stroke="${brick.shade}" stroke-opacity=".55" stroke-width="1.800"/>`)
    .join('');
  const vine = (d: string) => ink.tube({ d, width: 4, ramp: ramps.leaf }) + '';
  const leaves = shape
    .triples('-76 22 -40, -66 40 30, -80 54 -70, 72 18 40, 80 36 -20, 66 56 60, -58 6 10, 56 4 -10')
    .map(([x, y, turn]) =>
      ink.place(`translate(${x} ${y}) rotate(${turn})`, ink.solid({ d: shape.petal(17, 9), ramp: ramps.leaf, bevel: 1.4, outline: 1 })),
    )
    .join('');
  return (
    spire(-54, 16, 0.9) +
    spire(54, 16, 0.9) +
    block('M-44 20L-36 -20H36L44 20Z') +
    spire(0, -18, 1.06) +
    `<path d="M-40 0H40M-38 -10H38" stroke="${brick.shade}" stroke-opacity=".6" stroke-width="2"/>` +
    block('M-84 78L-76 18H76L84 78Z') +
    ink.within('M-84 78L-76 18H76L84 78Z', courses) +
    ink.both(
      `<path d="M44 72V48Q53 36 62 48V72Z" fill="#2a0d0a" stroke="${brick.deep}" stroke-width="2"/><path d="M47 72V50Q53 41 59 50V72Z" fill="${ink.linear([tone.light, tone.shade])}" fill-opacity=".8"/>`,
    ) +
    block('M-32 78V34L0 4L32 34V78Z') +
    `<path d="M-19 78V48Q0 22 19 48V78Z" fill="${brick.deep}"/><path d="M-16 78V49Q0 27 16 49V78Z" fill="${ink.linear(['#fffde6', '#ffcf4a', '#f28a12'])}"/>` +
    ink.glow({ x: 0, y: 58, rx: 56, ry: 44, tint: '#ffd75e', strength: 0.75 }) +
    block('M-94 92V78H94V92Z') +
    vine('M-82 70C-70 56 -86 40 -70 20') +
    vine('M82 66C74 50 86 36 72 16') +
    leaves +
    ink.ball({ x: 0, y: 18, r: 6, ramp: tone }) +
    ink.spark({ x: 0, y: -98, r: 14, tint: '#fff2b0' })
  );
}
