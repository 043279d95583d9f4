import { Suspense, lazy } from 'react';
import type { FeaturedTournamentProps } from '../parts/FeaturedTournament';
import { useShowsTournaments } from '../hooks/useShowsTournaments';

const FeaturedTournament = lazy(async () => ({ default: (await import('../parts/FeaturedTournament')).FeaturedTournament }));

/**
 * Shows the player's running tournament, or one to join; for a game, only one in which it counts. It loads by itself; nothing while nothing may be
 * advertised.
 */
export function TournamentCard(which: FeaturedTournamentProps) {
  const isShown = useShowsTournaments();
  return (
    isShown && (
      <Suspense>
        <FeaturedTournament {...which} />
      </Suspense>
    )
  );
}
