import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

/** A ball that drops through the hoop. */
export function basketball(ink: Ink, tone: Ramp): string {
  const ball: Ramp = { glint: '#ffe0b0', light: '#ffab52', base: '#f27a1a', shade: '#a8430a', deep: '#3f1503' };
  const circle = shape.circle(0, -22, 50);
  const seams = `<path d="M-50 -22H50M0 -72V28M-36 -58C-14 -40 -14 -4 -36 14M36 -58C14 -40 14 -4 36 14" fill="none" stroke="#2b0d02" stroke-width="4"/><path d="M-50 -20.500H50M1.500 -72V28M-34.500 -58C-12.500 -40 -12.500 -4 -34.500 14M37.500 -58C15.500 -40 15.500 -4 37.500 14" fill="none" stroke="#ffd8a0" stroke-opacity=".5" stroke-width="1.400"/>`;
  const net = Array.from({ length: 9 }, (_, i) => {
    const x = -44 + i * 11;
    const low = x * 0.58;
    return `<path d="M${x} 34Q${x * 0.9} 60 ${low} 92M${x} 34Q${x * 0.7 + 8} 62 ${low + 12} 88M${x} 34Q${x * 0.7 - 8} 62 ${low - 12} 88" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="1.900"/>`;
  }).join('');
  const board = shape.box([-78, -94], [156, 104], 8);
  return (
    ink.solid({
      d: board,
      ramp: ramps.white,
      bevel: 3,
      fill: ink.linear(
        [
          [0, '#ffffff', 0.92],
          [1, '#a9c2e6', 0.78],
        ],
        [0, 0, 1, 1],
      ),
    }) +
    `<path d="${shape.box([-72, -88], [144, 92], 5)}" fill="none" stroke="${tone.base}" stroke-width="4.500"/><path d="${shape.box([-32, -58], [64, 50], 2)}" fill="none" stroke="${tone.base}" stroke-width="4.500"/>` +
    `<path d="M-50 30a50 12 0 0 1 100 0" fill="none" stroke="#6e1008" stroke-width="8"/><path d="M-50 30a50 12 0 0 1 100 0" fill="none" stroke="#e23a1c" stroke-width="5"/>` +
    ink.glow({ x: 0, y: -22, rx: 84, tint: '#ffd08a', strength: 0.6 }) +
    `<circle cx="0" cy="-22" r="52.400" fill="${ball.deep}"/><circle cx="0" cy="-22" r="50" fill="${ink.radial([ball.glint, [0.22, ball.light], [0.6, ball.base], ball.shade], [0.38, 0.34, 0.72, 0])}"/>` +
    ink.within(
      circle,
      seams + `<ellipse cx="-18" cy="-48" rx="18" ry="11" transform="rotate(-30 -18 -48)" fill="#fff" fill-opacity=".55"/>`,
    ) +
    net +
    `<path d="M-50 30a50 12 0 0 0 100 0" fill="none" stroke="#6e1008" stroke-width="9"/><path d="M-50 30a50 12 0 0 0 100 0" fill="none" stroke="${ink.linear(['#ff8a5c', '#e23a1c', '#9c1a0c'], [0, 0, 1, 0])}" stroke-width="6"/>` +
    ink.spark({ x: -26, y: -52, r: 15 }) +
    ink.spark({ x: 62, y: -78, r: 11 })
  );
}
