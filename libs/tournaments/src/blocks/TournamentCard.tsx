import { Suspense, lazy } from 'react';
import { useShowsTournaments } from '../hooks/useShowsTournaments';

const FeaturedTournament = lazy(async () => ({ default: (await import('../parts/FeaturedTournament')).FeaturedTournament }));

/** Shows the player's running tournament, or one to join. It loads by itself; nothing while nothing may be advertised. */
export function TournamentCard() {
  const isShown = useShowsTournaments();
  return (
    isShown && (
      <Suspense>
        <FeaturedTournament />
      </Suspense>
    )
  );
}
