import type { Artwork, Mark } from './Artwork';
import { createInk } from './ink/createInk';
import { bend } from './lettering/bend';
import { drawTitle } from './lettering/drawTitle';
import { setLine } from './lettering/setLine';
import { schemes } from './schemes';
import { svgPage } from './svgPage';
import { toneOf } from './toneOf';
import type { Lettering } from './vendorLook';

const paper = '#ffffff';

/** Draws a brand's logo, 3:2: flat as a payment brand's, the seal of a licence, or a small emblem above the name. */
export function drawMark(artwork: Artwork, mark: Mark & { id: string }, pixels: number): string {
  const ink = createInk(`mark/${mark.id}`);
  const body = mark.look === 'flat' ? flat(mark) : mark.look === 'seal' ? seal(mark) : emblem(artwork, mark, ink);
  return svgPage(ink, { width: 240, height: 160, pixels }, body);
}

/** The initial in a disc above the name, in two colours on paper. */
function flat({ name, scheme: schemeName, lettering }: Mark): string {
  const { sky, deep } = schemes[schemeName];
  return (
    `<rect width="240" height="160" fill="${paper}"/><circle cx="120" cy="62" r="42" fill="${sky}"/>` +
    word(name.slice(0, 1), { lettering, x: 120, middle: 62, width: 56, height: 46, fill: paper }) +
    word(name, { lettering, x: 120, middle: 130, width: 208, height: 28, fill: deep })
  );
}

/** The initials within two rings and a circle of dots, as an authority stamps them. */
function seal({ name, scheme: schemeName, lettering }: Mark): string {
  const { deep } = schemes[schemeName];
  const initials = name
    .split(' ')
    .map((part) => part.slice(0, 1))
    .join('');
  const dots = Array.from({ length: 24 }, (_, dot) => {
    const angle = (dot * Math.PI) / 12;
    return `<circle cx="${(120 + 58 * Math.cos(angle)).toFixed(1)}" cy="${(80 + 58 * Math.sin(angle)).toFixed(1)}" r="3.2" fill="${deep}"/>`;
  });
  const ring = (radius: number, width: number) =>
    `<circle cx="120" cy="80" r="${radius}" fill="none" stroke="${deep}" stroke-width="${width}"/>`;
  return (
    `<rect width="240" height="160" fill="${paper}"/>${ring(70, 6)}${ring(47, 3)}${dots.join('')}` +
    word(initials, { lettering, x: 120, middle: 80, width: 66, height: 40, fill: deep })
  );
}

function emblem({ drawMotif }: Artwork, mark: Mark & { id: string }, ink: ReturnType<typeof createInk>): string {
  const scheme = schemes[mark.scheme];
  return (
    `<rect width="240" height="160" fill="${ink.linear([scheme.deep, scheme.night])}"/>` +
    ink.glow({ x: 120, y: 50, rx: 80, ry: 56, tint: scheme.glow, strength: 0.45 }) +
    `<g transform="translate(120 60) scale(.56)">${drawMotif(ink, mark.emblem, toneOf('', { family: scheme.family, seed: mark.id }))}</g>` +
    drawTitle(ink, mark.name, { box: { x: 120, bottom: 146, width: 204, height: 36 }, style: mark, oneLine: true })
  );
}

type Place = { lettering: Lettering; x: number; middle: number; width: number; height: number; fill: string };

/** Letters without edges or shine, as large as their place allows. */
function word(text: string, { lettering, x, middle, width, height, fill }: Place): string {
  const line = setLine(lettering, text);
  const scale = Math.min(width / line.width, height / (line.rise + line.fall));
  const baseline = middle + ((line.rise - line.fall) / 2) * scale;
  return `<path fill="${fill}" d="${bend(line, { x, baseline, scale, bend: 'flat', depth: 0 })}"/>`;
}
