import type { Ink } from './createInk';
import { type Ramp, ramps } from './ramps';
import { shape } from './shape';

export type Coin = {
  x: number;
  y: number;
  r: number;
  /** Ratio of the face's height to its width: 1 seen from the front, 0.4 lying flat. */
  squash?: number;
  turn?: number;
  ramp?: Ramp;
  mark?: 'star' | 'plain';
};

function marked(ink: Ink, mark: Coin['mark'], ramp: Ramp): string {
  if (mark === 'plain') return '';
  const d = shape.star(5, 20, 8.5);
  return `<path d="${d}" transform="translate(0 1.6)" fill="${ramp.glint}"/><path d="${d}" fill="${ink.linear([ramp.shade, ramp.deep])}"/>`;
}

/** Draws a thick coin with a milled rim, a recessed face and a mark. */
export function coin(ink: Ink, { x, y, r, squash = 1, turn = 0, ramp = ramps.gold, mark = 'star' }: Coin): string {
  const k = r / 50;
  const thick = (1 - squash) * 20 + 5;
  const face = shape.circle(0, 0, 50);
  const edge = `M-50 0v${thick}a50 50 0 0 0 100 0v${-thick}Z`;
  const side = ink.linear([ramp.deep, [0.18, ramp.light], [0.36, ramp.shade], [0.7, ramp.base], ramp.deep], [0, 0, 1, 0]);
  const dish = ink.linear([ramp.shade, [0.5, ramp.base], ramp.light], [0.2, 0, 0.8, 1]);
  const rim = ink.linear([ramp.glint, [0.5, ramp.base], ramp.shade], [0.2, 0, 0.8, 1]);
  const body =
    `<path d="${edge}" fill="${side}" stroke="${ramp.deep}" stroke-width="3"/><path d="${face}" fill="${rim}" stroke="${ramp.deep}" stroke-width="1.5"/>` +
    `<circle r="40" fill="${dish}"/><circle r="40" fill="none" stroke="${ramp.shade}" stroke-width="2.4"/><circle r="37" fill="none" stroke="${ramp.glint}" stroke-opacity=".6" stroke-width="1.4"/>` +
    marked(ink, mark, ramp) +
    ink.within(face, `<path d="M-60 -6L-14 -60L10 -60L-52 30Z" fill="#fff" fill-opacity=".3"/>`);
  return ink.place(`translate(${shape.n(x)} ${shape.n(y)}) rotate(${shape.n(turn)}) scale(${shape.n(k)} ${shape.n(k * squash)})`, body);
}
