import type { ComponentGuide } from '../../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For the image code that the gateway asks for before a login or a registration.',
  synonyms: ['captcha', 'image code', 'robot check', 'verification image', 'human check'],
  do: ['Load a new image after each refusal.'],
  dont: ['Do not show it before the gateway asks for it.'],
  words: '"Code in the image"; the button says "New image".',
  accessibility: 'The image has a name, and the button for a new image can be reached by keyboard.',
  status: 'stable',
  since: '0.1',
};
