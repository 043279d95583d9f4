import { GameRow } from '@parlour/games';
import { CountingGames } from '@parlour/tournaments';

/** The row of games of the tournament in the address. */
export function CountingRow() {
  return <CountingGames renderRow={(games) => <GameRow {...games} />} />;
}
