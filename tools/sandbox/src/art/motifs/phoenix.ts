import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

/** A phoenix rising on spread wings. */
export function phoenix(ink: Ink, tone: Ramp): string {
  const feather = (length: number, width: number, ramp: Ramp) =>
    ink.solid({ d: shape.petal(length, width), ramp, bevel: 2, outline: 1.3, light: [0, 1, 0.3, 0] }) +
    `<path d="M0 -6V${-length * 0.8}" stroke="${ramp.glint}" stroke-opacity=".6" stroke-width="1.400"/>`;
  const row = (count: number, { length, width, ramp, from, to }: { length: number; width: number; ramp: Ramp; from: number; to: number }) =>
    Array.from({ length: count }, (_, i) => {
      const share = i / (count - 1);
      return ink.place(
        `translate(${shape.n(8 + share * 10)} ${shape.n(-6 - share * 6)}) rotate(${shape.n(to + (from - to) * (1 - share))})`,
        feather(length * (0.72 + 0.28 * Math.sin((1 - share * 0.75) * 1.57)), width, ramp),
      );
    }).join('');
  const wing =
    row(8, { length: 96, width: 15, ramp: ramps.ruby, from: 116, to: 22 }) +
    row(7, { length: 70, width: 13, ramp: ramps.orange, from: 112, to: 26 }) +
    row(6, { length: 44, width: 12, ramp: ramps.gold, from: 108, to: 30 });
  const plume = (turn: number, length: number, ramp: Ramp) =>
    ink.place(
      `translate(0 26) rotate(${turn})`,
      ink.solid({ d: `M-5 0C-16 -30 10 -52 -4 ${-length}C16 ${-length + 22} 20 -34 5 0Z`, ramp, bevel: 2, outline: 1.3 }) +
        ink.place(`translate(3 ${-length + 18})`, ink.ball({ x: 0, y: 0, r: 6, ramp: tone === ramps.ruby ? ramps.turquoise : tone })),
    );
  const body = shape.smooth(
    shape.points('2 -66, 14 -72, 26 -66, 26 -54, 17 -46, 15 -32, 23 -10, 18 14, 2 34, -14 18, -20 -8, -13 -32, -4 -48, -4 -58'),
  );
  const breast = shape
    .triples('-2 -26 9, -8 -12 10, 9 -12 10, 1 0 10, -6 12 8, 8 12 8')
    .map(
      ([x = 0, y = 0, w = 0]) =>
        `<path d="M${x - w} ${y}q${w} 13 ${w * 2} 0" fill="none" stroke="${ramps.ruby.shade}" stroke-opacity=".55" stroke-width="2.200"/>`,
    )
    .join('');
  return ink.place(
    'translate(0 4) scale(.9)',
    ink.glow({ x: 0, y: -10, rx: 98, tint: '#ffcf5a', strength: 0.6 }) +
      plume(-152, 74, ramps.ruby) +
      plume(152, 74, ramps.ruby) +
      plume(-168, 84, ramps.orange) +
      plume(168, 84, ramps.orange) +
      plume(180, 70, ramps.gold) +
      ink.both(wing) +
      ink.place('translate(9 -68) rotate(-40)', feather(28, 7, ramps.ruby)) +
      ink.place('translate(11 -70) rotate(-16)', feather(32, 7, ramps.orange)) +
      ink.place('translate(14 -70) rotate(8)', feather(27, 7, ramps.gold)) +
      ink.solid({
        d: body,
        ramp: ramps.orange,
        bevel: 3,
        fill: ink.linear([ramps.gold.glint, [0.28, ramps.gold.base], [0.6, ramps.orange.base], ramps.ruby.base]),
      }) +
      ink.within(body, breast) +
      ink.solid({ d: 'M24 -67Q38 -67 41 -55Q33 -58 24 -56Z', ramp: ramps.coral, bevel: 1.6, outline: 1.4 }) +
      `<circle cx="16" cy="-62" r="4.600" fill="#2a0508"/><circle cx="16" cy="-62" r="3" fill="#fff3b0"/><circle cx="16.500" cy="-62" r="1.700" fill="#2a0508"/>` +
      ink.spark({ x: -70, y: -50, r: 13, tint: '#ffe680' }) +
      ink.spark({ x: 62, y: -64, r: 10, tint: '#ffe680' }),
  );
}
