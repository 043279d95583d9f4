import type { WireReply } from '@parlour/kernel/wire-call';
import type { rewardWire } from '@parlour/promotions/wire';
import type { GatewayAdapter, Means } from '../GatewayAdapter';
import { money } from './money.ts';

type Reward = WireReply<typeof rewardWire.getRewards>[number];
type Receipt = WireReply<typeof rewardWire.claimRewards>[number];
type Offer = {
  name: string;
  currencySymbol: string;
  amount?: number | null;
  turnover?: number | null;
  endTime?: number | null;
  actual?: number;
  expected?: number;
};
type Ticket = Offer & { transactionId: string; conditionStatus: 'AVAILABLE' | 'LOCKED' };
type Promotion = Offer & {
  promotionId: string;
  announcementId?: string | null;
  status: Reward['status'];
  startTime?: number | null;
  needDeposit: 'Y' | 'N';
};
type Claimed = { claimId: string; name: string; currencySymbol: string; amount: number; turnoverAmount: number; claimTime: number };
/** Rows of a list, which lies elsewhere in each value. */
type Feed<Row> = Row[] | { list: Row[] } | { M?: Feed<Row>; WEB?: Feed<Row> } | undefined;

/** A ticket and the bonus of a promotion have each a call to claim them. The id of a reward names the kind, for the app sends back nothing else. */
const claims = {
  ticket: ['/wps/relay/PROMOFE_claimTicket', 'transactionId'],
  issued: ['/wps/relay/MCSFE_claimIssuedPromotion', 'promotionId'],
} as const;
const tickets = '/wps/relay/PROMOFE_getClaimTicketList';
const ticketQuery = { isApp: 'N', status: 'AVAILABLE' };
/** As many as a call may ask for (`Means`). */
const MOST_MORE = 4;

/** Rewards, of four lists: the promotions of everybody, and the tickets, bonuses and discounts of a player. */
export const rewardCalls: GatewayAdapter['calls'] = {
  getRewards: {
    path: '/wps/relay/MCSFE_getAvailablePromotions',
    async value(promotions: Feed<Promotion>, { caller, ask }) {
      const forAll = rowsOf(promotions).map(ofPromotion);
      return caller.token ? [...(await ownRewards(ask)), ...forAll] : forAll;
    },
  },
  joinPromotion: {
    path: '/wps/relay/MCSFE_signUpPromotionJoin',
    // Without a key: whoever has joined joins again, which changes nothing.
    input: ({ rewardId }) => ({ promotionId: rewardId }),
    value: ofPromotion,
  },
  claimRewards: {
    path: ({ rewardIds: [first] }) => claimOf(first!).path,
    input: ({ rewardIds: [first] }) => claimOf(first!).body,
    async value(claimed: Claimed, { input: { rewardIds }, ask }) {
      const [first, ...others] = rewardIds;
      const receipts = [receiptOf(claimed, first!)];
      // What a refusal or the limit leaves unclaimed, the list offers again.
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
  const first = (await ask(tickets, { query: ticketQuery }).catch(unlessTrial)) as Feed<Ticket>;
  if (!first) return [];
  const issued = (await ask('/wps/relay/MCSFE_getClaimPromotion')) as Feed<Promotion>;
  const discounts = (await ask('/wps/relay/PROMOFE_getDiscountTicketList')) as Feed<Promotion>;
  const bonuses = rowsOf(issued).map((row) => ({ ...ofPromotion(row), rewardId: `issued.${row.promotionId}`, status: 'CLAIM' as const }));
  return [...rowsOf(first).map(ofTicket), ...bonuses, ...rowsOf(discounts).map(ofPromotion)];
}

/** Trial players have no rewards of their own. */
function unlessTrial(refused: { code?: string }): undefined {
  if (refused.code !== 'NOT_ALLOWED') throw refused;
}

function rowsOf<Row>(feed: Feed<Row>): Row[] {
  if (!feed) return [];
  if (Array.isArray(feed)) return feed;
  return 'list' in feed ? feed.list : [...rowsOf('M' in feed ? feed.M : undefined), ...rowsOf('WEB' in feed ? feed.WEB : undefined)];
}

function claimOf(rewardId: string) {
  const kind = rewardId.startsWith('issued.') ? 'issued' : 'ticket';
  const [path, idName] = claims[kind];
  return { path, body: { [idName]: rewardId.replace(`${kind}.`, ''), isApp: 'N' } };
}

function ofTicket({ transactionId, conditionStatus, ...offer }: Ticket): Reward {
  const status = conditionStatus === 'AVAILABLE' ? 'CLAIM' : 'PROCESS';
  return { ...rewardOf(offer), rewardId: `ticket.${transactionId}`, promotionId: null, status };
}

function ofPromotion({ promotionId, announcementId = null, status, startTime = null, needDeposit, ...offer }: Promotion): Reward {
  const ids = { rewardId: promotionId, promotionId: announcementId };
  return { ...rewardOf(offer), ...ids, status, opensAt: startTime, needsDeposit: needDeposit === 'Y' };
}

function rewardOf({ name, currencySymbol, amount, turnover, endTime = null, actual, expected }: Offer) {
  return {
    title: name,
    source: name,
    since: null,
    currencySymbol,
    amount: typeof amount === 'number' ? money(amount) : null,
    isUpTo: false,
    turnoverTimes: typeof turnover === 'number' ? String(turnover) : null,
    games: [],
    opensAt: null,
    expiresAt: endTime,
    window: null,
    progress: typeof actual === 'number' && expected ? { done: money(actual), target: money(expected), unit: 'money' as const } : null,
    reason: null,
    needsDeposit: false,
  };
}

function receiptOf({ claimId, name, currencySymbol, amount, turnoverAmount, claimTime }: Claimed, rewardId: string): Receipt {
  const sums = { amount: money(amount), turnoverAdded: money(turnoverAmount) };
  return { claimNo: claimId, rewardId, title: name, currencySymbol, ...sums, at: claimTime };
}
