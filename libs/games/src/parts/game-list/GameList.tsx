import type { GameNote } from '@parlour/kernel/feature';
import { AccessGuard } from '@parlour/player';
import { useIsLoggedIn } from '@parlour/player/session';
import { Chip, ChipRow } from '@parlour/ui/chip';
import { TabPanel, Tabs } from '@parlour/ui/tabs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../api/toGame';
import { useCatalogScope } from '../../hooks/useCatalogScope';
import { useVendors } from '../../hooks/useVendors';
import type { GameCategory } from '../../rules/gameCategory';
import { isOwnList } from '../../rules/list/categoryContent';
import {
  classificationTabs,
  type GameListTab,
  type GameListView,
  withFilters,
  withoutFilter,
  withTab,
} from '../../rules/list/gameListView';
import { toGameListArg } from '../../rules/list/toGameListArg';
import { SearchBox } from '../SearchBox';
import { GameResults } from '../game-results/GameResults';
import { EmptyList } from './EmptyList';
import { FilterChips } from './FilterChips';
import { FilterDrawer } from './FilterDrawer';
import styles from './GameList.module.css';

export type GameListProps = {
  view: GameListView;
  onChange: (view: GameListView) => void;
  /** Replaces the tabs of the category. */
  tabs?: readonly GameListTab[];
  /** Message key of the title when filters match nothing. */
  emptyTitle?: string;
  gameNote?: GameNote;
};

/** Games of one category with tabs, search, vendors and filters. The player's own lists have none of these. */
export function GameList({ view, onChange, tabs, emptyTitle, gameNote }: GameListProps) {
  const { t } = useTranslation('games');
  const scope = useCatalogScope();
  const panelId = useId();
  const isPersonal = view.tab === 'recent' || view.tab === 'fav';

  const results = (
    <GameResults
      key={view.tab}
      arg={toGameListArg(view, scope)}
      matches={view.tab === 'hot' ? (game) => gameMatches(game, view) : undefined}
      hasVendorLabels={view.category === 'RNG'}
      gameNote={gameNote}
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
      <TabPanel id={panelId} label={isOwnList(view.category) ? undefined : t(`list.tab.${view.tab}`)}>
        {isPersonal ? <AccessGuard access="player">{results}</AccessGuard> : results}
      </TabPanel>
    </>
  );
}

/** Filters the hot list, which comes as one page, by vendor and name (specification 2). */
function gameMatches(game: Game, { vendor, gameName }: GameListView): boolean {
  if (vendor && game.vendor !== vendor) return false;
  return !gameName || game.name.toLocaleLowerCase().includes(gameName.toLocaleLowerCase());
}

type VendorStripProps = { category: GameCategory; value?: string; onChange: (vendor?: string) => void };

/** A scrolling row of the category's vendors. Hidden when there is only one. */
function VendorStrip({ category, value, onChange }: VendorStripProps) {
  const { t } = useTranslation('games');
  const { vendors, isLoading } = useVendors(category);
  if (isLoading) return <ChipRow />;
  if (vendors.length < 2) return null;

  return (
    <ChipRow label={t('list.vendors')}>
      <Chip selected={!value} onClick={() => onChange(undefined)}>
        {t('list.allVendors')}
      </Chip>
      {vendors.map(({ code, name, gameCount }) => (
        <Chip key={code} selected={code === value} onClick={() => onChange(code === value ? undefined : code)}>
          {gameCount ? t('list.vendorCount', { name, count: gameCount }) : name}
        </Chip>
      ))}
    </ChipRow>
  );
}

type ListTabsProps = { view: GameListView; tabs?: readonly GameListTab[]; panelId: string; onChange: (view: GameListView) => void };

/** Tabs: all, hot, the player's own lists, classifications of slots, and the filtered list while filters are active. */
function ListTabs({ view, tabs, panelId, onChange }: ListTabsProps) {
  const { t } = useTranslation('games');
  const isLoggedIn = useIsLoggedIn();
  const shown = tabs ? withFilterTab(tabs, view.tab) : tabsOf(view, isLoggedIn);

  return (
    <Tabs
      label={t('list.tabs')}
      panelId={panelId}
      items={shown.map((tab) => ({ id: tab, label: t(`list.tab.${tab}`) }))}
      value={view.tab}
      onChange={(tab) => onChange(withTab(view, tab))}
    />
  );
}

function withFilterTab(tabs: readonly GameListTab[], tab: GameListTab): readonly GameListTab[] {
  return tabs.includes(tab) ? tabs : [tab, ...tabs];
}

function tabsOf(view: GameListView, isLoggedIn: boolean): GameListTab[] {
  const tabs: GameListTab[] = ['all', 'hot'];
  if (view.tab === 'filter') tabs.unshift('filter');
  if (isLoggedIn || view.tab === 'fav') tabs.push('fav');
  if (isLoggedIn || view.tab === 'recent') tabs.push('recent');
  if (view.category === 'RNG') tabs.push(...classificationTabs);
  else if (!tabs.includes(view.tab)) tabs.push(view.tab);
  return tabs;
}
