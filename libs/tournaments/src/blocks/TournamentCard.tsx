import { type ComponentType, Suspense, lazy } from 'react';
import type { FeaturedTournamentProps } from '../parts/FeaturedTournament';
import { useShowsTournaments } from '../hooks/useShowsTournaments';

const FeaturedTournament = lazy<ComponentType<FeaturedTournamentProps>>(async () => {
  // Home and the sheet of a game are complete without it, so a file that cannot be loaded breaks nothing.
  const loaded = await import('../parts/FeaturedTournament').catch(() => undefined);
  return { default: loaded?.FeaturedTournament ?? Nothing };
});

/**
 * Shows the player's running tournament, or one to join; for a game, only one in which it counts. It loads by itself; nothing while nothing may be
 * advertised.
 */
export function TournamentCard(which: FeaturedTournamentProps) {
  const isShown = useShowsTournaments();
  return (
    isShown && (
      <Suspense fallback={!which.game && <div data-loading hidden />}>
        <FeaturedTournament {...which} />
      </Suspense>
    )
  );
}

function Nothing() {
  return null;
}
