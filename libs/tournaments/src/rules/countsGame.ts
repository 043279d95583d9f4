import type { Tournament } from '../wire';

/** A game by its category and the code of its provider. */
export type TournamentGame = { gameType: string; vendor: string };

/** Whether the rounds of a game count in a tournament. */
export function countsGame({ gameType, vendor }: Pick<Tournament, 'gameType' | 'vendor'>, game: TournamentGame): boolean {
  return (gameType === null || gameType === game.gameType) && (!vendor || vendor === game.vendor);
}
