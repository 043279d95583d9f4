import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For a player beside the name.',
  synonyms: ['profile picture', 'user image', 'initial', 'face', 'photo of the player'],
  do: ['Show the name beside it.'],
  dont: ['Do not use it as the only sign of who it is.'],
  words: 'Without an image it shows the first letter.',
  accessibility: 'Decorative, because the name is beside it.',
  status: 'stable',
  since: '0.1',
};
