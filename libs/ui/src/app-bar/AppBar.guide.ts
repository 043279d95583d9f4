import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For the top of a screen: its name and the back button.',
  synonyms: ['header', 'title bar', 'back button', 'top bar', 'screen title', 'navigation bar'],
  do: ["Keep the title equal to the document's title."],
  dont: ['Do not put more than two actions at its end.'],
  words: 'The name of the screen, in one or two words.',
  accessibility: "The title is the screen's main heading.",
  status: 'stable',
  since: '0.1',
};
