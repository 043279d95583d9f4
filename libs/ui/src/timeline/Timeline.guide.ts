import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For the steps of an order: done, current and still to come.',
  synonyms: ['stepper', 'steps', 'progress of an order', 'stages', 'order progress', 'wizard'],
  do: ['Say how long the current step normally takes.'],
  dont: ['Do not use it for a history without an end: use a list.'],
  words: 'Each step is a state in the past or now: "Created", "In review".',
  accessibility: 'An ordered list; the current step is marked for readers too.',
  status: 'stable',
  since: '0.1',
};
