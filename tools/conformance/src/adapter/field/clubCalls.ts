import type { Caller, GatewayAdapter, Refused } from '../GatewayAdapter';
import type { Balance } from './memberCalls.ts';
import { type Amount, isAmount, money } from './money.ts';
import { refusals } from './refusals.ts';
import { wholeOf } from './rows.ts';

type Progress = { playerRankName?: string | null; monthlyTurnover?: { actual?: Amount; expected?: Amount } | null };
type Referral = { referralCode?: string | null; totalInvitations?: number | string };

/** The level of a player, and the code to invite by. The gateway tells nothing of other levels, of rules and of income, and a visitor nothing at all. */
export const clubCalls: GatewayAdapter['calls'] = {
  getVip: {
    path: '/wps/relay/MCSFE_getPlayerRankProgress',
    input: () => ({}),
    async value(progress: Progress | null, { ask }) {
      const { currencySymbol } = (await ask('/wps/v2/wallets/balance', { query: { typeId: 0 } })) as Balance;
      return { currencySymbol: currencySymbol ?? '', levels: [], rules: [], mine: levelOf(progress ?? {}) };
    },
    refused: (refusal, { caller }) =>
      isForMembers(refusal, caller) ? { currencySymbol: '', levels: [], rules: [], mine: null } : undefined,
  },
  getReferral: {
    path: '/wps/relay/MCSFE_getReferralDetails',
    input: () => ({ autoGenerate: true }),
    value: (referral: Referral | null) => ({ currencySymbol: '', rules: [], mine: invitationOf(referral ?? {}) }),
    refused: (refusal, { caller }) => (isForMembers(refusal, caller) ? { currencySymbol: '', rules: [], mine: null } : undefined),
  },
  // Every player with a code may invite.
  getPromotionGates: { constant: { APP_DOWNLOAD: false, REFERRAL: true } },
};

function levelOf({ playerRankName, monthlyTurnover }: Progress) {
  if (!playerRankName) return null;
  const { actual, expected } = monthlyTurnover ?? {};
  const hasBar = isAmount(actual) && isAmount(expected) && Number(expected) > 0;
  const bars = hasBar ? [{ kind: 'keep' as const, done: money(actual), target: money(expected), until: null }] : [];
  return { level: 0, name: playerRankName, bars, benefits: [], history: [] };
}

function invitationOf({ referralCode, totalInvitations }: Referral) {
  return referralCode ? { code: referralCode, invited: wholeOf(totalInvitations) ?? 0, milestones: [] } : null;
}

/** Visitors and trial players are refused, which is no fault of theirs. */
function isForMembers({ code = '' }: Refused, { token }: Caller): boolean {
  const isSession = Object.hasOwn(refusals, code) && refusals[code] === 'NOT_LOGGED_IN';
  return code === 'NOT_ALLOWED' || (isSession && !token);
}
