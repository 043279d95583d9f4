import { GameRow } from '@parlour/games';
import { CountingGames } from '@parlour/tournaments';

/** The games that count in the tournament of the address. */
export function TournamentGames() {
  return <CountingGames renderRow={(games) => <GameRow {...games} />} />;
}
