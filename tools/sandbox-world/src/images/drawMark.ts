import type { Artwork, Mark } from './Artwork';
import { createInk } from './ink/createInk';
import { drawTitle } from './lettering/drawTitle';
import { schemes } from './schemes';
import { svgPage } from './svgPage';
import { toneOf } from './toneOf';

/** Draws a brand's logo, 3:2: a small emblem above its name. */
export function drawMark({ drawMotif }: Artwork, mark: Mark & { id: string }, pixels: number): string {
  const ink = createInk(`mark/${mark.id}`);
  const scheme = schemes[mark.scheme];
  const body =
    `<rect width="240" height="160" fill="${ink.linear([scheme.deep, scheme.night])}"/>` +
    ink.glow({ x: 120, y: 50, rx: 80, ry: 56, tint: scheme.glow, strength: 0.45 }) +
    `<g transform="translate(120 60) scale(.56)">${drawMotif(ink, mark.emblem, toneOf('', { family: scheme.family, seed: mark.id }))}</g>` +
    drawTitle(ink, mark.name, { box: { x: 120, bottom: 146, width: 204, height: 36 }, style: mark, oneLine: true });
  return svgPage(ink, { width: 240, height: 160, pixels }, body);
}
