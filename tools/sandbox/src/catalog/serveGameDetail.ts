import { discoveryWire } from '@parlour/games/wire';
import { multiplyMoney } from '@parlour/kernel/money';
import { highestFactor, lowestStake } from '@parlour/sandbox-world';
import { answer } from '../http/answer';
import type { GatewayApp } from '../platform';
import { games } from '../vendor/games/games';
import { lines } from '../vendor/games/slotMachine';
import { requireGame } from './findGame';

/** Serves the information sheet of a game. Every slot of the sandbox is the same machine, and the sheet says so; another page states its own return. */
export function serveGameDetail(app: GatewayApp): void {
  answer(app, discoveryWire.getGameDetail, async ({ db, merchant, input }) => {
    const game = await requireGame(db, merchant.code, { vendor: input.vassalage, gameCode: input.gameCode });
    const { vendorName, classify, features, openIn, maintenance, hasDemo, gameType, page } = game;
    const minBet = lowestStake(game, merchant);
    const bets = { minBet, maxBet: multiplyMoney(minBet, `${highestFactor}`), currencySymbol: merchant.symbol };
    const facts = { vendorName, gameClassify: classify, features, openIn, maintenance, hasDemo, ...bets };
    const { returnRate } = games[page].rules;
    if (page !== 'slot') return { ...facts, returnRate };
    return gameType === 'RNG' ? { ...facts, returnRate, lines: lines.length, volatility: 'medium' as const } : facts;
  });
}
