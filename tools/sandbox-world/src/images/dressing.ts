import { bubbles } from './ink/bubbles';
import { coin } from './ink/coin';
import type { Ink } from './ink/createInk';
import { facetColor } from './ink/facetColor';
import { type Ramp, ramps } from './ink/ramps';
import { shape } from './ink/shape';
import type { SceneName } from './SceneName';

type Place = { x: number; y: number; size: number; turn: number };

/** Positions along the lower edge and in the upper corners: x, y and size. */
const corners: readonly (readonly [number, number, number])[] = [
  [10, 172, 1.3],
  [190, 168, 1.2],
  [34, 190, 1],
  [168, 190, 1.05],
  [-2, 138, 0.9],
  [203, 132, 0.9],
  [60, 178, 0.7],
  [142, 180, 0.72],
  [12, 34, 0.6],
  [188, 40, 0.64],
];

function spill(ink: Ink, draw: (place: Place, index: number) => string, count: number): string {
  return corners
    .slice(0, count)
    .map(([x, y, size], i) =>
      draw(
        {
          x: x + (ink.random() - 0.5) * 12,
          y: y + (ink.random() - 0.5) * 12,
          size: size * (0.85 + ink.random() * 0.3),
          turn: ink.random() * 120 - 60,
        },
        i,
      ),
    )
    .reverse()
    .join('');
}

function jewel(ink: Ink, { x, y, size, turn }: Place, ramp: Ramp): string {
  const cut = [
    ['M-14 -6L-8 -14H8L14 -6Z', 0.9],
    ['M-14 -6L-4 -5L0 14Z', 0.62],
    ['M-4 -5H4L0 14Z', 0.78],
    ['M4 -5L14 -6L0 14Z', 0.4],
  ] as const;
  return ink.place(
    `translate(${shape.n(x)} ${shape.n(y)}) rotate(${shape.n(turn)}) scale(${shape.n(size)})`,
    `<path d="M-14 -6L-8 -14H8L14 -6L0 14Z" fill="${ramp.deep}" stroke="${ramp.deep}" stroke-width="3" stroke-linejoin="round"/>${cut.map(([d, brightness]) => `<path d="${d}" fill="${facetColor(ramp, brightness)}" stroke="#fff" stroke-opacity=".4" stroke-width=".6"/>`).join('')}`,
  );
}

const coinSpill = (ink: Ink) =>
  spill(ink, ({ x, y, size, turn }) => coin(ink, { x, y, r: 17 * size, squash: 0.55 + ink.random() * 0.4, turn, mark: 'star' }), 10);
const gemSpill = (ink: Ink, tone: Ramp) =>
  spill(ink, (place, i) => jewel(ink, place, [tone, ramps.ruby, ramps.sapphire, ramps.emerald, ramps.amethyst][i % 5] ?? tone), 9);
const petals = (ink: Ink) =>
  spill(
    ink,
    ({ x, y, size, turn }) =>
      ink.place(
        `translate(${shape.n(x)} ${shape.n(y)}) rotate(${shape.n(turn * 2)}) scale(${shape.n(size)})`,
        ink.solid({ d: shape.petal(24, 12), ramp: ramps.pink, bevel: 1.4, outline: 0.8 }),
      ),
    9,
  );
const leaves = (ink: Ink) =>
  spill(
    ink,
    ({ x, y, size, turn }) =>
      ink.place(
        `translate(${shape.n(x)} ${shape.n(y + 8)}) rotate(${shape.n(turn)}) scale(${shape.n(size * 1.5)})`,
        ink.solid({ d: shape.petal(30, 13), ramp: ramps.leaf, bevel: 1.6, outline: 1 }) +
          `<path d="M0 -3V-25" stroke="${ramps.leaf.shade}" stroke-width="1.400"/>`,
      ),
    6,
  );
const foam = (ink: Ink) =>
  bubbles(
    ink,
    corners
      .slice(0, 9)
      .map(
        ([x, y, size]) =>
          [Math.round(x + (ink.random() - 0.5) * 24), Math.round(y + (ink.random() - 0.5) * 30), Math.round(size * 8)] as const,
      ),
  );
const sparks = (ink: Ink, tone: Ramp) => spill(ink, ({ x, y, size }) => ink.spark({ x, y, r: 9 * size, tint: tone.light }), 9);

const none = () => '';

const byScene: Record<SceneName, readonly ((ink: Ink, tone: Ramp) => string)[]> = {
  bokeh: [sparks, none, gemSpill],
  city: [coinSpill, sparks, none],
  curtain: [coinSpill, sparks, none],
  desert: [coinSpill, gemSpill, none],
  felt: [coinSpill, sparks, none],
  festival: [coinSpill, none, none],
  fire: [coinSpill, none, none],
  galaxy: [sparks, gemSpill, none],
  jungle: [leaves, coinSpill, none],
  rays: [coinSpill, gemSpill, sparks, none],
  reef: [foam, none, coinSpill],
  stadium: [sparks, none, none],
  stars: [sparks, coinSpill, none],
  storm: [sparks, none, none],
  temples: [petals, coinSpill, none],
  terraces: [leaves, petals, none],
  vault: [gemSpill, none],
  waves: [foam, none, none],
};

/** Draws foreground objects to suit the scene: coins, stones, petals, leaves, bubbles or sparks. */
export function dressing(ink: Ink, { scene, tone }: { scene: SceneName; tone: Ramp }): string {
  const fitting = byScene[scene];
  return (fitting[Math.floor(ink.random() * fitting.length)] ?? sparks)(ink, tone);
}
