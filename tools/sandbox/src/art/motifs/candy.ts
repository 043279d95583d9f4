import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

/** Sweets: a swirl lollipop, a wrapped bonbon, jellies. */
export function candy(ink: Ink, tone: Ramp): string {
  const main = tone === ramps.gold || tone === ramps.emerald ? ramps.pink : tone;
  const swirl = shape.ring(8, (i, at) => {
    const [a, b] = [shape.onCircle(44, at), shape.onCircle(44, at + 45)];
    const [c, d] = [shape.onCircle(24, at + 34), shape.onCircle(24, at + 79)];
    return `<path d="M0 0Q${shape.n(c[0])} ${shape.n(c[1])} ${shape.n(a[0])} ${shape.n(a[1])}A44 44 0 0 1 ${shape.n(b[0])} ${shape.n(b[1])}Q${shape.n(d[0])} ${shape.n(d[1])} 0 0Z" fill="${i % 2 ? '#fff8ff' : ink.linear([main.light, main.base])}"/>`;
  });
  const wrapper = (ramp: Ramp) =>
    ink.both(
      ink.solid({ d: 'M24 -4L54 -24Q50 -10 58 -2Q50 6 54 24L24 6Z', ramp, bevel: 2.4 }) +
        `<path d="M26 0L50 -12M26 1L52 2M26 2L50 14" stroke="${ramp.shade}" stroke-width="1.800"/>`,
    ) +
    ink.solid({ d: shape.ellipse([0, 0], 31, 25), ramp, bevel: 3 }) +
    ink.within(
      shape.ellipse([0, 0], 31, 25),
      [-30, -10, 10, 30]
        .map((x) => `<path d="M${x - 6} -30Q${x + 8} 0 ${x - 6} 30L${x + 2} 30Q${x + 16} 0 ${x + 2} -30Z" fill="#fff" fill-opacity=".6"/>`)
        .join('') + '<path d="M-24 -16Q0 -28 22 -14Q0 -14 -24 -4Z" fill="#fff" fill-opacity=".75"/>',
    );
  const jelly = (x: number, y: number, ramp: Ramp) => {
    const d = shape.box([-17, -15], [34, 30], 12);
    return ink.place(
      `translate(${x} ${y})`,
      ink.solid({ d, ramp, bevel: 3, fill: ink.linear([ramp.light, [0.6, ramp.base], ramp.light]) }) +
        ink.gloss({ d, over: 'M-14 -12H14Q12 -2 -12 0Z', strength: 0.85 }),
    );
  };
  return (
    ink.tube({ d: 'M-12 20L-30 92', width: 8, ramp: ramps.ivory }) +
    ink.place(
      'translate(-2 -30)',
      ink.solid({ d: shape.circle(0, 0, 50), ramp: main, bevel: 3 }) +
        swirl +
        `<circle r="44" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="2"/><path d="M-34 -22Q-16 -44 14 -40Q-12 -26 -22 0Q-38 4 -34 -22Z" fill="#fff" fill-opacity=".5"/>`,
    ) +
    ink.place('translate(44 34) rotate(-22) scale(.96)', wrapper(ramps.turquoise)) +
    ink.place('translate(-50 46) rotate(20) scale(.8)', wrapper(ramps.orange)) +
    jelly(2, 62, ramps.emerald) +
    jelly(66, 70, ramps.amethyst) +
    ink.ball({ x: -66, y: -50, r: 11, ramp: ramps.sapphire }) +
    ink.ball({ x: 68, y: -44, r: 13, ramp: ramps.orange }) +
    ink.ball({ x: 62, y: -76, r: 8, ramp: ramps.pink }) +
    ink.spark({ x: -24, y: -58, r: 16 }) +
    ink.spark({ x: 56, y: 20, r: 12 })
  );
}
