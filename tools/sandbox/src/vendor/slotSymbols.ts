import { eq } from 'drizzle-orm';
import type { Db } from '../db/Database';
import { games } from '../db/schema/catalog';
import type { GatewayApp } from '../platform';
import { world } from '../world';
import { type SlotSymbol, symbols } from './games/slotMachine';

/** Name and address of the picture that the reels show for each symbol. */
export type ShownSymbols = Record<SlotSymbol, { name: string; image: string }>;

const pixels = 220;

/** Serves the pictures of the slots' themes. */
export function serveSlotSymbols(vendor: GatewayApp): void {
  for (const [theme, { symbols: sprites }] of Object.entries(world.slotThemes)) {
    for (const [symbol, sprite] of Object.entries(sprites)) {
      const drawing = world.images.sprite(sprite, pixels);
      vendor.get(`/site/slots/${theme}/${symbol}.svg`, (c) => c.body(drawing, 200, { 'Content-Type': 'image/svg+xml' }));
    }
  }
}

/** Returns what the reels of a slot show: the theme of its tile's motif, or else the usual symbols. */
export async function slotSymbolsOf(db: Db, gameName: string): Promise<ShownSymbols> {
  const [game] = await db.select({ motif: games.motif }).from(games).where(eq(games.name, gameName)).limit(1);
  const [theme, look] = Object.entries(world.slotThemes).find(([, { motifs }]) => game && motifs.includes(game.motif)) ?? [];
  const shown = symbols.map((symbol) => {
    const sprite = look?.symbols[symbol];
    return sprite
      ? [symbol, { name: `${sprite.tone} ${sprite.motif}`, image: `/site/slots/${theme}/${symbol}.svg` }]
      : [symbol, { name: symbol, image: `/site/symbols/${symbol}.svg` }];
  });
  return Object.fromEntries(shown) as ShownSymbols;
}
