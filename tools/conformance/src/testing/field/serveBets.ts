import type { WireReply } from '@parlour/kernel/wire-call';
import { walletWire } from '@parlour/wallet/wire';
import type { Hono } from 'hono';
import { type SandboxClient, answer } from './sandboxClient';

type Bets = WireReply<typeof walletWire.getBets>;
type Bet = WireReply<typeof walletWire.getBet>;

/** Serves the history of bets, whose pages count from 0, and a single bet, which comes without an envelope like every lottery reply. */
export function serveBets(app: Hono, sandbox: SandboxClient): void {
  app.get('/wps/report/accountGameBetHistory', async ({ req }) => {
    const { startTime = '0', endTime = '0', gameType, page = '0', size = '20' } = req.query();
    const range = { from: startTime, to: endTime, language: req.header('Language'), ...(gameType && { gameType }) };
    const input = { ...range, pageNo: Number(page) + 1, pageSize: size };
    return answer(await sandbox.send(walletWire.getBets, { raw: req.raw, input }), ({ content, totalPages, totals }: Bets) => ({
      list: content.map(rowOf),
      totalPages,
      sum: totals && {
        betCount: totals.count,
        betAmount: Number(totals.stake),
        validAmount: Number(totals.validStake),
        winAmount: Number(totals.payout),
      },
    }));
  });

  app.get('/lgw/orders/detail/:orderId/info', async ({ req, json }) => {
    const input = { orderId: req.param('orderId'), language: req.header('Language') };
    const reply = await sandbox.send(walletWire.getBet, { raw: req.raw, input });
    return reply.success ? json(rowOf(reply.value as Bet)) : answer(reply);
  });
}

function rowOf({ orderId, roundId, gameName, vassalage, gameType, placedAt, settledAt, stake, validStake, payout, status }: Bet) {
  return {
    betId: orderId,
    roundId,
    gameName,
    vendor: vassalage,
    gameType,
    betTime: placedAt,
    settleTime: settledAt,
    betAmount: Number(stake),
    validAmount: Number(validStake),
    winAmount: Number(payout),
    betStatus: status.toUpperCase(),
  };
}
