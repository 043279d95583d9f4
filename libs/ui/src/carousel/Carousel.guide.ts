import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For a few banners of the operator at the top of home.',
  synonyms: ['slider', 'banners', 'slideshow', 'hero', 'promotion'],
  do: ['Keep it to five slides, with the most important first.'],
  dont: ['Do not put anything into it that players can reach in no other way.'],
  words: 'Each slide has a name that says where it leads.',
  accessibility: 'It can be paused and does not move by itself with reduced motion.',
  status: 'stable',
  since: '0.1',
  changes: [
    { version: 'unreleased', text: 'With `isPausedAtFirst`, the slides stay until the player starts them.' },
    {
      version: 'unreleased',
      text: 'The other slides load when the player touches or focuses the carousel, or just before the first slide leaves.',
    },
  ],
};
