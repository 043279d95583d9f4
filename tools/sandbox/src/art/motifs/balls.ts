import type { Ink } from '../ink/createInk';
import { numeral } from '../ink/numeral';
import { type Ramp, ramps } from '../ink/ramps';

/** Numbered balls of a draw. */
export function balls(ink: Ink, tone: Ramp): string {
  const ball = ([x, y, r]: readonly [number, number, number], [ramp, text, turn]: readonly [Ramp, string, number]) =>
    ink.place(
      `translate(${x} ${y})`,
      `<circle r="${r + 1.8}" fill="${ramp.deep}"/><circle r="${r}" fill="${ink.radial([ramp.glint, [0.22, ramp.light], [0.55, ramp.base], [0.9, ramp.shade], ramp.base], [0.42, 0.36, 0.68, 0.06])}"/>` +
        ink.place(
          `rotate(${turn})`,
          `<ellipse rx="${r * 0.6}" ry="${r * 0.56}" fill="${ink.radial(['#ffffff', [0.8, '#fffdf4'], '#dcd6c8'])}" stroke="${ramp.shade}" stroke-width="1.600"/>${ink.place(`scale(${r / 34})`, numeral(text))}`,
        ) +
        `<ellipse cx="${-r * 0.2}" cy="${-r * 0.68}" rx="${r * 0.46}" ry="${r * 0.2}" transform="rotate(-14)" fill="#fff" fill-opacity=".8"/>`,
    );
  return (
    ball([-56, -38, 27], [ramps.sapphire, '28', -16]) +
    ball([58, -40, 26], [ramps.emerald, '6', 14]) +
    ball([0, -58, 28], [ramps.amethyst, '13', 4]) +
    ball([-64, 22, 25], [ramps.pink, '35', -12]) +
    ball([64, 18, 27], [ramps.turquoise, '42', 12]) +
    ink.glow({ x: 0, y: 14, rx: 78, tint: '#fff6d0', strength: 0.55 }) +
    ball([-34, 58, 28], [ramps.gold, '9', -8]) +
    ball([38, 60, 28], [tone === ramps.gold ? ramps.ruby : tone, '21', 10]) +
    ball([0, 8, 41], [ramps.ruby, '7', -4]) +
    ink.spark({ x: -16, y: -18, r: 16 }) +
    ink.spark({ x: 54, y: -58, r: 11 }) +
    ink.spark({ x: -72, y: -58, r: 9 })
  );
}
