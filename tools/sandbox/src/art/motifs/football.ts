import type { Ink } from '../ink/createInk';
import type { Ramp } from '../ink/ramps';
import { shape } from '../ink/shape';

/** A football on fire. */
export function football(ink: Ink, tone: Ramp): string {
  const ball = shape.circle(0, 0, 56);
  const pent = (r: number, turn: number) => shape.polygon(Array.from({ length: 5 }, (_, i) => shape.onCircle(r, turn + i * 72)));
  const dark = ink.linear(['#3a4360', '#0d111e']);
  const patches = shape.ring(5, (_, at) => {
    const [x, y] = shape.onCircle(50, at - 90);
    return ink.place(
      `translate(${shape.n(x)} ${shape.n(y)}) rotate(${at}) scale(1 .68)`,
      `<path d="${pent(21, 90)}" fill="${dark}" stroke="#0a0d17" stroke-width="2"/>`,
    );
  });
  const seams = shape.ring(5, (_, at) => {
    const [a, b] = [shape.onCircle(20, at - 90), shape.onCircle(36, at - 90)];
    const [c, d] = [shape.onCircle(44, at - 66), shape.onCircle(44, at - 114)];
    return `<path d="M${shape.n(a[0])} ${shape.n(a[1])}L${shape.n(b[0])} ${shape.n(b[1])}" stroke="#5c6884" stroke-width="2.400"/><path d="M${shape.n(c[0])} ${shape.n(c[1])}L${shape.n(c[0] * 1.26)} ${shape.n(c[1] * 1.26)}M${shape.n(d[0])} ${shape.n(d[1])}L${shape.n(d[0] * 1.26)} ${shape.n(d[1] * 1.26)}" stroke="#5c6884" stroke-width="2"/>`;
  });
  const tail = (size: number, paint: string) =>
    `<path d="M-50 26C-66 50 -90 56 -98 92C-76 80 -70 86 -60 96C-52 78 -36 84 -20 92C-14 74 10 66 26 50Z" transform="translate(-4 0) scale(${size})" fill="${paint}"/>`;
  return (
    ink.glow({ x: -20, y: 30, rx: 96, tint: tone.light, strength: 0.8 }) +
    tail(1, '#c81d10') +
    tail(0.86, ink.linear(['#ffcf3a', '#ff5a1a'], [1, 0, 0, 1])) +
    tail(0.66, ink.linear(['#fffbe0', '#ffd23e'], [1, 0, 0, 1])) +
    ink.place(
      'translate(14 -14) rotate(-14)',
      `<circle r="58.500" fill="#0a0d17"/><circle r="56" fill="${ink.radial(['#ffffff', [0.45, '#f4f7fd'], [0.8, '#b3c0da'], '#76849f'], [0.4, 0.36, 0.66, 0])}"/>` +
        ink.within(ball, patches + seams + `<path d="${pent(21, -90)}" fill="${dark}" stroke="#0a0d17" stroke-width="2"/>`) +
        `<circle r="56" fill="${ink.radial(
          [
            [0.55, '#0a1030', 0],
            [1, '#0a1030', 0.55],
          ],
          [0.42, 0.38, 0.64, 0],
        )}"/>` +
        `<ellipse cx="-20" cy="-28" rx="20" ry="13" transform="rotate(-34 -20 -28)" fill="#fff" fill-opacity=".75"/><path d="M46 24Q34 48 6 54" fill="none" stroke="${tone.light}" stroke-opacity=".85" stroke-width="3.400" stroke-linecap="round"/>`,
    ) +
    ink.spark({ x: -10, y: -46, r: 15 }) +
    ink.spark({ x: -66, y: -40, r: 9, tint: '#ffe27a' }) +
    ink.spark({ x: 66, y: 56, r: 9, tint: '#ffe27a' })
  );
}
