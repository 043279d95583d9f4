import type { Ink } from './ink/createInk';
import { facetColor } from './ink/facetColor';
import { type Ramp, type RampName, ramps } from './ink/ramps';
import type { ToneName } from './namedTone';
import type { Motif } from './readMotif';

/**
 * Colours that depend on the tone: by variable, then by tone or `other`. A value is a ramp, one colour of a ramp (`pink.light`),
 * or `#rrggbb`. The ramp `tone` is the tone itself and the default for unlisted entries.
 */
export type MotifColors = Record<string, Partial<Record<ToneName | 'other', string>>>;

/** Draws a motif in a tone; its definitions are added to those of the image. */
export function drawMotif(ink: Ink, { motif, colors = {} }: { motif: Motif; colors?: MotifColors | undefined }, tone: ToneName): string {
  const paint = (markup: string) => markup.replace(/var\(--([\w-]+)\)/g, (_, variable: string) => colorOf(variable, colors, tone));
  const ids = new Map<string, string>();
  for (const { id, tag, rest } of motif.definitions) {
    const painted = paint(rest);
    ids.set(
      id,
      ink.define((own) => `<${tag} id="${own}"${painted}</${tag}>`),
    );
  }
  return paint(motif.body).replace(/url\(#(\w+)\)/g, (_, id: string) => `url(#${ids.get(id)})`);
}

/**
 * Returns the colour of a variable: one that the motif lists, a part of a ramp (`tone-light`), or a brightness of it (`tone-84`).
 */
function colorOf(variable: string, colors: MotifColors, tone: ToneName): string {
  const valueOf = (name: string) => colors[name]?.[tone] ?? colors[name]?.other ?? 'tone';
  const [name = '', part = ''] = colors[variable] ? valueOf(variable).split('.') : variable.split('-');
  if (name.startsWith('#')) return name;
  const ramp = rampOf(colors[variable] ? name : valueOf(name), tone);
  return ramp[part as keyof Ramp] ?? facetColor(ramp, Number(part) / 100);
}

function rampOf(name: string, tone: ToneName): Ramp {
  return ramps[name === 'tone' ? tone : (name as RampName)];
}
