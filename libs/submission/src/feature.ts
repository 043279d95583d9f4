import { defineFeature } from '@parlour/kernel/feature';
import { startSubmissionListeners } from './submissionListeners';
import { submissionScreens } from './submissionScreens';

/** The submission feature: intents with an unknown outcome, and the texts of their panel. */
export const submissionFeature = defineFeature({
  ...submissionScreens,
  listen: startSubmissionListeners,
  routes: [],
});
