import { type ComponentType, createContext } from 'react';

export type GameNoteProps = { game: { vendor: string; gameType: string } };

/** A note of another domain in the sheet of a game, such as the player's rank in a tournament. The app provides it. */
export const GameNoteContext = createContext<ComponentType<GameNoteProps> | undefined>(undefined);
