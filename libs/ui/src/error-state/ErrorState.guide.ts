import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For content that did not load.',
  synonyms: ['failure', 'retry', 'try again', 'not loaded', 'error page', 'something went wrong'],
  do: ['Offer to try again, and show the support code.'],
  dont: ['Do not show it beside old content that can still be used: use Notice.'],
  words: 'What did not load and what to do, without technical words.',
  accessibility: 'It is announced once. The button keeps the focus while it tries again.',
  status: 'stable',
  since: '0.1',
};
