import { wireCall, wireCount, wireId, wireList, wireMoney, wireText, wireTime, wireUrl, wireWord } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

const match = v.object({
  matchId: wireId,
  /** The league, or the e-sports game, e.g. Mobile Legends. */
  gameName: wireText,
  home: wireText,
  away: wireText,
  startsAt: wireTime,
  isLive: v.optional(v.boolean(), false),
  /** Code of the vendor that takes bets on it. */
  vassalage: wireText,
  /** Decimal odds for a win of each side, and for a draw where there can be one. */
  odds: v.nullish(v.object({ home: wireMoney, draw: v.nullish(wireMoney), away: wireMoney })),
});

/** Ids of games with commas between them, as many as a page of a list has. */
const nodeIds = v.pipe(v.string(), v.maxLength(2500));

/** A live table: a game with a dealer, seats and rounds. */
const table = v.object({
  /** The game's id. */
  nodeId: wireId,
  /** Path of a picture of the table, 16:9 without lettering. Without it, the game's own image is cut. */
  image: v.nullish(wireText),
  dealer: v.nullish(wireText),
  minBet: v.nullish(wireMoney),
  maxBet: v.nullish(wireMoney),
  /** Left out by tables where any number can play. */
  freeSeats: v.nullish(wireCount),
  /** Results of the latest rounds, the newest first, as its players write them: B, P, T, or a number. */
  results: v.optional(wireList(v.pipe(v.string(), v.maxLength(4)), 12), []),
});

const openIn = v.picklist(['frame', 'sameTab', 'newTab']);

/** Facts of a game, demo games and upcoming matches. */
export const discoveryWire = {
  /** Returns the details of a game. */
  getGameDetail: wireCall({
    method: 'GET',
    path: '/lgw/games/detail',
    access: 'anyone',
    public: 'catalogue',
    input: v.object({ merchant: wireWord, vassalage: wireWord, gameCode: wireWord, language: wireWord }),
    value: v.object({
      vendorName: wireText,
      gameClassify: v.nullish(wireText),
      minBet: v.nullish(wireMoney),
      maxBet: v.nullish(wireMoney),
      /** Share of all stakes that is paid back to players, as a decimal: "0.96". */
      returnRate: v.nullish(wireMoney),
      lines: v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
      volatility: v.nullish(v.picklist(['low', 'medium', 'high'])),
      /** Path of its image, as in lists. */
      mobileLargeIcon: v.nullish(wireText),
      /** How many play it now. */
      players: v.nullish(wireCount),
      /** Left out by games where any number can play. */
      freeSeats: v.nullish(wireCount),
      /** Its latest wins on the board, the newest first. */
      lastWins: v.optional(wireList(wireMoney, 5), []),
      /** As in `getVendors`. */
      features: v.optional(wireList(wireText, 12), []),
      openIn: v.optional(openIn, 'frame'),
      maintenance: v.optional(v.boolean(), false),
      /** True if the game can be tried without money. */
      hasDemo: v.optional(v.boolean(), false),
      /** Symbol of the bets. */
      currencySymbol: v.optional(wireText, ''),
    }),
  }),
  /** Returns the URL of a game with play money. It needs no session, and nothing is booked. */
  launchDemo: wireCall({
    method: 'POST',
    path: '/wps/game/launchGame/demo',
    access: 'anyone',
    closedByPause: true,
    input: v.object({ vassalage: wireWord, gameCode: wireWord, language: wireWord, backUrl: wireUrl }),
    value: v.object({ url: v.pipe(v.string(), v.maxLength(4000)), openIn }),
  }),
  /** Returns the running and coming matches of a sport category, on each day in the merchant's order of leagues. */
  getMatches: wireCall({
    method: 'GET',
    path: '/lgw/games/matches',
    access: 'anyone',
    public: 'live',
    input: v.object({ merchant: wireWord, gameType: v.picklist(['SPORTS', 'ESPORTS']), language: wireWord }),
    value: v.object({ list: wireList(match, 50) }),
  }),
  /** Returns the present figures of live tables by the ids of their games: those of a page of any list. Games without a table are left out. */
  getTables: wireCall({
    method: 'GET',
    path: '/lgw/games/tables',
    access: 'anyone',
    public: 'live',
    input: v.object({ merchant: wireWord, language: wireWord, nodeIds }),
    value: v.object({
      list: wireList(table, 100),
      /** Symbol of the limits. */
      currencySymbol: v.optional(wireText, ''),
    }),
  }),
};
