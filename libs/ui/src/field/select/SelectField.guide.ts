import type { ComponentGuide } from '../../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For one of many options that need no explanation, such as a bank or a country.',
  synonyms: ['dropdown', 'combobox', 'picker', 'list of options', 'select', 'choose a bank', 'country', 'long list of options'],
  do: ['Put the most frequent options first.'],
  dont: ['Do not use it for two or three options: show them as Segmented or ChoiceCards.'],
  words: 'The placeholder says what to choose: "Choose a bank".',
  accessibility: "A native select: it opens the system's own list, which works with every reader.",
  status: 'stable',
  since: '0.1',
};
