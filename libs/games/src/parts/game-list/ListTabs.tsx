import { useIsLoggedIn } from '@parlour/player';
import { Tabs } from '@parlour/ui/tabs';
import { useTranslation } from 'react-i18next';
import { classificationTabs } from '../../rules/list/classifications';
import { type GameListTab, type GameListView, withTab } from '../../rules/list/gameListView';

export type ListTabsProps = { view: GameListView; tabs?: readonly GameListTab[]; panelId: string; onChange: (view: GameListView) => void };

/** Tabs: all, hot, the player's own lists, classifications of slots, and the filtered list while filters are active. */
export function ListTabs({ view, tabs, panelId, onChange }: ListTabsProps) {
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
