import type { Ink } from '../ink/createInk';
import type { Lettering, TitleStyle } from '../vendorLook';
import { type Bend, bend } from './bend';
import { breakTitle } from './breakTitle';
import { type Finish, finishes } from './finishes';
import { setLine } from './setLine';

/** The space for a title: its centre, lowest baseline and size. */
type TitleBox = { x: number; bottom: number; width: number; height: number };

const bends: Record<Lettering, Bend> = { bangers: 'rise', bungee: 'flat', cinzel: 'arch', lilita: 'arch', righteous: 'bulge', rye: 'arch' };
/** Gap between lines, with room for their edges. */
const gap = 9;

/** Draws a title on one or two lines that fill the box without exceeding it. */
export function drawTitle(
  ink: Ink,
  title: string,
  { box, style, oneLine = false }: { box: TitleBox; style: TitleStyle; oneLine?: boolean },
): string {
  const texts = oneLine ? [title.toUpperCase()] : breakTitle(title, (text) => setLine(style.lettering, text).width);
  const lines = texts.map((text) => setLine(style.lettering, text));
  const kind = bends[style.lettering];
  const reach = kind === 'flat' ? 0 : Math.min(9, box.height * 0.12);
  const available = box.height - reach - gap * (lines.length - 1);
  const shares = lines.length === 1 ? [1] : lines[0] && lines[1] && lines[0].width > lines[1].width * 1.25 ? [0.46, 0.54] : [0.54, 0.46];
  const scales = lines.map((line, i) => Math.min(box.width / line.width, (available * (shares[i] ?? 0.5)) / (line.rise + line.fall)));
  let bottom = box.bottom;
  const seated = lines
    .map((line, i) => ({ line, scale: scales[i] ?? 1, isFirst: i === 0 && lines.length > 1 }))
    .reverse()
    .map(({ line, scale, isFirst }) => {
      const baseline = bottom - line.fall * scale;
      bottom = baseline - line.rise * scale - gap;
      const depth = isFirst || lines.length === 1 || kind === 'rise' ? reach : kind === 'arch' ? reach * 0.5 : 0;
      return {
        d: bend(line, { x: box.x, baseline, scale, bend: kind, depth }),
        first: isFirst || lines.length === 1,
        size: (line.rise * scale) / 30,
      };
    });
  const layers = seated.map((part) => cast(ink, part, finishes[style.finish]));
  // The edges of both lines are drawn below both faces, so that they may overlap without hiding letters.
  return layers.map(({ back }) => back).join('') + layers.map(({ face }) => face).join('');
}

type Part = { d: string; first: boolean; size: number };

function cast(ink: Ink, { d, first, size }: Part, finish: Finish): { back: string; face: string } {
  const k = Math.max(0.5, Math.min(1.2, size));
  const id = ink.define((name) => `<path id="${name}" d="${d}"/>`);
  const layer = (paint: string, stroke: number, drop: number) =>
    `<use href="#${id}" y="${(drop * k).toFixed(1)}" fill="${paint}" stroke="${paint}" stroke-width="${(stroke * k).toFixed(1)}" stroke-linejoin="round"/>`;
  return {
    back: layer(finish.edge, 9.4, 1.6),
    face:
      layer(finish.side, 3, 2.4) +
      layer(finish.shine, 1.9, -0.3) +
      `<use href="#${id}" fill="${ink.linear(first ? finish.first : finish.second)}"/>`,
  };
}
