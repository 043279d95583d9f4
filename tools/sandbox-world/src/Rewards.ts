import type { GameKind } from './GameKind';
import type { Texts } from './Texts';

/** An offer of the house. Its amounts are in pesos. */
export type Offer = {
  /** Also the id of the announcement with its terms, if there is one. */
  id: string;
  titles: Texts;
  source: Texts;
  /** The gift for opening an account, which the sign-up names. */
  isSignUp?: boolean;
  /** Status for a player who has not acted on it; an offer without it is granted only by the house. */
  initial?: 'CLAIM' | 'JOIN' | 'COMING_SOON';
  /** Amount and turnover of an offer that a deposit promotion is are those of the promotion. */
  amount?: string;
  isUpTo?: boolean;
  turnoverTimes?: string;
  /** Kinds of games whose stakes count towards target and turnover; without it all but lottery. */
  counts?: readonly GameKind[];
  needsDeposit?: boolean;
  /** Stakes required after joining. */
  target?: string;
  /** Claimable on Thursdays from 22:00 to 23:59 in the merchant's time zone. */
  isThursdayNight?: boolean;
  /** An offer that is coming soon opens with its announcement. */
  hasAnnouncement?: boolean;
};

/** A task of one day. None asks for a deposit, and none counts losses. Its amount is in pesos. */
export type Mission = {
  id: string;
  /** The count starts at midnight: rounds, different games, kinds or providers among them, or sign-in gifts. */
  task: 'rounds' | 'games' | 'kinds' | 'providers' | 'signIns';
  target: number;
  titles: Texts;
  amount: string;
};

export type Rewards = {
  /** In the order of the reward center. */
  offers: readonly Offer[];
  /** Why a reward was rejected. */
  reasons: Record<'otherAccount' | 'firstDeposit', Texts>;
  /** Name of the daily gift on its receipt and in the turnover list. */
  signIn: Texts;
  /** In the order in which a player gets them, three at a time. */
  missions: { source: Texts; turnoverTimes: string; list: readonly Mission[] };
};

/** A bonus that a player may take with a deposit. */
export type DepositPromotion = {
  promotionId: string;
  /** Offer of the reward center that this is; its announcement leads to the deposit. */
  offer?: string;
  isFirstOnly?: boolean;
  turnoverBase?: 'bonus' | 'depositAndBonus';
  titles: Texts;
  terms: Texts;
  /** Kinds of games whose stakes count towards the turnover; without it all but lottery. */
  counts?: readonly GameKind[];
  rate: string;
  turnoverTimes: string;
  /** Minimum deposit and maximum bonus, in pesos; a country may have its own (`depositPromotions`). */
  amounts: { min: string; maxBonus: string };
};
