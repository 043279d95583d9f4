import { type Classification, isClassification } from './classifications';
import { type GameOrder, isGameOrder } from './gameOrders';
import { type GameCategory, isGameCategory } from './gameCategory';
import { type MinimumBet, isMinimumBet } from './minimumBets';

/** The tab of a list; in an address it is `dataType` (specification 4, "Game list tab"). */
export type GameListTab = 'all' | 'hot' | 'recent' | 'fav' | 'filter' | Classification;

export type GameFilters = { vassalage?: string; gameClassify?: Classification; minBet?: MinimumBet };

/** What a game list shows: all of it lives in the address, so that back, reload and sharing keep it. */
export type GameListView = GameFilters & { category: GameCategory; tab: GameListTab; gameName?: string; sort?: GameOrder };

const tabs: readonly string[] = ['all', 'hot', 'recent', 'fav', 'filter'];
/** Tabs that lists of one kind alone open with. */
const ownTab: Partial<Record<GameCategory, GameListTab>> = { HOT: 'hot', FAV: 'fav', RECENT: 'recent' };
const longestText = 100;

function readTab(text: string | null): GameListTab {
  return isClassification(text) || (text !== null && tabs.includes(text)) ? (text as GameListTab) : 'all';
}

/** Reads an address; whatever it says that does not exist is left out. */
export function readGameListView(search: URLSearchParams, routeCategory?: GameCategory): GameListView {
  const asked = search.get('gameType');
  const category = routeCategory ?? (isGameCategory(asked) ? asked : 'ALL');
  const tab = ownTab[category] ?? readTab(search.get('dataType'));
  const classify = search.get('gameClassify');
  const minBet = search.get('minBet');
  const sort = search.get('sort');
  return {
    category,
    tab,
    vassalage: search.get('vassalage')?.slice(0, longestText) || undefined,
    gameClassify: isClassification(tab) ? tab : tab === 'filter' && isClassification(classify) ? classify : undefined,
    minBet: tab === 'filter' && isMinimumBet(minBet) ? minBet : undefined,
    gameName: search.get('gameName')?.trim().slice(0, longestText) || undefined,
    sort: isGameOrder(sort) && sort !== 'popular' ? sort : undefined,
  };
}

/** The query of an address for this view; `gameType` only where the route does not say it. */
export function writeGameListView(view: GameListView, routeCategory?: GameCategory): URLSearchParams {
  const { category, tab, vassalage, gameClassify, minBet, gameName, sort } = view;
  const pairs: Record<string, string | undefined> = {
    gameType: routeCategory ? undefined : category,
    dataType: tab === 'all' || tab === ownTab[category] ? undefined : tab,
    vassalage,
    gameClassify: tab === 'filter' ? gameClassify : undefined,
    minBet,
    gameName,
    sort,
  };
  return new URLSearchParams(Object.entries(pairs).filter((pair): pair is [string, string] => Boolean(pair[1])));
}

/** Another tab begins anew: page 1, no filters (specification 4). */
export function withTab({ category }: GameListView, tab: GameListTab): GameListView {
  return { category, tab };
}

/** Filters as submitted; none at all is the tab of everything again (specification 4). */
export function withFilters({ category, gameName, sort }: GameListView, filters: GameFilters): GameListView {
  const isFiltered = Object.values(filters).some(Boolean);
  return { category, gameName, sort, tab: isFiltered ? 'filter' : 'all', ...filters };
}

/** The filtered list without one of its filters. */
export function withoutFilter(view: GameListView, filter: keyof GameFilters): GameListView {
  const { vassalage, gameClassify, minBet } = view;
  return withFilters(view, { vassalage, gameClassify, minBet, [filter]: undefined });
}
