import { wireCall, wireId, wireList, wireMoney, wireText, wireTime } from '@parlour/kernel';
import * as v from 'valibot';

const match = v.object({
  matchId: wireId,
  /** The e-sports game, e.g. Mobile Legends. */
  gameName: wireText,
  home: wireText,
  away: wireText,
  startsAt: wireTime,
  isLive: v.optional(v.boolean(), false),
  /** Code of the vendor that takes bets on it. */
  vassalage: wireText,
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
    input: v.object({ merchant: v.string(), vassalage: v.string(), gameCode: v.string(), language: v.string() }),
    value: v.object({
      vendorName: wireText,
      gameClassify: v.nullish(wireText),
      minBet: v.nullish(wireMoney),
      maxBet: v.nullish(wireMoney),
      /** Share of all stakes that is paid back to players, as a decimal: "0.96". */
      returnRate: v.nullish(wireMoney),
      lines: v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
      volatility: v.nullish(v.picklist(['low', 'medium', 'high'])),
      openIn: v.optional(openIn, 'frame'),
      maintenance: v.optional(v.boolean(), false),
      /** True if the game can be tried without money. */
      hasDemo: v.optional(v.boolean(), false),
    }),
  }),
  /** Returns the URL of a game with play money. It needs no session, and nothing is booked. */
  launchDemo: wireCall({
    method: 'POST',
    path: '/wps/game/launchGame/demo',
    access: 'anyone',
    input: v.object({ vassalage: v.string(), gameCode: v.string(), language: v.string(), backUrl: v.string() }),
    value: v.object({ url: v.pipe(v.string(), v.maxLength(4000)), openIn }),
  }),
  /** Returns the e-sports matches. */
  getMatches: wireCall({
    method: 'GET',
    path: '/lgw/games/matches',
    access: 'anyone',
    public: 'catalogue',
    input: v.object({ merchant: v.string(), gameType: v.literal('ESPORTS'), language: v.string() }),
    value: v.object({ list: wireList(match, 50) }),
  }),
};
