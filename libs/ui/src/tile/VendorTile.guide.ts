import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For a vendor of games in a grid or a row.',
  synonyms: ['provider', 'vendor', 'game studio', 'brand logo', 'supplier'],
  do: ["Use the vendor's logo on its own ground."],
  dont: ['Do not mix it with game tiles in one grid.'],
  words: "The vendor's own name.",
  accessibility: "A link whose name is the vendor's.",
  status: 'stable',
  since: '0.1',
};
