import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For progress that can be measured, such as turnover.',
  synonyms: ['progress bar', 'percent', 'turnover', 'completion', 'meter', 'level'],
  do: ['Show the figures beside it.'],
  dont: ['Do not use it for waiting: use Skeleton or Spinner.'],
  words: 'The label names what grows: "Turnover".',
  accessibility: 'The native element, which readers announce as a percentage.',
  status: 'stable',
  since: '0.1',
};
