import { and, eq } from 'drizzle-orm';
import { html } from 'hono/html';
import { withSymbol } from '@parlour/kernel';
import { toCurrency } from '@parlour/kernel/money';
import { findMerchant } from '@parlour/sandbox-world';
import { bets } from '../db/schema/play';
import type { GatewayApp } from '../platform';
import { readResult } from './roundResult';
import { showRound, showWindow } from './showRound';
import { slotSymbolsOf } from './slotSymbols';

/** Serves the vendor's page about one round (product 4.8, vendor round link): its result, stake and win, but no player data. */
export function serveRoundPage(app: GatewayApp): void {
  app.get('/round/:vendor/:roundId', async (c) => {
    const { vendor, roundId } = c.req.param();
    const [bet] = await c.var.platform.db
      .select()
      .from(bets)
      .where(and(eq(bets.vendor, vendor), eq(bets.roundId, roundId)));
    const result = readResult(bet?.result);
    if (!bet || !result) return c.notFound();
    const symbol = findMerchant(bet.merchant)?.symbol ?? '';
    const money = (amount: string) => withSymbol(toCurrency(amount, symbol), symbol);
    return c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width" />
            <title>${bet.gameName}</title>
            <link rel="icon" href="/site/symbols/seven.svg" />
            <link rel="stylesheet" href="/site/pay.css" />
            <link rel="stylesheet" href="/site/round.css" />
          </head>
          <body>
            <main>
              <h1>${bet.gameName}</h1>
              <p>${bet.vendorName} · ${new Date(bet.placedAt).toISOString().replace('T', ' ').slice(0, 19)} UTC</p>
              ${result.game === 'slot' ? showWindow(result.window, await slotSymbolsOf(c.var.platform.db, bet.gameName)) : showRound(result)}
              <p>Stake ${money(bet.stake)}</p>
              <p class="amount">${money(bet.payout)}</p>
              <p>Round ${bet.roundId}</p>
            </main>
          </body>
        </html>`,
    );
  });
}
