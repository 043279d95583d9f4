import { dressing } from './dressing';
import { createInk } from './ink/createInk';
import { drawTitle } from './lettering/drawTitle';
import type { Motif } from './Motif';
import { motifs } from './motifs';
import { motifTraits } from './motifTraits';
import { scenes } from './scenes';
import { type SchemeName, schemes } from './schemes';
import { svgPage } from './svgPage';
import { toneOf } from './toneOf';
import { vendorLook } from './vendorLook';

/** What a game's picture depends on. */
export type GameArt = { id: string; name: string; vassalage: string; motif: Motif; scheme: SchemeName };

const size = { width: 200, height: 250 };
const focus = { x: 100, y: 92 };
/** The title stays inside of this, whatever its length. */
const titleBox = { x: 100, bottom: 237, width: 181, height: 71 };

/** The tile of a game, 4:5, as SVG: scene, motif, what lies in front of it, and the title in the vendor's lettering. */
export function gamePicture({ id, name, vassalage, motif, scheme: schemeName }: GameArt, pixels: number): string {
  const ink = createInk(`${id}/${name}`);
  const scheme = schemes[schemeName];
  const tone = toneOf(name, { family: scheme.family, seed: id });
  const places = motifTraits[motif].scenes;
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
    `<g transform="translate(${focus.x} ${focus.y}) rotate(${lean.toFixed(1)}) scale(.96)">${motifs[motif](ink, tone)}</g>` +
    dressing(ink, { scene, tone }) +
    `<rect y="130" width="200" height="120" fill="${shade}"/>` +
    drawTitle(ink, name, { box: titleBox, style: vendorLook(vassalage) }) +
    '<path d="M0 0H200V250H0Z" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="2"/>';
  return svgPage(ink, { ...size, pixels }, body);
}
