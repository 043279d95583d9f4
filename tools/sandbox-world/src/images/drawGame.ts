import type { Artwork } from './Artwork';
import { dressing } from './dressing';
import { createInk } from './ink/createInk';
import { ramps } from './ink/ramps';
import { drawTitle } from './lettering/drawTitle';
import { scenes } from './scenes';
import { type SchemeName, schemes } from './schemes';
import { svgPage } from './svgPage';
import { toneOf } from './toneOf';

/** Properties that determine a game's image. */
export type GameImage = { id: string; name: string; vendor: string; motif: string; scheme: SchemeName };

const size = { width: 200, height: 250 };
const focus = { x: 100, y: 92 };
/** Bounds of the title, whatever its length. */
const titleBox = { x: 100, bottom: 237, width: 181, height: 71 };

/** Draws the tile of a game, 4:5: scene, motif, foreground objects, and the title in the vendor's lettering. */
export function drawGame({ drawMotif, scenesOf, lookOf }: Artwork, game: GameImage, pixels: number): string {
  const { id, name, motif } = game;
  const ink = createInk(`${id}/${name}`);
  const scheme = schemes[game.scheme];
  const tone = toneOf(name, { family: scheme.family, seed: id });
  const places = scenesOf(motif);
  const scene = places[Math.floor(ink.random() * places.length)] ?? 'rays';
  const lean = (ink.random() - 0.5) * 8;
  const shade = ink.linear([
    [0, scheme.night, 0],
    [0.55, scheme.night, 0.4],
    [1, scheme.night, 0.9],
  ]);
  const vignette = ink.radial(
    [
      [0.7, scheme.night, 0],
      [1, scheme.night, 0.45],
    ],
    [0.5, 0.42, 0.78, 0],
  );
  const body =
    scenes[scene]({ ink, scheme, ...size, ...focus }) +
    `<rect width="200" height="250" fill="${vignette}"/>` +
    ink.glow({ ...focus, rx: 96, tint: scheme.glow, strength: 0.55 }) +
    ink.glow({ x: focus.x, y: focus.y + 34, rx: 100, ry: 66, tint: scheme.night, strength: 0.85 }) +
    `<g transform="translate(${focus.x} ${focus.y}) rotate(${lean.toFixed(1)}) scale(.96)">${drawMotif(ink, motif, tone)}</g>` +
    dressing(ink, { scene, tone: ramps[tone] }) +
    `<rect y="130" width="200" height="120" fill="${shade}"/>` +
    drawTitle(ink, name, { box: titleBox, style: lookOf(game.vendor) }) +
    '<path d="M0 0H200V250H0Z" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2"/>';
  return svgPage(ink, { ...size, pixels }, body);
}
