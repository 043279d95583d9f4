import type { FeatureStart } from '@parlour/kernel';
import { askForHome } from './askForHome';
import { gamesMessages } from './gamesMessages';
import { gamesSlice } from './gamesSlice';

/** The part of games that home's first view needs. */
export const gamesStart: FeatureStart = { id: 'games', slices: [gamesSlice], messages: gamesMessages, ask: askForHome };
