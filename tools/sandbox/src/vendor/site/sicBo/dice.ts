import { drawn } from '../element';

const rollMs = 1100;
/** Places of the pips on each face, in units from the centre. */
const pips: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** Renders three dice. */
export function createDice(host: Element) {
  const dice = [1, 2, 3].map((face) => {
    const svg = drawn('svg', { viewBox: '-50 -50 100 100' });
    host.append(svg);
    show(svg, face);
    return svg;
  });

  return {
    /** Rolls the dice; with reduced motion they show their faces at once. */
    roll: async (faces: readonly number[]): Promise<void> => {
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches)
        await Promise.all(
          dice.map(async (svg, place) => {
            const turn = 540 + place * 180;
            const fall = svg.animate(
              [
                { transform: 'translateY(-80px) rotate(0)' },
                { transform: `translateY(0) rotate(${turn * 0.7}deg)`, offset: 0.55 },
                { transform: `translateY(-22px) rotate(${turn * 0.85}deg)`, offset: 0.75 },
                { transform: `translateY(0) rotate(${turn}deg)` },
              ],
              { duration: rollMs + place * 180, easing: 'ease-in-out' },
            );
            const faceShown = setInterval(() => show(svg, 1 + Math.floor(Math.random() * 6)), 90);
            await fall.finished;
            clearInterval(faceShown);
          }),
        );
      dice.forEach((svg, place) => show(svg, faces[place] ?? 1));
    },
  };
}

function show(svg: SVGElement, face: number): void {
  svg.replaceChildren(
    drawn('rect', { x: '-44', y: '-44', width: '88', height: '88', rx: '18', class: 'die' }),
    ...(pips[face] ?? []).map(([x, y]) =>
      drawn('circle', { cx: String(x * 23), cy: String(y * 23), r: '9', class: face === 1 || face === 4 ? 'pip red' : 'pip' }),
    ),
  );
}
