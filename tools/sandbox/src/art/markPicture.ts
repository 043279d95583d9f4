import { createInk } from './ink/createInk';
import { drawTitle } from './lettering/drawTitle';
import type { Motif } from './Motif';
import { motifs } from './motifs';
import { schemes } from './schemes';
import type { SchemeName } from './schemes';
import { svgPage } from './svgPage';
import { toneOf } from './toneOf';
import type { VendorLook } from './vendorLook';

type Mark = { name: string; emblem: Motif; scheme: SchemeName; style: Pick<VendorLook, 'lettering' | 'finish'> };

const mark = (
  name: string,
  [emblem, scheme]: readonly [Motif, SchemeName],
  [lettering, finish]: readonly [VendorLook['lettering'], VendorLook['finish']],
): Mark => ({
  name,
  emblem,
  scheme,
  style: { lettering, finish },
});

/** Payment providers, licences and the app, all fictional. */
const marks: Record<string, Mark> = {
  gopeso: mark('GoPeso', ['lightning', 'cobalt'], ['righteous', 'chrome']),
  mabilis: mark('Mabilis', ['rocket', 'jungle'], ['lilita', 'jade']),
  'isla-qr': mark('Isla QR', ['palm', 'lagoon'], ['bungee', 'ice']),
  'luntian-bank': mark('Luntian Bank', ['clover', 'jade'], ['righteous', 'jade']),
  'salapi-bank': mark('Salapi Bank', ['coins', 'crimson'], ['cinzel', 'gold']),
  shwekyat: mark('ShweKyat', ['pagoda', 'amber'], ['lilita', 'gold']),
  padauk: mark('Padauk Pay', ['lotus', 'plum'], ['lilita', 'candy']),
  'inle-qr': mark('Inle QR', ['fish', 'reef'], ['bungee', 'ice']),
  'golden-rock-bank': mark('Golden Rock', ['temple', 'bronze'], ['cinzel', 'gold']),
  'island-gaming': mark('Island Gaming', ['ship', 'midnight'], ['righteous', 'chrome']),
  'fair-play-lab': mark('Fair Play Lab', ['dice', 'midnight'], ['righteous', 'ice']),
  'safe-play': mark('Safe Play', ['sword', 'midnight'], ['righteous', 'jade']),
  app: mark('Parlour', ['crown', 'royal'], ['cinzel', 'gold']),
};

/** A provider's mark, 3:2: a small emblem beside or over its name; `undefined` for an unknown one. */
export function markPicture(id: string, pixels: number): string | undefined {
  const known = marks[id];
  if (!known) return undefined;
  const ink = createInk(`mark/${id}`);
  const scheme = schemes[known.scheme];
  const body =
    `<rect width="240" height="160" fill="${ink.linear([scheme.deep, scheme.night])}"/>` +
    ink.glow({ x: 120, y: 50, rx: 80, ry: 56, tint: scheme.glow, strength: 0.45 }) +
    `<g transform="translate(120 60) scale(.56)">${motifs[known.emblem](ink, toneOf('', { family: scheme.family, seed: id }))}</g>` +
    drawTitle(ink, known.name, { box: { x: 120, bottom: 146, width: 204, height: 36 }, style: known.style, oneLine: true });
  return svgPage(ink, { width: 240, height: 160, pixels }, body);
}
