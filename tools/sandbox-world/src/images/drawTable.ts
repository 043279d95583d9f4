import type { Artwork } from './Artwork';
import type { GameImage } from './drawGame';
import { createInk } from './ink/createInk';
import { scenes } from './scenes';
import { schemes } from './schemes';
import { svgPage } from './svgPage';
import { toneOf } from './toneOf';

const size = { width: 320, height: 180 };
const focus = { x: 196, y: 84 };

/** Draws the picture of a live table, 16:9 without lettering: a lamp over the felt, and what is played on it. */
export function drawTable({ drawMotif }: Artwork, game: GameImage, pixels: number): string {
  const ink = createInk(`table/${game.id}`);
  const scheme = schemes[game.scheme];
  const tone = toneOf(game.name, { family: scheme.family, seed: game.id });
  const lean = (ink.random() - 0.5) * 10;
  const shade = ink.linear([
    [0, scheme.night, 0.55],
    [0.4, scheme.night, 0],
    [1, scheme.night, 0.6],
  ]);
  const body =
    scenes.felt({ ink, scheme, ...size, ...focus }) +
    ink.glow({ ...focus, rx: 130, ry: 80, tint: scheme.glow, strength: 0.5 }) +
    `<ellipse cx="160" cy="176" rx="190" ry="70" fill="${scheme.night}" fill-opacity=".45"/>` +
    ink.glow({ x: focus.x, y: focus.y + 52, rx: 96, ry: 30, tint: scheme.night, strength: 0.8 }) +
    `<g transform="translate(${focus.x} ${focus.y}) rotate(${lean.toFixed(1)}) scale(.9)">${drawMotif(ink, game.motif, tone)}</g>` +
    `<rect width="320" height="180" fill="${shade}"/>`;
  return svgPage(ink, { ...size, pixels }, body);
}
