import { defineFeature } from '@parlour/kernel';
import { startPlayerListeners } from './playerListeners';
import { sessionSlice } from './sessionSlice';

/** Who is playing: the session record, the role and the play state. */
export const playerFeature = defineFeature({
  id: 'player',
  slices: [sessionSlice],
  listen: startPlayerListeners,
  routes: [],
  messages: (locale) => import(`./i18n/${locale}.json`),
});
