import type { Theme } from './Theme';

/** Journeys, places and festivals. */
export const placeThemes: readonly Theme[] = [
  {
    motif: 'jeepney',
    classify: 'SC',
    first: ['Jeepney', 'Lucky Jeepney', 'Manila', 'Pasada', 'Barkada'],
    last: ['Joyride', 'Express', 'Jackpot', 'Road Trip', 'Rush', 'Boogie'],
  },
  {
    motif: 'lantern',
    classify: 'SC',
    first: ['Lantern', 'Parol', 'Red Lantern', 'River Lantern', 'Sky Lantern'],
    last: ['Fest', 'Parade', 'Wishes', 'Street', 'Glow', 'Nights'],
  },
  {
    motif: 'pagoda',
    classify: 'SC',
    first: ['Golden', 'Mandalay', 'Shwe', 'Misty', 'Seven Tier', 'Sunset', 'Inle'],
    last: ['Pagoda', 'Palace', 'Spire', 'Pavilion', 'Terrace', 'Gardens'],
  },
  {
    motif: 'temple',
    classify: 'SC',
    first: ['Bagan', 'Hidden', 'Moonlit', 'Forgotten', 'Sunken', 'Jungle'],
    last: ['Temple', 'Gold', 'Ruins', 'Idols', 'Relics', 'Sanctum'],
  },
  {
    motif: 'moon',
    classify: 'SC',
    first: ['Night Market', 'Harvest Moon', 'Moonlight', 'Full Moon', 'Bulan'],
    last: ['Bazaar', 'Feast', 'Stalls', 'Magic', 'Serenade', 'Picnic'],
  },
  {
    motif: 'volcano',
    classify: 'SC',
    first: ['Mayon', 'Bulkan', 'Lava', 'Magma', 'Ember Peak'],
    last: ['Fury', 'Heat', 'Eruption', 'Gold', 'Rising', 'Blast'],
  },
  {
    motif: 'firecracker',
    classify: 'SC',
    first: ['Lunar', 'New Year', 'Red Packet', 'Spring', 'Midnight'],
    last: ['Fireworks', 'Crackle', 'Sparkle', 'Bang', 'Countdown', 'Boom'],
  },
  {
    motif: 'ship',
    classify: 'SC',
    first: ['Manila Galleon', 'Vinta', 'Paraw', 'Trade Wind', 'Spice'],
    last: ['Voyage', 'Route', 'Crossing', 'Winds', 'Armada', 'Bounty'],
  },
  {
    motif: 'palm',
    classify: 'SC',
    first: ['Siargao', 'Palawan', 'Coconut', 'Boracay', 'Sunset'],
    last: ['Beach', 'Breeze', 'Getaway', 'Surf', 'Holiday', 'Waves'],
  },
  {
    motif: 'pearl',
    classify: 'SC',
    first: ['Pearl', 'Perlas', 'South Sea', 'Moon Pearl', "Mermaid's"],
    last: ['Diver', 'Lagoon', 'Tides', 'Grotto', 'Song', 'Wishes'],
  },
  {
    motif: 'shark',
    classify: 'SC',
    first: ['Reef Shark', 'Shark', 'Hammerhead', 'Tiger Shark'],
    last: ['Bay', 'Frenzy', 'Lagoon', 'Alert', 'Cove', 'Patrol'],
  },
  {
    motif: 'octopus',
    classify: 'SC',
    first: ['Kraken', 'Ink', 'Deep Sea', 'Pugita'],
    last: ['Rising', 'Depths', 'Grip', 'Legend', 'Secret', 'Reels'],
  },
  {
    motif: 'fish',
    classify: 'SC',
    first: ['Tropic', 'Coral', 'Clownfish', 'Sulu'],
    last: ['Reef Reels', 'Splash', 'Shoal', 'Paradise', 'Current', 'Colors'],
  },
  {
    motif: 'crab',
    classify: 'SC',
    first: ['Alimango', 'Crab', 'Hermit Crab', 'Blue Crab'],
    last: ['Shack', 'Catch', 'Cove', 'Boil', 'Scuttle', 'Feast'],
  },
  {
    motif: 'mahjong',
    classify: 'SC',
    first: ['Jade Tile', 'East Wind', 'Bamboo Tile', 'Four Winds', 'Red Tile', 'Mahjong'],
    last: ['Garden', 'Blossom', 'Parlour', 'Palace', 'Ascent', 'Nights'],
  },
  {
    motif: 'trophy',
    classify: 'SC',
    first: ["Champion's", 'Gold Cup', 'Grand Prize', 'Podium'],
    last: ['Spin', 'Finals', 'Glory', 'Parade', 'Night', 'Run'],
  },
  {
    motif: 'football',
    classify: 'SC',
    first: ["Striker's", 'Golden Goal', 'Penalty', 'Stadium'],
    last: ['Reels', 'Shootout', 'Glory', 'Fever', 'Streak', 'Cup'],
  },
  {
    motif: 'basketball',
    classify: 'SC',
    first: ['Slam', 'Hardcourt', 'Buzzer', 'Liga'],
    last: ['Dunk Reels', 'Heat', 'Beaters', 'Legends', 'Streak', 'Showdown'],
  },
  { motif: 'glove', classify: 'SC', first: ['Knockout', 'Title Fight', 'Golden Glove'], last: ['Reels', 'Round', 'Streak', 'Champion'] },
];
