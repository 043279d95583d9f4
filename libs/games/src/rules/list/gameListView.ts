import type { Money } from '@parlour/kernel/money';
import { type GameCategory, isGameCategory } from '../gameCategory';

/** Options of the minimum-bet filter besides "all" (specification 9). */
export const minimumBets = ['0.01', '0.05', '0.1', '0.5', '0.75', '1'] as const;

type MinimumBet = (typeof minimumBets)[number];

export function isMinimumBet(text: unknown): text is MinimumBet {
  return minimumBets.includes(text as MinimumBet);
}

/** Tabs of the slot page, in order (specification 2, "Game list page"). */
export const classificationTabs = ['VP', 'JP', 'SC', 'TG', 'AC'] as const;
/** Game types of the filter drawer, in order. TG has the label PVP there (specification 2, "Filter drawer"). */
export const classificationFilters = ['JP', 'SC', 'VP', 'TG', 'AC', 'BG'] as const;

type Classification = (typeof classificationFilters)[number];

export function isClassification(text: unknown): text is Classification {
  return classificationFilters.includes(text as Classification);
}

/** Sort orders that the app offers (product 4.3). The first is the gateway's default. */
export const gameOrders = ['popular', 'players', 'name', 'recent'] as const;

export type GameOrder = (typeof gameOrders)[number];

function isGameOrder(text: unknown): text is GameOrder {
  return gameOrders.includes(text as GameOrder);
}

/** The tab of a list, `dataType` in the address (specification 4, "Game list tab"). */
export type GameListTab = 'all' | 'hot' | 'recent' | 'fav' | 'filter' | Classification;

export type GameFilters = {
  /** Vendor code, `vassalage` in the address. */
  vendor?: string;
  gameClassify?: Classification;
  minBet?: MinimumBet;
  /** The least number of lines (specification 7, `minLine`). */
  minLine?: string;
};

/** Features of slots that a gateway can narrow a list by. */
export const gameFeatures = ['FREE_SPINS', 'BONUS_BUY', 'WAYS'] as const;

export type GameFeature = (typeof gameFeatures)[number];

export function isGameFeature(text: unknown): text is GameFeature {
  return gameFeatures.includes(text as GameFeature);
}

/** Narrows live games by what their tables tell now. */
export type TableFilters = {
  /** An amount that the table takes as a bet. */
  stake?: Money;
  /** A place is free. */
  hasSeats?: boolean;
};

/** Narrows the rooms: live games, fishing and poker by stake, slots by feature. */
export type RoomFilters = TableFilters & { feature?: GameFeature };

const stakeCategories: readonly GameCategory[] = ['LIVE', 'FISH', 'PVP'];

/** State of a game list. All of it is stored in the URL, so Back, a reload and a shared link keep it. */
export type GameListView = GameFilters & RoomFilters & { category: GameCategory; tab: GameListTab; gameName?: string; sort?: GameOrder };

const tabs: readonly string[] = ['all', 'hot', 'recent', 'fav', 'filter'];
/** The only tab of lists that have just one. */
const onlyTab: Partial<Record<GameCategory, GameListTab>> = { HOT: 'hot', FAV: 'fav', RECENT: 'recent' };
export const maxSearchLength = 100;

function readTab(text: string | null): GameListTab {
  return isClassification(text) || (text !== null && tabs.includes(text)) ? (text as GameListTab) : 'all';
}

/** Options of the minimum number of lines besides "all". A link may name another number. */
export const minimumLines = ['5', '10', '20', '25', '50', '100'] as const;

export function isLineCount(text: string | null): text is string {
  return text !== null && /^[1-9]\d{0,2}$/.test(text);
}

function readFilters(search: URLSearchParams): Pick<GameFilters, 'gameClassify' | 'minBet' | 'minLine'> {
  const gameClassify = search.get('gameClassify');
  const minBet = search.get('minBet');
  const minLine = search.get('minLine');
  return {
    gameClassify: isClassification(gameClassify) ? gameClassify : undefined,
    minBet: isMinimumBet(minBet) ? minBet : undefined,
    minLine: isLineCount(minLine) ? minLine : undefined,
  };
}

function readRoomFilters(search: URLSearchParams, category: GameCategory): RoomFilters {
  const stake = search.get('stake') ?? '';
  const feature = search.get('feature');
  return {
    stake: stakeCategories.includes(category) && /^\d{1,12}(\.\d{1,2})?$/.test(stake) ? stake : undefined,
    hasSeats: (category === 'LIVE' && search.get('seats') === 'free') || undefined,
    feature: category === 'RNG' && isGameFeature(feature) ? feature : undefined,
  };
}

/** Reads the list from an address and ignores unknown values. */
export function readGameListView(search: URLSearchParams, routeCategory?: GameCategory): GameListView {
  const gameType = search.get('gameType');
  const category = routeCategory ?? (isGameCategory(gameType) ? gameType : 'ALL');
  const tab = onlyTab[category] ?? readTab(search.get('dataType'));
  const sort = search.get('sort');
  return {
    category,
    tab,
    vendor: search.get('vassalage')?.slice(0, maxSearchLength) || undefined,
    gameClassify: isClassification(tab) ? tab : undefined,
    ...(tab === 'filter' && readFilters(search)),
    ...readRoomFilters(search, category),
    gameName: search.get('gameName')?.trim().slice(0, maxSearchLength) || undefined,
    sort: isGameOrder(sort) && sort !== 'popular' ? sort : undefined,
  };
}

/** Writes the query of an address, with `gameType` only if the route does not imply it. */
export function writeGameListView(view: GameListView, routeCategory?: GameCategory): URLSearchParams {
  const { category, tab, vendor, gameClassify, minBet, minLine, gameName, sort, stake, hasSeats, feature } = view;
  const pairs: Record<string, string | undefined> = {
    gameType: routeCategory ? undefined : category,
    dataType: tab === 'all' || tab === onlyTab[category] ? undefined : tab,
    vassalage: vendor,
    gameClassify: tab === 'filter' ? gameClassify : undefined,
    minBet,
    minLine,
    gameName,
    sort,
    stake,
    seats: hasSeats ? 'free' : undefined,
    feature,
  };
  return new URLSearchParams(Object.entries(pairs).filter((pair): pair is [string, string] => Boolean(pair[1])));
}

/** Changing the tab resets page and filters (specification 4). */
export function withTab({ category }: GameListView, tab: GameListTab): GameListView {
  return { category, tab };
}

/** Applies submitted filters. Without any, the list returns to the tab "all" (specification 4). */
export function withFilters({ category, gameName, sort, stake, hasSeats, feature }: GameListView, filters: GameFilters): GameListView {
  const isFiltered = Object.values(filters).some(Boolean);
  return { category, gameName, sort, stake, hasSeats, feature, tab: isFiltered ? 'filter' : 'all', ...filters };
}

/** Removes one filter. */
export function withoutFilter(view: GameListView, filter: keyof GameFilters): GameListView {
  const { vendor, gameClassify, minBet, minLine } = view;
  return withFilters(view, { vendor, gameClassify, minBet, minLine, [filter]: undefined });
}
