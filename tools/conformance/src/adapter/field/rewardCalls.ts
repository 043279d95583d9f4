import type { WireReply } from '@parlour/kernel/wire-call';
import type { rewardWire } from '@parlour/promotions/wire';
import type { GatewayAdapter, Means } from '../GatewayAdapter';
import { type Amount, isAmount, money } from './money.ts';
import { rowsOf } from './rows.ts';
import { timeIn } from './time.ts';
import { idOf, isOn } from './words.ts';

type Reward = WireReply<typeof rewardWire.getRewards>[number];
type Receipt = WireReply<typeof rewardWire.claimRewards>[number];
type Id = number | string;
type Time = number | string | null;
type Offer = {
  name?: string | null;
  currencySymbol?: string | null;
  amount?: Amount | null;
  turnover?: Amount | null;
  endTime?: Time;
  actual?: Amount | null;
  expected?: Amount | null;
};
type Ticket = Offer & { transactionId: Id; conditionStatus?: string };
type Promotion = Offer & { promotionId: Id; announcementId?: Id | null; status?: string; startTime?: Time; needDeposit?: unknown };
type Claimed = {
  claimId?: Id;
  name?: string | null;
  currencySymbol?: string | null;
  amount?: Amount | null;
  turnoverAmount?: Amount | null;
  claimTime?: Time;
};

/** A ticket and the bonus of a promotion have each a call to claim them. The id of a reward names the kind, for the app sends back nothing else. */
const claims = {
  ticket: ['/wps/relay/PROMOFE_claimTicket', 'transactionId'],
  issued: ['/wps/relay/MCSFE_claimIssuedPromotion', 'promotionId'],
} as const;
const tickets = '/wps/relay/PROMOFE_getClaimTicketList';
const ticketQuery = { isApp: 'N', status: 'AVAILABLE' };
/** A promotion in another state, or without one, is shown and offers nothing to tap. */
const statuses: Record<Reward['status'], true> = {
  JOIN: true,
  CLAIM: true,
  APPLYING: true,
  CLOSE: true,
  REJECTED: true,
  ISSUED: true,
  CLAIMED: true,
  PROCESS: true,
  JOINED: true,
  COMING_SOON: true,
};
/** As many as a call may ask for (`Means`). */
const MOST_MORE = 4;

/** Rewards, of four lists: the promotions of everybody, and the tickets, bonuses and discounts of a player. */
export const rewardCalls: GatewayAdapter['calls'] = {
  getRewards: {
    path: '/wps/relay/MCSFE_getAvailablePromotions',
    async value(promotions, { caller, ask }) {
      const forAll = rowsOf<Promotion>(promotions).map(ofPromotion);
      return caller.token ? [...(await ownRewards(ask)), ...forAll] : forAll;
    },
  },
  joinPromotion: {
    path: '/wps/relay/MCSFE_signUpPromotionJoin',
    // No key is needed: joining a second time changes nothing.
    input: ({ rewardId }) => ({ promotionId: rewardId }),
    value: ofPromotion,
  },
  claimRewards: {
    path: ({ rewardIds: [first] }) => claimOf(first!).path,
    input: ({ rewardIds: [first] }) => claimOf(first!).body,
    async value(claimed: Claimed, { input: { rewardIds }, ask }) {
      const [first, ...others] = rewardIds;
      const receipts = [receiptOf(claimed, first!)];
      // The list offers again what a refusal or the limit left unclaimed.
      for (const id of others.slice(0, MOST_MORE)) {
        const { path, body } = claimOf(id);
        const more = await ask(path, { method: 'POST', body }).catch(() => undefined);
        if (!more) break;
        receipts.push(receiptOf(more as Claimed, id));
      }
      return receipts;
    },
  },
  // The gateway has no key, but a ticket is claimed once. After a lost reply the list tells what is left, and nothing is sent again.
  findClaim: { path: tickets, input: () => ticketQuery, value: () => [] },
};

async function ownRewards(ask: Means['ask']): Promise<Reward[]> {
  const offered = await ask(tickets, { query: ticketQuery }).catch(noneIfRefused);
  const issued = await ask('/wps/relay/MCSFE_getClaimPromotion').catch(noneIfRefused);
  const discounts = await ask('/wps/relay/PROMOFE_getDiscountTicketList').catch(noneIfRefused);
  const bonuses = rowsOf<Promotion>(issued).map((row) => ({
    ...ofPromotion(row),
    rewardId: `issued.${row.promotionId}`,
    status: 'CLAIM' as const,
  }));
  return [...rowsOf<Ticket>(offered).map(ofTicket), ...bonuses, ...rowsOf<Promotion>(discounts).map(ofPromotion)];
}

/** A list that trial players do not have, or no player of this gateway, is empty. A session that has ended and a fault that passes leave the list unknown. */
function noneIfRefused(refused: { status?: number }): [] {
  if (refused.status !== 200) throw refused;
  return [];
}

function claimOf(rewardId: string) {
  const kind = rewardId.startsWith('issued.') ? 'issued' : 'ticket';
  const [path, idName] = claims[kind];
  return { path, body: { [idName]: rewardId.replace(`${kind}.`, ''), isApp: 'N' } };
}

/** The request asked for claimable tickets only, so a ticket without a state is claimable. */
function ofTicket({ transactionId, conditionStatus = 'AVAILABLE', ...offer }: Ticket): Reward {
  const status = conditionStatus === 'AVAILABLE' ? 'CLAIM' : 'PROCESS';
  return { ...rewardOf(offer), rewardId: `ticket.${transactionId}`, promotionId: null, status };
}

function ofPromotion({ promotionId, announcementId, status, startTime, needDeposit, ...offer }: Promotion): Reward {
  const ids = { rewardId: idOf(promotionId), promotionId: idOf(announcementId) || null };
  const opensAt = timeIn(startTime) ?? null;
  return { ...rewardOf(offer), ...ids, status: isStatus(status) ? status : 'PROCESS', opensAt, needsDeposit: isOn(needDeposit) };
}

function isStatus(status: string | undefined): status is Reward['status'] {
  return status !== undefined && Object.hasOwn(statuses, status);
}

function rewardOf({ name, currencySymbol, amount, turnover, endTime, actual, expected }: Offer) {
  return {
    title: name ?? '',
    source: name ?? '',
    since: null,
    currencySymbol: currencySymbol ?? '',
    amount: isAmount(amount) ? money(amount) : null,
    isUpTo: false,
    turnoverTimes: isAmount(turnover) ? String(turnover) : null,
    games: [],
    opensAt: null,
    expiresAt: timeIn(endTime) ?? null,
    window: null,
    progress: isAmount(actual) && Number(expected) > 0 ? { done: money(actual), target: money(expected), unit: 'money' as const } : null,
    reason: null,
    needsDeposit: false,
  };
}

function receiptOf({ claimId, name, currencySymbol, amount, turnoverAmount, claimTime }: Claimed, rewardId: string): Receipt {
  const sums = { amount: money(amount), turnoverAdded: money(turnoverAmount ?? 0) };
  return {
    claimNo: idOf(claimId) || rewardId,
    rewardId,
    title: name ?? '',
    currencySymbol: currencySymbol ?? '',
    ...sums,
    at: timeIn(claimTime) ?? Date.now(),
  };
}
