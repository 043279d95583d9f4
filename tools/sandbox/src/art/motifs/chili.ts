import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';

const pod = 'M-40 -40C-14 -56 14 -44 22 -16C30 14 46 44 84 56C44 78 -8 62 -30 22C-42 2 -48 -22 -40 -40Z';
const flame = 'M0 0C-30 -12 -34 -50 -8 -86C-6 -66 6 -60 10 -76C30 -50 34 -16 0 0Z';

/** Hot peppers on fire. */
export function chili(ink: Ink, tone: Ramp): string {
  const fire = ([x, y]: readonly [number, number], size: number, turn: number) =>
    ink.place(
      `translate(${x} ${y}) rotate(${turn}) scale(${size})`,
      `<path d="${flame}" fill="#b3160c"/><path d="${flame}" fill="${ink.linear(['#ff5a1a', '#ffb21f', '#ffe65c'])}" transform="scale(.92)"/><path d="${flame}" fill="${ink.linear(['#ffd23e', '#fffbe0'])}" transform="translate(1 0) scale(.5)"/>`,
    );
  const pepper = (ramp: Ramp) =>
    ink.tube({ d: 'M-32 -42C-40 -56 -38 -72 -52 -82', width: 9, ramp: ramps.leaf }) +
    ink.solid({ d: pod, ramp, bevel: 4.4, fill: ink.linear([ramp.light, [0.3, ramp.base], [0.8, ramp.shade]], [0.7, 0, 0.2, 1]) }) +
    ink.within(pod, '<path d="M-30 -34Q-10 -46 2 -30Q16 6 40 36Q2 16 -14 -10Q-24 -22 -30 -34Z" fill="#fff" fill-opacity=".5"/>') +
    ink.solid({
      d: 'M-50 -36C-46 -54 -18 -60 -8 -46C-16 -40 -18 -30 -24 -34C-30 -28 -34 -34 -38 -30C-42 -34 -48 -30 -50 -36Z',
      ramp: ramps.leaf,
      bevel: 2.4,
    });
  return (
    ink.glow({ x: 0, y: 0, rx: 98, tint: '#ff9a2e', strength: 0.75 }) +
    fire([-50, 46], 0.9, -18) +
    fire([52, 34], 0.86, 16) +
    fire([4, 40], 1.3, 2) +
    fire([-24, 62], 0.7, -30) +
    fire([30, 66], 0.7, 26) +
    ink.place(
      'translate(34 2) scale(-.78 .78) rotate(-14)',
      pepper(tone === ramps.ruby || tone === ramps.pink ? ramps.leaf : ramps.orange),
    ) +
    ink.place('translate(-8 8) rotate(-4)', pepper(ramps.ruby)) +
    ink.spark({ x: -26, y: -18, r: 15 }) +
    ink.spark({ x: 60, y: 58, r: 10, tint: '#ffe27a' })
  );
}
