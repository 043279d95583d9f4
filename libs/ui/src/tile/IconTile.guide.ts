import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For a place that is reached often: a category, an entry of the member menu.',
  synonyms: ['shortcut', 'category', 'quick link', 'launcher', 'member menu'],
  do: ['Show between four and eight.'],
  dont: ['Do not use it for actions: use Button or IconButton.'],
  words: 'One word, two at most.',
  accessibility: 'A link whose name is the word below the icon.',
  status: 'stable',
  since: '0.1',
};
