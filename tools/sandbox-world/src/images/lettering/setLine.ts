import type { PathCommand } from 'opentype.js';
import type { Lettering } from '../vendorLook';
import { readFont } from './readFont';

/** A line of lettering at 100 units to the em, its baseline at 0 and its ink from 0 to `width`. */
export type Line = {
  commands: PathCommand[];
  width: number;
  /** Extent of the letters above and below the baseline. */ rise: number;
  fall: number;
};

const em = 100;
/** Letter spacing in em: room for the edges. */
const tracking: Record<Lettering, number> = { bangers: 0.075, bungee: 0.035, cinzel: 0.03, lilita: 0.045, righteous: 0.05, rye: 0.03 };
const set = new Map<string, Line>();

export function setLine(lettering: Lettering, text: string): Line {
  const key = `${lettering}/${text}`;
  const known = set.get(key);
  if (known) return known;
  const line = measure(glyphRun(lettering, text));
  if (set.size > 2000) set.clear();
  set.set(key, line);
  return line;
}

function glyphRun(lettering: Lettering, text: string): PathCommand[] {
  const font = readFont(lettering);
  const scale = em / font.unitsPerEm;
  const glyphs = font.stringToGlyphs(text);
  let x = 0;
  return glyphs.flatMap((glyph, i) => {
    const { commands } = glyph.getPath(x, 0, em);
    const next = glyphs[i + 1];
    x += (glyph.advanceWidth + (next ? font.getKerningValue(glyph, next) : 0)) * scale + em * tracking[lettering];
    return commands;
  });
}

function measure(commands: PathCommand[]): Line {
  const xs = commands.flatMap(({ x, x1, x2 }) => [x, x1, x2]).filter((value) => value !== undefined);
  const ys = commands.flatMap(({ y, y1, y2 }) => [y, y1, y2]).filter((value) => value !== undefined);
  const left = Math.min(...xs);
  const moved = commands.map((command) => {
    const shifted = { ...command };
    if (shifted.x !== undefined) shifted.x -= left;
    if (shifted.x1 !== undefined) shifted.x1 -= left;
    if (shifted.x2 !== undefined) shifted.x2 -= left;
    return shifted;
  });
  return { commands: moved, width: Math.max(...xs) - left, rise: -Math.min(...ys), fall: Math.max(0, ...ys) };
}
