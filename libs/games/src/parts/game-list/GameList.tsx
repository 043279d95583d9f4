import type { GameNote } from '@parlour/kernel/feature';
import { AccessGuard } from '@parlour/player';
import { useIsLoggedIn } from '@parlour/player/session';
import { FilterBar } from '@parlour/ui/filter-bar';
import { Stack } from '@parlour/ui/page';
import { TabPanel, Tabs } from '@parlour/ui/tabs';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../api/toGame';
import { useCatalogScope } from '../../hooks/useCatalogScope';
import { useHasTables, useTableFilter } from '../../hooks/useTableFilter';
import type { GameCategory } from '../../rules/gameCategory';
import { isOwnList } from '../../rules/list/categoryContent';
import { classificationTabs, type GameListTab, type GameListView, withFilters, withTab } from '../../rules/list/gameListView';
import { toGameListArg } from '../../rules/list/toGameListArg';
import { GameResults } from '../game-results/GameResults';
import { CategoryChip } from '../list-bar/CategoryChip';
import { FilterChips } from '../list-bar/FilterChips';
import { FilterDrawer } from '../list-bar/FilterDrawer';
import { ProviderChip } from '../list-bar/ProviderChip';
import { RoomChips } from '../list-bar/RoomChips';
import { SortChip } from '../list-bar/SortChip';
import { TableChips } from '../list-bar/TableChips';
import { EmptyList } from './EmptyList';

export type GameListProps = {
  view: GameListView;
  onChange: (view: GameListView) => void;
  /** Handles the choice of another category; by default its page replaces this one. */
  onCategory?: (category: GameCategory) => void;
  /** Replaces the tabs of the category. */
  tabs?: readonly GameListTab[];
  /** Message key of the title when filters match nothing. */
  emptyTitle?: string;
  gameNote?: GameNote;
  /** Shown above the games. */
  lead?: ReactNode;
};

/** Games of one category below one line with category, vendor, order, filters and tabs. The player's own lists have only the category. */
export function GameList({ view, onChange, onCategory, tabs, emptyTitle, gameNote, lead }: GameListProps) {
  const { t } = useTranslation('games');
  const scope = useCatalogScope();
  const panelId = useId();
  const isPersonal = view.tab === 'recent' || view.tab === 'fav';
  const hasTables = useHasTables(view);
  const arg = toGameListArg(view, scope);
  const tables = useTableFilter(view, hasTables && !isPersonal ? arg : undefined);

  const results = (
    <GameResults
      key={`${view.category} ${view.tab}`}
      arg={arg}
      matches={(game) => tables.matches(game) && (view.tab !== 'hot' || gameMatches(game, view))}
      hasVendorLabels={view.category === 'RNG'}
      hasTables={hasTables}
      gameNote={gameNote}
      empty={<EmptyList view={view} title={emptyTitle} onClear={() => onChange({ category: view.category, tab: 'all' })} />}
    />
  );

  return (
    <>
      <FilterBar label={t('list.bar')} end={!isPersonal && <FilterDrawer view={view} onChange={onChange} />}>
        <CategoryChip current={view.category} onChoose={onCategory} />
        {!isPersonal && hasTables && <TableChips {...tables} value={view} onChange={(filters) => onChange({ ...view, ...filters })} />}
        {!isPersonal && view.tab !== 'hot' && <RoomChips view={view} onChange={onChange} />}
        {!isPersonal && !isOwnList(view.category) && <ListChips view={view} onChange={onChange} />}
        {!isPersonal && <FilterChips view={view} onChange={onChange} />}
        {!isOwnList(view.category) && <ListTabs view={view} tabs={tabs} panelId={panelId} onChange={onChange} />}
      </FilterBar>
      <TabPanel id={panelId} label={isOwnList(view.category) ? undefined : t(`list.tab.${view.tab}`)}>
        <Stack gap={3}>
          {lead}
          {isPersonal ? <AccessGuard access="player">{results}</AccessGuard> : results}
        </Stack>
      </TabPanel>
    </>
  );
}

/** Filters the hot list, which comes as one page, by vendor and name (specification 2). */
function gameMatches(game: Game, { vendor, gameName }: GameListView): boolean {
  if (vendor && game.vendor !== vendor) return false;
  return !gameName || game.name.toLocaleLowerCase().includes(gameName.toLocaleLowerCase());
}

/** Chips for the vendor and the sort order. The hot list has no sort chip, because its order is fixed. */
function ListChips({ view, onChange }: Pick<GameListProps, 'view' | 'onChange'>) {
  const { gameClassify, minBet, minLine } = view;

  function handleVendor(vendor: string | undefined) {
    onChange(view.tab === 'filter' ? withFilters(view, { vendor, gameClassify, minBet, minLine }) : { ...view, vendor });
  }

  return (
    <>
      <ProviderChip category={view.category} value={view.vendor} onChange={handleVendor} />
      {view.tab !== 'hot' && <SortChip value={view.sort} onChange={(sort) => onChange({ ...view, sort })} />}
    </>
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
      look="chips"
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
