import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For the heading of a part of a screen, with a link to the whole list.',
  synonyms: ['heading', 'headline', 'see all', 'subtitle', 'section header'],
  do: ['Keep the order of the levels.'],
  dont: ['Do not use it for emphasis inside a text.'],
  words: 'A short noun. The link says what it opens: "See all".',
  accessibility: "A real heading. The link's name contains the heading, so it is clear out of its place.",
  status: 'stable',
  since: '0.1',
};
