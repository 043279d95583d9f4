import type { ScreenProps } from '@parlour/kernel/feature';
import { Page } from '@parlour/ui/page';
import { categoryContent } from '../rules/list/categoryContent';
import { useGameView } from '../hooks/useGameView';
import { useIsDisabled } from '../hooks/useIsOffered';
import { GameList } from '../parts/game-list/GameList';
import { CategoryBar } from '../parts/list-bar/CategoryBar';
import { MatchDays } from '../parts/matches/MatchDays';
import { NotOffered } from '../parts/NotOffered';
import { VendorGrid } from '../parts/VendorGrid';

/** The list screen of all categories: games by tab, vendor, filter and name, or the vendors of a category (specification 2). */
export function GameListScreen({ gameNote }: ScreenProps) {
  const [view, handleChange] = useGameView();
  const isDisabled = useIsDisabled(view.category);
  const hasGames = !isDisabled && categoryContent(view.category) === 'games';
  const hasMatches = view.category === 'SPORTS' && view.tab === 'all' && !view.vendor && !view.gameName;

  return (
    <Page width="wide">
      {hasGames ? (
        <GameList view={view} onChange={handleChange} gameNote={gameNote} lead={hasMatches && <SportsLead />} />
      ) : (
        <>
          <CategoryBar current={view.category} />
          {isDisabled ? <NotOffered /> : <VendorGrid category={view.category} />}
        </>
      )}
    </Page>
  );
}

/** Above the games of sports: their providers in a strip, and the matches by day. */
function SportsLead() {
  return (
    <>
      <VendorGrid category="SPORTS" layout="strip" empty={null} />
      <MatchDays gameType="SPORTS" />
    </>
  );
}
