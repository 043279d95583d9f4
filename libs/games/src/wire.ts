import { wireCall, wireId, wireList, wireMoney, wireText, wireTime } from '@parlour/kernel';
import * as v from 'valibot';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const game = v.object({
  gameId: wireId,
  gameName: wireText,
  nodeId: wireId,
  nodeName: v.nullish(wireText),
  /** Vendor code. */
  vassalage: wireText,
  displayName: v.nullish(wireText),
  gameType: wireText,
  gameCode: wireText,
  gameClassify: v.nullish(wireText),
  gameClassifyNew: v.nullish(wireText),
  minBet: v.nullish(wireMoney),
  /** Art, relative to the image CDN; the sizes and formats on offer are appended (`artSources`). */
  mobileLargeIcon: v.nullish(wireText),
  showIcon: v.nullish(wireText),
  /** Dominant colour of the art, shown until it is there. */
  placeholder: v.nullish(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))),
  roomId: v.nullish(wireText),
  supportPlay: v.nullish(v.boolean()),
  isGameH5: v.nullish(v.boolean()),
  lottoMode: v.nullish(wireText),
});

/** A page whose rows come as `content`, `games` or `list` (specification 3, "Paged game response"). */
const gamePage = v.pipe(
  v.object({
    content: v.optional(wireList(game, 100)),
    games: v.optional(wireList(game, 100)),
    list: v.optional(wireList(game, 100)),
    pageNum: count,
    totalPages: count,
  }),
  v.transform(({ content, games, list, pageNum, totalPages }) => ({ games: content ?? games ?? list ?? [], pageNum, totalPages })),
);

const vendor = v.object({
  vassalage: wireText,
  displayName: wireText,
  gameType: wireText,
  gameCategory: v.nullish(wireText),
  mobileLargeIcon: v.nullish(wireText),
  placeholder: v.nullish(wireText),
  /** True while the vendor is in maintenance. */
  maintenance: v.optional(v.boolean(), false),
});

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

const platform = v.literal('html5');
const clientType = v.literal(2);

export const gamesWire = {
  /** Vendors of all categories, and the order of the categories (specification 3, "Vendor config"). */
  getVendors: wireCall({
    method: 'GET',
    path: '/lgw/games/vendors',
    access: 'anyone',
    input: v.object({ typeId: v.literal(1), merchant_code: v.string(), language: v.string() }),
    value: v.object({
      content: wireList(vendor, 300),
      /** Categories in the merchant's order. */
      sorting: v.optional(
        wireList(v.object({ gameCategory: wireText, vendorNames: wireList(v.object({ accountTypeName: wireText }), 300) }), 40),
        [],
      ),
      mapping: v.optional(v.record(v.string(), v.array(wireText)), {}),
    }),
  }),
  getGames: wireCall({
    method: 'GET',
    path: '/lgw/games/list',
    access: 'anyone',
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
      pageNo: count,
      pageSize: count,
    }),
    value: gamePage,
  }),
  getHotGames: wireCall({
    method: 'GET',
    path: '/lgw/games/hot',
    access: 'anyone',
    input: v.object({
      isPlatform: v.literal(2),
      platform,
      language: v.string(),
      merchantCode: v.optional(v.string()),
      gameType: v.optional(v.string()),
    }),
    value: gamePage,
  }),
  getRecentGames: wireCall({
    method: 'GET',
    path: '/lgw/games/recent',
    access: 'session',
    input: v.object({ page: count, pageSize: count, gameType: v.optional(v.string()), language: v.string(), clientType }),
    value: gamePage,
  }),
  /** A GET that writes: the contract is the operator's, see docs/security.md. */
  addRecentGame: wireCall({
    method: 'GET',
    path: '/lgw/games/recent/add',
    access: 'session',
    input: v.object({ nodeId: wireId, vassalage: v.string() }),
    value: v.nullish(v.unknown()),
  }),
  getFavouriteIds: wireCall({
    method: 'GET',
    path: '/lgw/games/favorite/ids',
    access: 'session',
    input: v.object({ pageNo: v.literal(1), pageSize: v.literal(100) }),
    value: wireList(wireId, 5000),
  }),
  getFavourites: wireCall({
    method: 'GET',
    path: '/lgw/games/favorite',
    access: 'session',
    input: v.object({ pageNo: count, pageSize: count, gameType: v.optional(v.string()), language: v.string() }),
    value: gamePage,
  }),
  addFavourite: wireCall({
    method: 'POST',
    path: '/lgw/games/favorite',
    access: 'session',
    input: v.object({ nodeId: wireId, vendor: v.string() }),
    value: v.nullish(v.unknown()),
  }),
  removeFavourite: wireCall({
    method: 'DELETE',
    path: '/lgw/games/favorite',
    access: 'session',
    input: v.object({ nodeId: wireId, vendor: v.string() }),
    value: v.nullish(v.unknown()),
  }),
  getWinners: wireCall({
    method: 'GET',
    path: '/lgw/games/winners',
    access: 'anyone',
    input: v.object({ gameCategory: v.literal('ALL'), language: v.string(), limitNum: v.literal(20) }),
    /** `list` are the biggest wins, `jackpots` the jackpot games (specification 2, "Winner board"). */
    value: v.object({ list: wireList(v.object({ vo: winner }), 100), jackpots: v.optional(wireList(v.object({ vo: winner }), 100), []) }),
  }),
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
      /** Where the game's own home button leads. */
      backUrl: v.string(),
    }),
    value: v.object({
      url: v.pipe(v.string(), v.maxLength(4000)),
      playSessionId: wireId,
      openIn: v.picklist(['frame', 'sameTab', 'newTab']),
    }),
  }),
  /** Figures for the in-game bar. */
  getPlaySession: wireCall({
    method: 'GET',
    path: '/wps/game/session',
    access: 'session',
    input: v.object({ playSessionId: wireId }),
    value: v.object({ startedAt: wireTime, staked: wireMoney, won: wireMoney, net: wireMoney }),
  }),
};
