import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const spots: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-24, -24],
    [24, 24],
  ],
  3: shape.points('-26 -26, 0 0, 26 26'),
  4: shape.points('-24 -24, 24 -24, -24 24, 24 24'),
  5: shape.points('-26 -26, 26 -26, 0 0, -26 26, 26 26'),
  6: shape.points('-24 -28, 24 -28, -24 0, 24 0, -24 28, 24 28'),
};

/** Two casino dice in mid-throw. */
export function dice(ink: Ink, tone: Ramp): string {
  function cube(ramp: Ramp, faces: readonly [number, number, number], pip: Ramp): string {
    const side = (matrix: string, face: number, light: number) => {
      const paint =
        [
          ink.linear([ramp.glint, ramp.light], [0, 0, 1, 1]),
          ink.linear([ramp.light, ramp.base], [0, 0, 0.6, 1]),
          ink.linear([ramp.base, ramp.shade], [0, 0, 0.6, 1]),
        ][light] ?? '';
      const dots = (spots[face] ?? [])
        .map(
          ([x, y]) =>
            `<circle cx="${x}" cy="${y}" r="10.500" fill="${pip.shade}"/><circle cx="${x + 0.8}" cy="${y + 1.4}" r="9.200" fill="${ink.linear([pip.base, pip.light])}"/>`,
        )
        .join('');
      return ink.place(
        matrix,
        `<path d="${shape.box([-47, -47], [94, 94], 16)}" fill="${paint}"/><path d="${shape.box([-44, -44], [88, 88], 14)}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2.500"/>${dots}`,
      );
    };
    const hull = shape.polygon(shape.points('0 -62, 54 -32, 54 32, 0 62, -54 32, -54 -32'));
    return (
      `<path d="${hull}" fill="${ramp.deep}" stroke="${ramp.deep}" stroke-width="5" stroke-linejoin="round"/><path d="${hull}" fill="${ramp.base}"/>` +
      side('matrix(.56 .31 -.56 .31 0 -31)', faces[0], 0) +
      side('matrix(.56 .31 0 .64 -27 16)', faces[1], 1) +
      side('matrix(.56 -.31 0 .64 27 16)', faces[2], 2) +
      `<path d="M-52 -31L0 -1L52 -31M0 -1V60" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2.200" stroke-linecap="round"/>`
    );
  }
  return (
    ink.place('translate(34 -28) rotate(24) scale(.86)', cube(ramps.ivory, [3, 5, 1], ramps.ruby)) +
    ink.place('translate(-26 24) rotate(-16) scale(1.06)', cube(tone === ramps.ivory ? ramps.ruby : tone, [5, 6, 4], ramps.white)) +
    ink.spark({ x: -56, y: -20, r: 17 }) +
    ink.spark({ x: 62, y: -56, r: 13 })
  );
}
