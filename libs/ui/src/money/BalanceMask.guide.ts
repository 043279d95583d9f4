import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For a balance that is hidden or still loading.',
  synonyms: ['hidden balance', 'hide the balance', 'mask', 'asterisks', 'privacy', 'eye'],
  do: ['Give it the size of the Money that it stands for.'],
  dont: ['Do not mask an amount that the player is about to pay.'],
  words: '`label` says why nothing is shown: "Balance hidden".',
  accessibility: 'Readers hear the `label` and no asterisks. The length is constant, so it tells nothing.',
  status: 'stable',
  since: '0.1',
  partOf: 'Money',
};
