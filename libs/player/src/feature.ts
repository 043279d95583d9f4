import { defineFeature } from '@parlour/kernel/feature';
import { playerScreens } from './playerScreens';
import { startSessionListeners } from './session/sessionListeners';

/** Who is playing: the session record, the role and the play state. */
export const playerFeature = defineFeature({
  ...playerScreens,
  listen: startSessionListeners,
  routes: [],
});
