import type { Ink } from '../ink/createInk';
import { type Ramp, ramps } from '../ink/ramps';
import { shape } from '../ink/shape';

const cup = 'M-46 -68H46C46 -26 34 4 12 14V26H-12V14C-34 4 -46 -26 -46 -68Z';

/** A champion's cup with laurels. */
export function trophy(ink: Ink, tone: Ramp): string {
  const gold = ink.linear(
    [
      ramps.gold.shade,
      [0.18, ramps.gold.light],
      [0.32, ramps.gold.glint],
      [0.5, ramps.gold.base],
      [0.8, ramps.gold.shade],
      ramps.gold.light,
    ],
    [0, 0, 1, 0.1],
  );
  const handle = 'M44 -54C78 -62 88 -30 64 -14C54 -6 40 -4 32 -2';
  const laurel = Array.from({ length: 7 }, (_, i) => {
    const [x, y] = shape.onCircle(84, 66 - i * 22);
    return ink.place(
      `translate(${shape.n(x)} ${shape.n(y + 8)}) rotate(${shape.n(20 - i * 22)})`,
      ink.solid({ d: shape.petal(28, 10), ramp: ramps.emerald, bevel: 1.8, outline: 1.2 }),
    );
  }).join('');
  return (
    ink.both(laurel) +
    ink.glow({ x: 0, y: -40, rx: 84, tint: '#fff0a8', strength: 0.6 }) +
    ink.both(ink.tube({ d: handle, width: 10, ramp: ramps.gold })) +
    ink.solid({ d: cup, ramp: ramps.gold, bevel: 4, fill: gold }) +
    ink.solid({
      d: shape.ellipse([0, -68], 47, 11),
      ramp: ramps.gold,
      bevel: 2,
      fill: ink.linear([ramps.gold.deep, ramps.gold.shade, ramps.gold.base]),
    }) +
    ink.place(
      'translate(0 -30)',
      ink.solid({ d: shape.star(5, 25, 11), ramp: tone.base === ramps.gold.base ? ramps.ruby : tone, bevel: 3 }),
    ) +
    ink.solid({ d: 'M-12 24H12L18 44H-18Z', ramp: ramps.gold, bevel: 2.6, fill: gold }) +
    ink.solid({ d: 'M-32 44H32L40 82H-40Z', ramp: ramps.black, bevel: 3 }) +
    ink.solid({ d: shape.box([-46, 80], [92, 12], 4), ramp: ramps.black, bevel: 2.4 }) +
    `<path d="M-24 54H24V70H-24Z" fill="${ink.linear([ramps.gold.light, ramps.gold.shade])}" stroke="${ramps.gold.deep}" stroke-width="1.500"/><path d="M-16 62H16" stroke="${ramps.gold.deep}" stroke-width="3"/>` +
    ink.within(cup, '<path d="M-36 -60Q-38 -20 -14 6Q-30 -8 -40 -60Z" fill="#fff" fill-opacity=".6"/>') +
    ink.spark({ x: -24, y: -56, r: 18 }) +
    ink.spark({ x: 52, y: -50, r: 13 }) +
    ink.spark({ x: 22, y: 30, r: 9 })
  );
}
