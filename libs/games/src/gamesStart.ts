import type { FeatureStart } from '@parlour/kernel';
import { gamesMessages, gamesScreenMessages } from './gamesMessages';
import { gamesSearch } from './gamesSearch';
import { gamesSlice } from './gamesSlice';

/** The part of games that home's first view needs. */
export const gamesStart: FeatureStart = {
  id: 'games',
  slices: [gamesSlice],
  messages: gamesMessages,
  screenMessages: gamesScreenMessages,
  search: gamesSearch,
};
