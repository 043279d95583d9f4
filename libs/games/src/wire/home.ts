import { wireCall, wireCount, wireId, wireLine, wireList, wireMoney, wireText, wireWord } from '@parlour/kernel/wire-call';
import * as v from 'valibot';

/** The dominant colour of an image, shown until it has loaded. */
export const imageColour = v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/));

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
  /** Image path on the CDN, without the size and format that `imageSources` appends. */
  mobileLargeIcon: v.nullish(wireText),
  showIcon: v.nullish(wireText),
  /** Dominant colour of the image, shown until it has loaded. */
  placeholder: v.nullish(imageColour),
  roomId: v.nullish(wireText),
  supportPlay: v.nullish(v.boolean()),
  isGameH5: v.nullish(v.boolean()),
  lottoMode: v.nullish(wireText),
  /** Labels for the corner of its tile: NEW, HOT. Others are ignored. */
  tags: v.nullish(wireList(wireText, 10)),
  /** How many play it now. */
  players: v.nullish(wireCount),
  /** The jackpot that it can pay now. */
  jackpot: v.nullish(wireMoney),
  /** The latest win that its board shows. */
  lastWin: v.nullish(wireMoney),
});

/** The rows of a page of games may be named `content`, `games` or `list` (specification 3, "Paged game response"). */
export const pageFields = {
  content: v.optional(wireList(game, 100)),
  games: v.optional(wireList(game, 100)),
  list: v.optional(wireList(game, 100)),
  pageNum: wireCount,
  totalPages: wireCount,
  /** Symbol of the amounts. */
  currencySymbol: v.optional(wireText, ''),
};
const pageReply = v.object(pageFields);

function toPage({ content, games, list, pageNum, totalPages, currencySymbol }: v.InferOutput<typeof pageReply>) {
  return { games: content ?? games ?? list ?? [], pageNum, totalPages, currencySymbol };
}

export const gamePage = v.pipe(pageReply, v.transform(toPage));

const vendor = v.object({
  vassalage: wireText,
  displayName: wireText,
  gameType: wireText,
  gameCategory: v.nullish(wireText),
  mobileLargeIcon: v.nullish(wireText),
  placeholder: v.nullish(wireText),
  /** True while the vendor is in maintenance. */
  maintenance: v.optional(v.boolean(), false),
  /** Number of its games in this category. */
  gameCount: v.nullish(wireCount),
});

export const platform = v.literal('html5');
const clientType = v.literal(2);

/** A page of the catalogue. A gateway that forgives wrong letters in a search may return the corrected text. */
const cataloguePage = v.pipe(
  v.object({
    ...pageFields,
    /** For a search by name that matches nothing as it is spelled: the text that the player probably meant. */
    suggestion: v.nullish(wireText),
  }),
  v.transform(({ suggestion, ...page }) => ({ ...toPage(page), suggestion: suggestion ?? undefined })),
);

/** The calls of home's first view and of its next section, in their own file, so that the startup bundle contains no other schemas (ADR 0035). */
export const homeWire = {
  /** Returns the vendors of all categories and the order of the categories (specification 3, "Vendor config"). */
  getVendors: wireCall({
    method: 'GET',
    path: '/lgw/games/vendors',
    access: 'anyone',
    public: 'catalogue',
    input: v.object({ typeId: v.literal(1), merchant_code: wireWord, language: wireWord }),
    value: v.object({
      content: wireList(vendor, 300),
      /** Categories in the merchant's order. */
      sorting: v.optional(
        wireList(
          v.object({
            gameCategory: wireText,
            vendorNames: wireList(v.object({ accountTypeName: wireText }), 300),
            /** Stakes that its list can be narrowed by, the lowest first. Without them there is no such choice; the same is true of features. */
            stakes: v.optional(wireList(wireMoney, 12), []),
            /** Features that its list can be narrowed by: FREE_SPINS, BONUS_BUY, WAYS. Others are ignored. */
            features: v.optional(wireList(wireText, 12), []),
          }),
          40,
        ),
        [],
      ),
      mapping: v.optional(v.record(v.string(), v.array(wireText)), {}),
      /** Sort orders for lists; empty if the gateway has only its default. */
      sorts: v.optional(wireList(wireText, 10), []),
      /** Symbol of the stakes. */
      currencySymbol: v.optional(wireText, ''),
    }),
  }),
  /** Returns the hot games of the platform. */
  getHotGames: wireCall({
    method: 'GET',
    path: '/lgw/games/hot',
    access: 'anyone',
    public: 'catalogue',
    input: v.object({
      isPlatform: v.literal(2),
      platform,
      language: wireWord,
      merchantCode: v.optional(wireWord),
      gameType: v.optional(wireWord),
    }),
    value: gamePage,
  }),
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
      merchant: wireWord,
      platform,
      clientType,
      language: wireWord,
      gameType: wireWord,
      gameName: v.optional(wireLine),
      vassalage: v.optional(wireWord),
      gameClassify: v.optional(wireWord),
      minBet: v.optional(wireWord),
      minLine: v.optional(wireWord),
      /** Leaves the games that take this stake: one of those from `getVendors`. */
      stake: v.optional(wireMoney),
      /** Leaves the games with this feature: one of those from `getVendors`. */
      feature: v.optional(wireWord),
      /** One of the sort orders from `getVendors`. */
      sort: v.optional(wireWord),
      pageNo: wireCount,
      pageSize: wireCount,
    }),
    value: cataloguePage,
  }),
  /** Returns the ids of the favourite games. */
  getFavouriteIds: wireCall({
    method: 'GET',
    path: '/lgw/games/favorite/ids',
    access: 'session',
    input: v.object({ pageNo: v.literal(1), pageSize: v.literal(100) }),
    value: wireList(wireId, 5000),
  }),
};
