import { Page, Stack } from '@parlour/ui/page';
import { CategoryRail } from '../../blocks/CategoryRail';
import type { GameListTab } from '../../rules/gameListView';
import { GameList } from '../GameListScreen/GameList';
import { useGameView } from '../useGameView';
import { JackpotRow } from './JackpotRow';

/** In this order (product 4.4). */
const tabs: readonly GameListTab[] = ['all', 'hot', 'fav', 'recent', 'JP', 'SC', 'VP', 'TG', 'AC'];

/** All slots: tabs of their kinds, providers with their counts, filters, and the jackpots that were paid (product 4.4). */
export function SlotsCenterScreen() {
  const [view, change] = useGameView();
  return (
    <Page>
      <Stack gap={3}>
        <CategoryRail current="RNG" replace />
        {view.tab === 'all' && !view.gameName && !view.vassalage && <JackpotRow />}
        <GameList view={view} onChange={change} tabs={tabs} emptyTitle="slots.empty" />
      </Stack>
    </Page>
  );
}
