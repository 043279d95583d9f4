import type { WireReply } from '@parlour/kernel/wire-call';
import type { rewardWire } from '@parlour/promotions/wire';
import type { GatewayAdapter } from '../GatewayAdapter';
import { money } from './money.ts';

type Reward = WireReply<typeof rewardWire.getRewards>[number];
type Offer = { name: string; currencySymbol: string; amount?: number | null; turnover?: number | null; endTime?: number | null };
type Ticket = Offer & { transactionId: string; conditionStatus: 'AVAILABLE' | 'LOCKED' };
type Promotion = Offer & {
  promotionId: string;
  announcementId?: string | null;
  status: Reward['status'];
  startTime?: number | null;
  needDeposit: 'Y' | 'N';
};

/** Rewards, of two lists: the promotions, and the tickets that a player can claim. */
export const rewardCalls: GatewayAdapter['calls'] = {
  getRewards: {
    path: '/wps/relay/MCSFE_getAvailablePromotions',
    async value({ M: promotions = [] }: { M?: Promotion[] }, { caller, ask }) {
      // Only players have tickets.
      const query = { isApp: 'N', status: 'AVAILABLE' };
      const tickets = caller.token ? ((await ask('/wps/relay/PROMOFE_getClaimTicketList', { query })) as Ticket[]) : [];
      return [...tickets.map(ofTicket), ...promotions.map(ofPromotion)];
    },
  },
};

function ofTicket({ transactionId, conditionStatus, ...offer }: Ticket): Reward {
  return { ...rewardOf(offer), rewardId: transactionId, promotionId: null, status: conditionStatus === 'AVAILABLE' ? 'CLAIM' : 'PROCESS' };
}

function ofPromotion({ promotionId, announcementId = null, status, startTime = null, needDeposit, ...offer }: Promotion): Reward {
  const ids = { rewardId: promotionId, promotionId: announcementId };
  return { ...rewardOf(offer), ...ids, status, opensAt: startTime, needsDeposit: needDeposit === 'Y' };
}

function rewardOf({ name, currencySymbol, amount, turnover, endTime = null }: Offer) {
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
    progress: null,
    reason: null,
    needsDeposit: false,
  };
}
