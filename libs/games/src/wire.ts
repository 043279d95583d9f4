import { wireCall, wireId, wireList, wireMoney, wireText, wireTime } from '@parlour/kernel';
import * as v from 'valibot';
import { count, homeWire, pageFields, platform, toPage } from './wire/home';
import { playerGamesWire } from './wire/playerGames';

export { discoveryWire } from './wire/discovery';
export { lotteryWire } from './wire/lottery';

const clientType = v.literal(2);

const winner = v.object({
  iconUrl: v.nullish(wireText),
  customerName: wireText,
  gameName: wireText,
  winAmount: wireMoney,
  vassalage: wireText,
  gameCode: wireText,
  gameType: wireText,
  nodeId: wireId,
});

/** A page of the catalogue. A gateway that forgives wrong letters in a search may return the corrected text. */
const cataloguePage = v.pipe(
  v.object({
    ...pageFields,
    /** For a search by name that matches nothing as it is spelled: the text that the player probably meant. */
    suggestion: v.nullish(wireText),
  }),
  v.transform(({ suggestion, ...page }) => ({ ...toPage(page), suggestion: suggestion ?? undefined })),
);

/** A play limit that the player has set (product 4.21). */
const playLimit = v.object({
  kind: v.picklist(['loss', 'wager', 'time']),
  period: v.picklist(['day', 'week', 'month']),
  /** Amounts of money; for `time`, minutes. */
  amount: wireMoney,
  remaining: wireMoney,
  /** When the earliest use leaves the period; null before the first use. */
  resetsAt: v.nullish(wireTime),
});

export const gamesWire = {
  ...homeWire,
  /**
   * Returns a page of the games of a category, filtered by name, vendor, class and minimum bet. A gateway may match providers' names too,
   * and forgive wrong letters.
   */
  getGames: wireCall({
    method: 'GET',
    path: '/lgw/games/list',
    access: 'anyone',
    public: 'catalogue',
    input: v.object({
      merchant: v.string(),
      platform,
      clientType,
      language: v.string(),
      gameType: v.string(),
      gameName: v.optional(v.string()),
      vassalage: v.optional(v.string()),
      gameClassify: v.optional(v.string()),
      minBet: v.optional(v.string()),
      minLine: v.optional(v.string()),
      /** One of the sort orders from `getVendors`. */
      sort: v.optional(v.string()),
      pageNo: count,
      pageSize: count,
    }),
    value: cataloguePage,
  }),
  ...playerGamesWire,
  /** Returns the winner board. */
  getWinners: wireCall({
    method: 'GET',
    path: '/lgw/games/winners',
    access: 'anyone',
    public: 'announcements',
    input: v.object({ gameCategory: v.literal('ALL'), language: v.string(), limitNum: v.literal(20) }),
    /** `list` holds the biggest wins, `jackpots` the jackpot games (specification 2, "Winner board"). */
    value: v.object({
      list: wireList(v.object({ vo: winner }), 100),
      jackpots: v.optional(wireList(v.object({ vo: winner }), 100), []),
      /** Symbol of the amounts. */
      currencySymbol: v.optional(wireText, ''),
    }),
  }),
  /** Starts a play session and returns the game's URL. */
  launchGame: wireCall({
    method: 'POST',
    path: '/wps/game/launchGame',
    access: 'session',
    input: v.object({
      vassalage: v.string(),
      gameCode: v.string(),
      nodeId: v.string(),
      gameType: v.string(),
      prizeMode: v.optional(v.picklist(['Lott', 'ZY', 'Elott'])),
      playType: v.optional(v.picklist(['trad', 'ent'])),
      language: v.string(),
      /** Target of the game's own home button. */
      backUrl: v.string(),
    }),
    value: v.object({
      url: v.pipe(v.string(), v.maxLength(4000)),
      playSessionId: wireId,
      openIn: v.picklist(['frame', 'sameTab', 'newTab']),
    }),
  }),
  /** Returns the figures of a play session for the in-game bar: stakes, wins, the difference, and the rest of the player's limits. */
  getPlaySession: wireCall({
    method: 'GET',
    path: '/wps/game/session',
    access: 'session',
    input: v.object({ playSessionId: wireId }),
    value: v.object({
      startedAt: wireTime,
      staked: wireMoney,
      won: wireMoney,
      net: wireMoney,
      limits: v.optional(wireList(playLimit, 20), []),
    }),
  }),
};
