import { defineFeature } from '@parlour/kernel/feature';
import { startSessionListeners } from './session/sessionListeners';
import { sessionSlice } from './session/sessionSlice';

/** Who is playing: the session record, the role and the play state. */
export const playerFeature = defineFeature({
  id: 'player',
  slices: [sessionSlice],
  listen: startSessionListeners,
  routes: [],
  messages: (locale) => import(`./i18n/${locale}.json`),
});
