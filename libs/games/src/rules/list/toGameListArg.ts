import type { CatalogScope } from '../../api/homeApi';
import type { GameListArg, GameSource } from '../../api/gameListApi';
import { isOwnList } from './categoryContent';
import type { GameListTab, GameListView } from './gameListView';
import { pageSizes } from '../limits';

const sources: Partial<Record<GameListTab, GameSource>> = { hot: 'hot', recent: 'recent', fav: 'favourites' };

/** The query argument for a view of a list. Live tables are filtered on the phone. */
export function toGameListArg({ category, tab, stake, hasSeats: _, ...filters }: GameListView, scope: CatalogScope): GameListArg {
  const gameType = isOwnList(category) ? undefined : category;
  const source = sources[tab];
  if (source) return { ...scope, source, gameType, pageSize: pageSizes.list };
  const taken = category === 'LIVE' ? undefined : stake;
  return { ...scope, source: 'catalog', gameType, ...filters, stake: taken, pageSize: pageSizes.list };
}
