import { type ComponentType, createContext } from 'react';

export type GameNoteProps = { game: { vendor: string; gameType: string } };

/** What another domain says in the sheet of a game, for example the player's place in a tournament. The app fills it. */
export const GameNoteContext = createContext<ComponentType<GameNoteProps> | undefined>(undefined);
