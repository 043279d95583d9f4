import type { ScreenProps } from '@parlour/kernel/feature';
import { Page } from '@parlour/ui/page';
import type { GameListTab } from '../../rules/list/gameListView';
import { GameList } from '../../parts/game-list/GameList';
import { CategoryBar } from '../../parts/list-bar/CategoryBar';
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
  const isWhole = view.tab === 'all' && !view.gameName && !view.vendor;

  return (
    <Page width="wide">
      {isDisabled ? (
        <>
          <CategoryBar current="RNG" />
          <NotOffered />
        </>
      ) : (
        <GameList view={view} onChange={change} tabs={tabs} emptyTitle="slots.empty" gameNote={gameNote} lead={isWhole && <JackpotRow />} />
      )}
    </Page>
  );
}
