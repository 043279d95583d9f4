import type { WireReply } from '@parlour/kernel/wire-call';
import { rewardWire } from '@parlour/promotions/wire';
import type { Hono } from 'hono';
import { type SandboxClient, answer } from './sandboxClient';

type Rewards = WireReply<typeof rewardWire.getRewards>;

/** Promotions for everybody, and tickets for players: what can be claimed is a ticket. */
export function serveRewards(app: Hono, sandbox: SandboxClient): void {
  app.get('/wps/relay/MCSFE_getAvailablePromotions', async ({ req }) =>
    answer(await rewards(req.raw), (all: Rewards) => ({
      M: all
        .filter(({ status, kind }) => status !== 'CLAIM' && kind !== 'mission')
        .map(({ rewardId, promotionId, status, opensAt, needsDeposit, ...reward }) => ({
          ...offerOf(reward),
          promotionId: rewardId,
          announcementId: promotionId,
          status,
          startTime: opensAt,
          needDeposit: needsDeposit ? 'Y' : 'N',
        })),
    })),
  );

  app.get('/wps/relay/PROMOFE_getClaimTicketList', async ({ req }) => {
    if (!(await sandbox.isLoggedIn(req.raw)))
      return Response.json({ success: false, errorCode: 'login.not.session', message: 'Please log in.' }, { status: 401 });
    return answer(await rewards(req.raw), (all: Rewards) =>
      all
        .filter(({ status, kind }) => status === 'CLAIM' && kind !== 'mission')
        .map(({ rewardId, ...reward }) => ({ ...offerOf(reward), transactionId: rewardId, conditionStatus: 'AVAILABLE' })),
    );
  });

  function rewards(raw: Request) {
    return sandbox.send(rewardWire.getRewards, { raw, input: { language: raw.headers.get('Language') } });
  }
}

function offerOf({
  title,
  currencySymbol,
  amount,
  turnoverTimes,
  expiresAt,
}: Pick<Rewards[number], 'title' | 'currencySymbol' | 'amount' | 'turnoverTimes' | 'expiresAt'>) {
  return {
    name: title,
    currencySymbol,
    amount: amount === null ? null : Number(amount),
    turnover: turnoverTimes === null ? null : Number(turnoverTimes),
    endTime: expiresAt,
  };
}
