import type { ScreenProps } from '@parlour/kernel/feature';
import { Page, Stack } from '@parlour/ui/page';
import { CategoryRail } from '../../blocks/CategoryRail';
import type { GameListTab } from '../../rules/list/gameListView';
import { GameList } from '../../parts/game-list/GameList';
import { useGameView } from '../../hooks/useGameView';
import { useIsDisabled } from '../../hooks/useIsOffered';
import { NotOffered } from '../../parts/NotOffered';
import { JackpotRow } from './JackpotRow';

/** In this order (product 4.4). */
const tabs: readonly GameListTab[] = ['all', 'hot', 'fav', 'recent', 'JP', 'SC', 'VP', 'TG', 'AC'];

/** All slots: tabs by type, providers with their game counts, filters, and paid jackpots (product 4.4). */
export function SlotsCenterScreen({ gameNote }: ScreenProps) {
  const [view, change] = useGameView();
  const isDisabled = useIsDisabled('RNG');
  return (
    <Page>
      <Stack gap={3}>
        <CategoryRail current="RNG" replace />
        {!isDisabled && view.tab === 'all' && !view.gameName && !view.vendor && <JackpotRow />}
        {isDisabled ? <NotOffered /> : <GameList view={view} onChange={change} tabs={tabs} emptyTitle="slots.empty" gameNote={gameNote} />}
      </Stack>
    </Page>
  );
}
