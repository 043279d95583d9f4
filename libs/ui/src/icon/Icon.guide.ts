import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For a sign beside words, in the colour of the text.',
  synonyms: ['symbol', 'pictogram', 'glyph', 'svg', 'image of an action'],
  do: ['Use the name of the gallery; one meaning has one icon.'],
  dont: ['Do not use an icon alone without a `label`.', 'Do not draw icons into a component: add them to the sprite.'],
  words: '`label` only where no words stand beside it.',
  accessibility: 'Hidden from readers unless it has a `label`.',
  status: 'stable',
  since: '0.1',
};
