import { AccessGuard } from '@parlour/player';
import { useId } from 'react';
import type { Game } from '../../api/toGame';
import { GameResults } from '../game-results/GameResults';
import { SearchBox } from '../SearchBox';
import { isOwnList } from '../../rules/list/categoryContent';
import { type GameListTab, type GameListView, withFilters, withoutFilter } from '../../rules/list/gameListView';
import { toGameListArg } from '../../rules/list/toGameListArg';
import { useCatalogScope } from '../../hooks/useCatalogScope';
import { EmptyList } from './EmptyList';
import { FilterChips } from './FilterChips';
import { FilterDrawer } from './FilterDrawer';
import { ListTabs } from './ListTabs';
import { VendorStrip } from './VendorStrip';
import styles from './GameList.module.css';

export type GameListProps = {
  view: GameListView;
  onChange: (view: GameListView) => void;
  /** Replaces the tabs of the category. */
  tabs?: readonly GameListTab[];
  /** Message key of the title when filters match nothing. */
  emptyTitle?: string;
};

/** Games of one category with tabs, search, vendors and filters. The player's own lists have none of these. */
export function GameList({ view, onChange, tabs, emptyTitle }: GameListProps) {
  const scope = useCatalogScope();
  const panelId = useId();
  const isPersonal = view.tab === 'recent' || view.tab === 'fav';

  const results = (
    <GameResults
      key={view.tab}
      arg={toGameListArg(view, scope)}
      matches={view.tab === 'hot' ? (game) => gameMatches(game, view) : undefined}
      hasVendorLabels={view.category === 'RNG'}
      empty={<EmptyList view={view} title={emptyTitle} onClear={() => onChange({ category: view.category, tab: 'all' })} />}
    />
  );

  return (
    <>
      {!isOwnList(view.category) && <ListTabs view={view} tabs={tabs} panelId={panelId} onChange={onChange} />}
      {!isPersonal && (
        <div className={styles.tools}>
          <SearchBox value={view.gameName ?? ''} onSearch={(gameName) => onChange({ ...view, gameName: gameName || undefined })} />
          {!isOwnList(view.category) && <FilterDrawer view={view} onSubmit={(filters) => onChange(withFilters(view, filters))} />}
        </div>
      )}
      {view.tab === 'filter' && <FilterChips view={view} onRemove={(filter) => onChange(withoutFilter(view, filter))} />}
      {view.tab !== 'filter' && !isPersonal && !isOwnList(view.category) && (
        <VendorStrip category={view.category} value={view.vendor} onChange={(vendor) => onChange({ ...view, vendor })} />
      )}
      <div id={panelId}>{isPersonal ? <AccessGuard access="player">{results}</AccessGuard> : results}</div>
    </>
  );
}

/** Filters the hot list, which comes as one page, by vendor and name (specification 2). */
function gameMatches(game: Game, { vendor, gameName }: GameListView): boolean {
  if (vendor && game.vendor !== vendor) return false;
  return !gameName || game.name.toLocaleLowerCase().includes(gameName.toLocaleLowerCase());
}
