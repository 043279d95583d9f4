import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For a list or a screen that has nothing to show yet.',
  synonyms: ['no results', 'nothing here', 'blank', 'empty list', 'zero', 'no data'],
  do: ['Say what will appear here, and offer the step that fills it.'],
  dont: ['Do not use it for a failure: use ErrorState.'],
  words: '"No bets yet", then what to do. Never blame the player.',
  accessibility: 'The picture is decorative; the text says everything.',
  status: 'stable',
  since: '0.1',
};
