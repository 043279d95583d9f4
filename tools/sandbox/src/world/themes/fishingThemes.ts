import type { Theme } from './Theme';

/** Shooting games under the sea. */
export const fishingThemes: readonly Theme[] = [
  {
    motif: 'fish',
    first: ['Reef', 'Coral', 'Sulu', 'Tropic', 'Rainbow', 'Palawan'],
    last: ['Hunter', 'Fishing', 'Fishing Club', 'Safari', 'Angler', 'Fishing Fiesta'],
  },
  {
    motif: 'shark',
    first: ['Shark', 'Great White', 'Hammerhead', 'Megalodon'],
    last: ['Hunter', 'Strike', 'Fishing', 'Battle', 'Rampage'],
  },
  { motif: 'octopus', first: ['Kraken', 'Octopus', 'Deep Sea', 'Ink King'], last: ['Hunter', 'Battle', 'Fishing', 'Fury', 'Showdown'] },
  { motif: 'dragon', first: ['Sea Dragon', 'Dragon Reef', 'Dragon Tide'], last: ['Fishing', 'Hunter', 'Awakening', 'War', 'Pearls'] },
  { motif: 'turtle', first: ['Pawikan', 'Golden Turtle', 'Turtle Reef'], last: ['Fishing', 'Hunter', 'Rescue', 'Parade', 'Quest'] },
  { motif: 'crab', first: ['Crab', 'King Crab', 'Crab Cove'], last: ['Fishing', 'Crackdown', 'Hunter', 'Battle', 'Carnival'] },
  { motif: 'pearl', first: ['Pearl', 'Golden Pearl', 'Mermaid'], last: ['Fishing', 'Hunter', 'Fishery', 'Tides', 'Lagoon'] },
  { motif: 'ship', first: ['Bangka', 'Galleon', 'Pirate Bay', 'Vinta'], last: ['Fishing', 'Hunter', 'Harpoon', 'Raiders', 'Trawl'] },
  { motif: 'koi', first: ['Koi', 'Dragon Carp', 'Golden Koi'], last: ['Fishing', 'Pond Hunter', 'Fishing Gold', 'Leap'] },
  { motif: 'chest', first: ['Treasure Reef', 'Atlantis', 'Sunken Gold'], last: ['Fishing', 'Hunter', 'Divers', 'Hunt'] },
];
