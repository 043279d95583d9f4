import type { ComponentGuide } from '../handbook/ComponentGuide';

export const guide: ComponentGuide = {
  use: 'For a game in a grid or a row; TileGrid puts three in a row.',
  synonyms: ['game', 'game card', 'grid of games', 'game grid', 'slot', 'thumbnail', 'favourite'],
  do: ['Keep the name as the vendor writes it.'],
  dont: ['Do not put prices or urgency on a tile.'],
  words: "The game's own name, on two lines at most.",
  accessibility: 'The tile is a link, the heart a separate button that names the game.',
  status: 'stable',
  since: '0.1',
  changes: [
    { version: 'unreleased', text: '`note` puts a fact at the foot of the image, and `isHero` doubles the size.' },
    { version: 'unreleased', text: '`isPlain` leaves the colour and the name, for a list that scrolls faster than the phone renders.' },
    { version: 'unreleased', text: 'The shade under `note` hides a title that the picture itself has there.' },
    { version: 'unreleased', text: 'A tablet shows five tiles a row in `TileGrid`.' },
  ],
};
