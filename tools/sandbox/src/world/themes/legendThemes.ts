import type { Theme } from './Theme';

/** Beasts and legends of the islands and of Asia. */
export const legendThemes: readonly Theme[] = [
  {
    motif: 'dragon',
    classify: 'SC',
    first: ['Jade', 'Ember', 'Storm', 'Scarlet', 'Sky', 'Ancient', 'Moonlit'],
    last: ['Dragon', 'Dragon Rise', 'Dragon Gate', 'Dragon Hoard', 'Bakunawa', 'Dragon Song'],
  },
  {
    motif: 'tiger',
    classify: 'SC',
    first: ['Jade', 'Ember', 'Bengal', 'Shadow', 'Mountain', 'Bamboo', 'Midnight'],
    last: ['Tiger', 'Tiger Prowl', 'Tiger Temple', 'Tiger Trail', 'Tiger Roar', 'Tiger Drums'],
  },
  {
    motif: 'phoenix',
    classify: 'SC',
    first: ['Scarlet', 'Sunrise', 'Ashen', 'Solar', 'Crimson', 'Eternal'],
    last: ['Phoenix', 'Firebird', 'Adarna', 'Phoenix Song', 'Feathers', 'Phoenix Flight'],
  },
  {
    motif: 'carabao',
    classify: 'SC',
    first: ['Carabao', 'Kalabaw', 'Golden Carabao', 'Tamaraw', 'Harvest Carabao'],
    last: ['Gold', 'Charge', 'Fields', 'Fiesta', 'King', 'Plow', 'Run'],
  },
  {
    motif: 'elephant',
    classify: 'SC',
    first: ['White', 'Teak', 'Golden', 'Shan', 'Royal Shan', 'Festival'],
    last: ['Elephant', 'Tusker', 'Tusks', 'Elephant March', 'Elephant Gold', 'Elephant Court'],
  },
  {
    motif: 'panda',
    classify: 'SC',
    first: ['Bamboo', 'Snow', 'Jolly', 'Misty', 'Happy', 'Little'],
    last: ['Panda', 'Panda Picnic', 'Panda Party', 'Panda Drums', 'Panda Peak', 'Panda Naps'],
  },
  {
    motif: 'lion',
    classify: 'SC',
    first: ['Chinthe', 'Temple Lion', 'Golden Lion', 'Lion Dance', 'Scarlet Lion'],
    last: ['Drums', 'Festival', 'Guardian', 'Roar', 'Pride', 'Gate'],
  },
  {
    motif: 'rooster',
    classify: 'SC',
    first: ['Sarimanok', 'Golden Rooster', 'Dawn Rooster', 'Barrio Rooster'],
    last: ['Crow', 'Feathers', 'Sunrise', 'Fortune', 'Call', 'Pride'],
  },
  {
    motif: 'koi',
    classify: 'SC',
    first: ['Golden', 'Jade', 'Moonlit', 'Crimson', 'Silk', 'Nine'],
    last: ['Koi', 'Carp', 'Koi Pond', 'Koi Garden', 'Koi Leap', 'Koi Cascade'],
  },
  {
    motif: 'turtle',
    classify: 'SC',
    first: ['Pawikan', 'Jade Turtle', 'Ancient Turtle', 'Turtle Island'],
    last: ['Bay', 'Tides', 'Blessing', 'Voyage', 'Wisdom', 'Shore'],
  },
  {
    motif: 'dragon',
    classify: 'SC',
    first: ['Naga', 'River Naga', 'Pearl Naga', 'Mekong Naga'],
    last: ['Fire', 'Pearl', 'Legend', 'Awakening', 'Crown'],
  },
  {
    motif: 'scarab',
    classify: 'SC',
    first: ['Nile', 'Desert', "Pharaoh's", 'Oasis', 'Sphinx'],
    last: ['Gold', 'Tomb', 'Secrets', 'Sands', 'Riddle', 'Dawn'],
  },
  {
    motif: 'sword',
    classify: 'SC',
    first: ['Kampilan', "Warrior's", 'Ronin', "Datu's", 'Iron'],
    last: ['Blade', 'Duel', 'Honor', 'Legend', 'Clash', 'Path'],
  },
  {
    motif: 'mask',
    classify: 'SC',
    first: ['MassKara', 'Sinulog', 'Moriones', 'Carnival', 'Masquerade', 'Ati-Atihan'],
    last: ['Fiesta', 'Parade', 'Smiles', 'Nights', 'Dance', 'Drums'],
  },
  {
    motif: 'fan',
    classify: 'SC',
    first: ['Silk', 'Peony', 'Plum Blossom', 'Singkil', 'Jade'],
    last: ['Fan', 'Breeze', 'Dance', 'Whisper', 'Blossoms', 'Maidens'],
  },
  {
    motif: 'lotus',
    classify: 'SC',
    first: ['Lotus', 'Sampaguita', 'Padauk', 'Waterlily', 'Moon Lotus', 'Orchid'],
    last: ['Garden', 'Bloom', 'Pond', 'Whisper', 'Serenity', 'Palace'],
  },
];
