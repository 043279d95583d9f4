import type { Reward } from '../wire/rewardWire';
import { rewardStanding } from './rewardStanding';

/** How many a player has before them at a time, however many the gateway sends. */
const AT_A_TIME = 3;

export type TodaysMissions = {
  /** Missions to do or to claim, at most three. */
  open: readonly Reward[];
  /** All of today's missions are claimed. */
  isDone: boolean;
  /** True if a mission belongs to a day that is over, so new ones can be fetched. */
  isStale: boolean;
  /** When the day ends. */
  until: number | undefined;
  /** The rewards that are no open missions; a claimed mission is among them. */
  others: readonly Reward[];
};

/** Splits the rewards into today's missions and the others. Missions of a day that is over appear nowhere. */
export function todaysMissions(rewards: readonly Reward[], now: number): TodaysMissions {
  const today = rewards.filter(({ kind, expiresAt }) => kind === 'mission' && (expiresAt === null || expiresAt > now));
  const open = today.filter((mission) => mission.status === 'PROCESS' || rewardStanding(mission, now) === 'claim').slice(0, AT_A_TIME);
  return {
    open,
    isDone: open.length === 0 && today.some(({ status }) => status === 'CLAIMED'),
    isStale: rewards.some(({ kind, expiresAt }) => kind === 'mission' && expiresAt !== null && expiresAt <= now),
    until: today.find(({ expiresAt }) => expiresAt !== null)?.expiresAt ?? undefined,
    others: rewards.filter(({ kind, status }) => kind !== 'mission' || status === 'CLAIMED'),
  };
}
