import { lazy } from 'react';
import { PartBoundary } from '../failure/FailureBoundary';

const CountingRow = lazy(async () => ({ default: (await import('./CountingRow')).CountingRow }));

/** The games that count in a tournament, for its screen, which works without them. */
export function TournamentGames() {
  return (
    <PartBoundary>
      <CountingRow />
    </PartBoundary>
  );
}
