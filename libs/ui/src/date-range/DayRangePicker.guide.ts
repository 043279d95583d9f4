import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For the period of a list of records or figures.',
  synonyms: ['calendar', 'date picker', 'period', 'from and to', 'date range', 'days'],
  do: ['Start with a short period, because it loads quickly.'],
  dont: ['Do not use it for a single day.'],
  words: 'The presets are relative ("7 days"), the fields are dates.',
  accessibility: 'The fields are native date inputs, so each system offers its own picker.',
  status: 'stable',
  since: '0.1',
};
