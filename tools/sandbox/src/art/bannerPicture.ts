import { type Campaign, campaigns } from './campaigns';
import { coin } from './ink/coin';
import { type Ink, createInk } from './ink/createInk';
import { drawTitle } from './lettering/drawTitle';
import { motifs } from './motifs';
import { scenes } from './scenes';
import { schemes } from './schemes';
import { svgPage } from './svgPage';
import { toneOf } from './toneOf';

const size = { width: 500, height: 200 };
/** Leaves the lower edge to the marks of the carousel. */
const titleBox = { x: 138, bottom: 148, width: 232, height: 118 };
/** Coins fly along the edges, where they hide neither the name nor the hero. */
const flyingCoins = 9;

/** A campaign banner, 5:2; `undefined` for an unknown campaign. */
export function bannerPicture(id: string, pixels: number): string | undefined {
  const campaign = campaigns[id];
  if (!campaign) return undefined;
  const ink = createInk(`banner/${id}`);
  return svgPage(ink, { ...size, pixels }, draw(ink, campaign, id));
}

function draw(ink: Ink, { scene, scheme: schemeName, name, style, actors }: Campaign, id: string): string {
  const scheme = schemes[schemeName];
  const hero = actors.at(-1) ?? { x: 250, y: 100 };
  const cast = actors
    .map(({ motif, x, y, size: scale, turn = 0 }, i) => {
      const tone = toneOf(name ?? '', { family: scheme.family, seed: `${id}/${i}` });
      return `<g filter="url(#lift)"><g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${motifs[motif](ink, tone)}</g></g>`;
    })
    .join('');
  const flying = Array.from({ length: flyingCoins }, (_, i) => {
    const along = ((i + ink.random()) * size.width) / flyingCoins;
    const y = i % 3 === 0 ? ink.random() * 26 : size.height - 26 + ink.random() * 32;
    return coin(ink, { x: along, y, r: 7 + ink.random() * 10, squash: 0.45 + ink.random() * 0.5, turn: ink.random() * 120 - 60 });
  }).join('');
  const shade = ink.linear(
    [
      [0, scheme.night, 0.72],
      [0.42, scheme.night, 0.3],
      [0.62, scheme.night, 0],
    ],
    [0, 0, 1, 0],
  );
  return (
    scenes[scene]({ ink, scheme, ...size, x: hero.x, y: 96 }) +
    (name ? `<rect width="500" height="200" fill="${shade}"/>` : '') +
    ink.glow({ x: hero.x, y: 100, rx: 130, ry: 110, tint: scheme.glow, strength: 0.7 }) +
    cast +
    flying +
    (name && style ? drawTitle(ink, name, { box: { ...titleBox, bottom: name.includes(' ') ? titleBox.bottom : 124 }, style }) : '')
  );
}
