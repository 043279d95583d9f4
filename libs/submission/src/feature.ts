import { defineFeature } from '@parlour/kernel';
import { startSubmissionListeners } from './submissionListeners';
import { submissionSlice } from './submissionSlice';

/** What is sent once: the intents without a known outcome, and what the panel says about them. */
export const submissionFeature = defineFeature({
  id: 'submission',
  slices: [submissionSlice],
  listen: startSubmissionListeners,
  routes: [],
  messages: (locale) => import(`./i18n/${locale}.json`),
});
