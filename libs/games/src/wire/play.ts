import { wireCall, wireCount, wireId, wireList, wireMoney, wireText, wireTime, wireUrl, wireWord } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

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

/** The present figures of a game, as in its row of a list. */
const figures = v.object({
  nodeId: wireId,
  players: v.nullish(wireCount),
  jackpot: v.nullish(wireMoney),
  lastWin: v.nullish(wireMoney),
});

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

/** Calls of play: winners and figures, and a session in a game. */
export const playWire = {
  /** Returns the winner board. */
  getWinners: wireCall({
    method: 'GET',
    path: '/lgw/games/winners',
    access: 'anyone',
    public: 'announcements',
    input: v.object({ gameCategory: v.literal('ALL'), language: wireWord, limitNum: v.literal(20) }),
    /** `list` holds the biggest wins, `jackpots` the jackpot games (specification 2, "Winner board"). */
    value: v.object({
      list: wireList(v.object({ vo: winner }), 100),
      jackpots: v.optional(wireList(v.object({ vo: winner }), 100), []),
      /** Symbol of the amounts. */
      currencySymbol: v.optional(wireText, ''),
    }),
  }),
  /** Returns the present figures of the games with a jackpot and of the most played ones, and the latest wins. One reply serves all tiles. */
  getLiveFigures: wireCall({
    method: 'GET',
    path: '/lgw/games/figures',
    access: 'anyone',
    public: 'live',
    input: v.object({ merchant: wireWord, language: wireWord }),
    value: v.object({
      games: wireList(figures, 300),
      /** Real wins, the newest first, without those of players who hide their name. */
      wins: v.optional(wireList(v.object({ vo: winner }), 10), []),
      /** Symbol of the amounts. */
      currencySymbol: v.optional(wireText, ''),
    }),
  }),
  /** Starts a play session and returns the game's URL. */
  launchGame: wireCall({
    method: 'POST',
    path: '/wps/game/launchGame',
    access: 'session',
    closedByPause: true,
    input: v.object({
      vassalage: wireWord,
      gameCode: wireWord,
      nodeId: wireWord,
      gameType: wireWord,
      prizeMode: v.optional(v.picklist(['Lott', 'ZY', 'Elott'])),
      playType: v.optional(v.picklist(['trad', 'ent'])),
      language: wireWord,
      /** Target of the game's own home button. */
      backUrl: wireUrl,
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
