import { defineFeature } from '@parlour/kernel/feature';
import { startSubmissionListeners } from './submissionListeners';
import { submissionSlice } from './submissionSlice';

/** The submission feature: intents with an unknown outcome, and the texts of their panel. */
export const submissionFeature = defineFeature({
  id: 'submission',
  slices: [submissionSlice],
  listen: startSubmissionListeners,
  routes: [],
  messages: (locale) => import(`./i18n/${locale}.json`),
});
