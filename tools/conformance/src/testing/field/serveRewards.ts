import { randomUUID } from 'node:crypto';
import type { WireReply } from '@parlour/kernel/wire-call';
import { rewardWire } from '@parlour/promotions/wire';
import type { Hono } from 'hono';
import { type SandboxClient, answer } from './sandboxClient';

type Rewards = WireReply<typeof rewardWire.getRewards>;
type Reward = Rewards[number];
type Receipts = WireReply<typeof rewardWire.claimRewards>;

/** What can be claimed: a ticket, or the bonus of a promotion. */
const isTicket = ({ status, promotionId }: Reward) => status === 'CLAIM' && promotionId === null;
const isIssued = ({ status, promotionId }: Reward) => status === 'CLAIM' && promotionId !== null;
const isDiscount = ({ status, needsDeposit }: Reward) => status !== 'CLAIM' && needsDeposit;

/** Promotions for everybody, and three lists of a player's own. Each list lies elsewhere in its value. Nothing here has a key, but what is claimed is gone. */
export function serveRewards(app: Hono, sandbox: SandboxClient): void {
  app.get('/wps/relay/MCSFE_getAvailablePromotions', async ({ req }) => {
    // Players find what a deposit brings among their discounts.
    const isPlayer = await sandbox.isLoggedIn(req.raw);
    return answer(await rewards(req.raw), (all: Rewards) => ({
      M: all.filter((reward) => reward.status !== 'CLAIM' && !(isPlayer && isDiscount(reward))).map(promotionOf),
      WEB: [],
    }));
  });

  own('/wps/relay/PROMOFE_getClaimTicketList', (all) =>
    all.filter(isTicket).map((reward) => ({ ...offerOf(reward), transactionId: reward.rewardId, conditionStatus: 'AVAILABLE' })),
  );
  own('/wps/relay/MCSFE_getClaimPromotion', (all) => ({ list: all.filter(isIssued).map(promotionOf) }));
  own('/wps/relay/PROMOFE_getDiscountTicketList', (all) => ({ M: { list: all.filter(isDiscount).map(promotionOf) } }));

  for (const [path, idName] of [
    ['/wps/relay/PROMOFE_claimTicket', 'transactionId'],
    ['/wps/relay/MCSFE_claimIssuedPromotion', 'promotionId'],
  ] as const) {
    app.post(path, async ({ req }) => {
      const { [idName]: rewardId } = await req.json<Record<string, string>>();
      const input = { idempotencyKey: randomUUID(), rewardIds: [rewardId], language: req.header('Language') };
      return answer(await sandbox.send(rewardWire.claimRewards, { raw: req.raw, input }), ([receipt]: Receipts) => receiptOf(receipt!));
    });
  }

  app.post('/wps/relay/MCSFE_signUpPromotionJoin', async ({ req }) => {
    const { promotionId: rewardId } = await req.json<{ promotionId: string }>();
    const input = { idempotencyKey: randomUUID(), rewardId, language: req.header('Language') };
    return answer(await sandbox.send(rewardWire.joinPromotion, { raw: req.raw, input }), promotionOf);
  });

  function own(path: string, translate: (all: Rewards) => unknown): void {
    app.get(path, async ({ req }) => {
      // Refuses strangers and trial players.
      const input = { idempotencyKey: randomUUID(), language: req.header('Language') };
      const asMember = await sandbox.send(rewardWire.findClaim, { raw: req.raw, input });
      return asMember.success ? answer(await rewards(req.raw), translate) : answer(asMember);
    });
  }

  /** Missions are the sandbox's alone. */
  async function rewards(raw: Request) {
    const reply = await sandbox.send(rewardWire.getRewards, { raw, input: { language: raw.headers.get('Language') } });
    return reply.success ? { ...reply, value: (reply.value as Rewards).filter(({ kind }) => kind !== 'mission') } : reply;
  }
}

function promotionOf(reward: Reward) {
  const { rewardId, promotionId, status, opensAt, needsDeposit } = reward;
  const ids = { promotionId: rewardId, announcementId: promotionId };
  return { ...offerOf(reward), ...ids, status, startTime: opensAt, needDeposit: needsDeposit ? 'Y' : 'N' };
}

function offerOf({ title, currencySymbol, amount, turnoverTimes, expiresAt, progress }: Reward) {
  return {
    name: title,
    currencySymbol,
    amount: amount === null ? null : Number(amount),
    turnover: turnoverTimes === null ? null : Number(turnoverTimes),
    endTime: expiresAt,
    ...(progress?.unit === 'money' && { actual: Number(progress.done), expected: Number(progress.target) }),
  };
}

function receiptOf({ claimNo, title, currencySymbol, amount, turnoverAdded, at }: Receipts[number]) {
  return { claimId: claimNo, name: title, currencySymbol, amount: Number(amount), turnoverAmount: Number(turnoverAdded), claimTime: at };
}
