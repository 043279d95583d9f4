import type { Ink } from './createInk';
import { type Ramp, ramps } from './ramps';
import { shape } from './shape';
import { suits } from './suits';

/** A betting chip: striped edge, dashed rim, a suit on its face. */
export function chip(
  ink: Ink,
  {
    x,
    y,
    r,
    ramp,
    squash = 1,
    turn = 0,
    suit = 'spade',
  }: { x: number; y: number; r: number; ramp: Ramp; squash?: number; turn?: number; suit?: keyof typeof suits },
): string {
  const thick = 7 + (1 - squash) * 16;
  const edge = `M-50 0v${thick}a50 50 0 0 0 100 0v${-thick}Z`;
  const stripes = [-46, -24, 6, 33]
    .map((at, i) => `<rect x="${at}" y="0" width="${i % 3 ? 13 : 9}" height="${thick + 52}" fill="${ramps.ivory.light}"/>`)
    .join('');
  const blocks = shape.ring(8, (_, at) => `<path d="${shape.wedge(49, at - 11, at + 11)}" fill="${ink.linear(['#ffffff', '#d9dfec'])}"/>`);
  const face =
    `<circle r="50" fill="${ink.linear([ramp.light, [0.5, ramp.base], ramp.shade], [0.2, 0, 0.8, 1])}" stroke="${ramp.deep}" stroke-width="1.600"/>${blocks}` +
    `<circle r="34" fill="${ink.linear([ramp.shade, ramp.base], [0.2, 0, 0.8, 1])}" stroke="${ramps.gold.light}" stroke-width="2"/><circle r="29" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.200" stroke-dasharray="5 4"/>` +
    `<path d="${suits[suit]}" transform="translate(0 1) scale(.86)" fill="#fff"/>` +
    `<circle r="49" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="1.600"/>`;
  return ink.place(
    `translate(${shape.n(x)} ${shape.n(y)}) rotate(${turn}) scale(${shape.n(r / 50)} ${shape.n((r / 50) * squash)})`,
    `<path d="${edge}" fill="${ramp.shade}" stroke="${ramp.deep}" stroke-width="3.500"/>` +
      ink.within(
        edge,
        stripes +
          `<path d="M-50 0H50V70H-50Z" fill="${ink.linear(
            [
              [0, '#000', 0.55],
              [0.25, '#000', 0],
              [0.7, '#000', 0.1],
              [1, '#000', 0.6],
            ],
            [0, 0, 1, 0],
          )}"/>`,
      ) +
      face +
      ink.within(shape.circle(0, 0, 50), '<path d="M-60 -4L-10 -60L14 -60L-50 32Z" fill="#fff" fill-opacity=".28"/>'),
  );
}
