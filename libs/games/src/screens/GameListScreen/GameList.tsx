import { AccessGuard } from '@parlour/session';
import { useId } from 'react';
import { GameResults } from '../../parts/GameResults';
import { SearchBox } from '../../parts/SearchBox';
import { isOwnList } from '../../rules/categoryContent';
import { type GameListTab, type GameListView, withFilters, withoutFilter } from '../../rules/gameListView';
import { gameMatches } from '../../rules/gameMatches';
import { toGameListArg } from '../../rules/toGameListArg';
import { useCatalogScope } from '../../useCatalogScope';
import { EmptyList } from './EmptyList';
import { FilterChips } from './FilterChips';
import { FilterDrawer } from './FilterDrawer';
import { ListTabs } from './ListTabs';
import { VendorStrip } from './VendorStrip';
import styles from './GameList.module.css';

export type GameListProps = {
  view: GameListView;
  onChange: (view: GameListView) => void;
  /** Tabs of a screen that has its own; else those of the category. */
  tabs?: readonly GameListTab[];
  /** Key of the title when filters leave nothing. */
  emptyTitle?: string;
};

/** Games of one category with everything that narrows them; the player's own lists have no tools. */
export function GameList({ view, onChange, tabs, emptyTitle }: GameListProps) {
  const scope = useCatalogScope();
  const panelId = useId();
  const isPersonal = view.tab === 'recent' || view.tab === 'fav';

  const results = (
    <GameResults
      key={view.tab}
      arg={toGameListArg(view, scope)}
      matches={view.tab === 'hot' ? (game) => gameMatches(game, view) : undefined}
      hasVendorMarks={view.category === 'RNG'}
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
        <VendorStrip category={view.category} value={view.vassalage} onChange={(vassalage) => onChange({ ...view, vassalage })} />
      )}
      <div id={panelId}>{isPersonal ? <AccessGuard access="player">{results}</AccessGuard> : results}</div>
    </>
  );
}
