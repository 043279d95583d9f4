import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For content that belongs together and stands apart from its surroundings.',
  synonyms: ['panel', 'box', 'container', 'surface', 'tile of content'],
  do: ['Use one tone per meaning.'],
  dont: ['Do not put a card into a card.', 'Do not make a whole card a button when it has buttons inside.'],
  words: 'A card has no text of its own.',
  accessibility: 'It has no role. Give its heading to SectionTitle.',
  status: 'stable',
  since: '0.1',
};
