import { GameNoteContext } from '@parlour/games';
import { TournamentCard } from '@parlour/tournaments';
import type { ReactNode } from 'react';

/** Fills the sheets of games with the player's place in a tournament. */
export function GameNotes({ children }: { children: ReactNode }) {
  return <GameNoteContext value={TournamentCard}>{children}</GameNoteContext>;
}
