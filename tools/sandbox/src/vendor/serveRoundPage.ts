import { and, eq } from 'drizzle-orm';
import { html } from 'hono/html';
import { findMerchant } from '@parlour/sandbox-world';
import { bets } from '../db/schema/play';
import { wireAmount } from '../ledger/wireAmount';
import type { GatewayApp } from '../platform';
import { reds } from './roulette';
import { type RoundResult, readResult } from './roundResult';
import { type Outcome, matches, oddsOf } from './slip';

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
              ${show(result)}
              <p>Stake ${symbol} ${wireAmount(bet.stake)}</p>
              <p class="amount">${symbol} ${wireAmount(bet.payout)}</p>
              <p>Round ${bet.roundId}</p>
            </main>
          </body>
        </html>`,
    );
  });
}

function show(result: RoundResult) {
  if (result.game === 'roulette') {
    const colour = result.number === 0 ? 'green' : reds.includes(result.number) ? 'red' : 'black';
    return html`<p class="number" data-colour="${colour}">${result.number}</p>
      <p>Chips: ${betNames(result.pick)}</p>`;
  }
  if (result.game === 'crash')
    return html`<p class="number" data-colour="${result.multiple > 0 ? 'green' : 'red'}">× ${result.point.toFixed(2)}</p>
      <p>Cash-out at × ${result.pick.cashOut}</p>`;
  if (result.game === 'slip')
    return result.results.map(
      ({ match, home, away }) => html`<p>${matchName(match, `${home} : ${away}`)}<br />Bet: ${betName(match, result.pick[match])}</p>`,
    );
  const rows = [0, 1, 2].map((row) => result.window.map((reel) => reel[row] ?? 'cherry'));
  return html`<div class="window">
    ${rows.flat().map((name) => html`<img src="/site/symbols/${name}.svg" alt="${name}" width="72" height="72" />`)}
  </div>`;
}

const betNames = (pick: Record<string, number>) =>
  Object.entries(pick)
    .map(([bet, chips]) => `${chips} on ${bet.replace(/^n(?=\d)/, '').replace(/^(dozen)(\d)$/, '$1 $2')}`)
    .join(', ');

function matchName(id: string, score: string): string {
  const match = matches.find((one) => one.id === id);
  return match ? `${match.home} ${score} ${match.away}` : score;
}

function betName(id: string, outcome: Outcome | undefined): string {
  const match = matches.find((one) => one.id === id);
  if (!match || !outcome) return '';
  return `${outcome === 'draw' ? 'Draw' : match[outcome]} at ${oddsOf(match, outcome).toFixed(2)}`;
}
