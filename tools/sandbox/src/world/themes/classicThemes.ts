import type { Theme } from './Theme';

/** Fruit machines, gold and good luck. */
export const classicThemes: readonly Theme[] = [
  {
    motif: 'gem',
    classify: 'SC',
    first: ['Ruby', 'Emerald', 'Sapphire', 'Amethyst', 'Opal', 'Topaz', 'Crystal', 'Jewel'],
    last: ['Rush', 'Cascade', 'Vault', 'Caravan', 'Orchard', 'Crossing', 'Parade', 'Monsoon'],
  },
  {
    motif: 'coins',
    classify: 'SC',
    first: ['Ginto', 'Piso', 'Barya', 'Golden', 'Copper', 'Doubloon', 'Salapi'],
    last: ['Tower', 'Harvest', 'Ladder', 'Carnival', 'Festival', 'Alley', 'Drift'],
  },
  {
    motif: 'crown',
    classify: 'SC',
    first: ["Datu's", "Rajah's", "Sultan's", "Reyna's", "Emperor's", "Maharani's"],
    last: ['Crown', 'Jubilee', 'Court', 'Decree', 'Banquet', 'Gambit', 'Heir'],
  },
  {
    motif: 'chest',
    classify: 'SC',
    first: ["Captain's", 'Galleon', 'Island', 'Sunken', "Corsair's", "Smuggler's", 'Lagoon'],
    last: ['Chest', 'Hoard', 'Cargo', 'Secret', 'Cove', 'Trove', 'Plunder'],
  },
  {
    motif: 'ingot',
    classify: 'SC',
    first: ['Binondo', 'Silk Road', 'Tea House', "Merchant's", 'Abacus', 'Harbor'],
    last: ['Gold', 'Ingots', 'Blessing', 'Exchange', 'Riches', 'Treasure', 'Tally'],
  },
  {
    motif: 'seven',
    classify: 'SC',
    first: ['Storm', 'Velvet', 'Neon', 'Midnight', 'Cherry', 'Turbo', 'Manila', 'Frosty'],
    last: ['Sevens', 'Seven Nights', 'Seven Heat', 'Sevens Deluxe', 'Seven Drive', 'Seven Kings'],
  },
  {
    motif: 'cherries',
    classify: 'SC',
    first: ['Cherry', 'Ruby Cherry', 'Twin Cherry', 'Summer Cherry', 'Cherry Lane'],
    last: ['Nights', 'Boulevard', 'Jam', 'Twist', 'Serenade', 'Soda', 'Delight'],
  },
  {
    motif: 'bell',
    classify: 'SC',
    first: ['Golden', 'Chapel', 'Festival', 'Vesper', 'Silver', 'Antipolo'],
    last: ['Bells', 'Chimes', 'Bell Tower', 'Carillon', 'Bell Parade', 'Ringing'],
  },
  {
    motif: 'reels',
    classify: 'SC',
    first: ['Retro', 'Arcade', 'Cabaret', 'Vintage', 'Diner', 'Plaza', 'Jukebox'],
    last: ['Reels', 'Spins', 'Fruits', 'Bars', 'Joyride', 'Classic'],
  },
  {
    motif: 'horseshoe',
    classify: 'SC',
    first: ['Ranch', 'Prairie', "Blacksmith's", 'Homestead', 'Stallion'],
    last: ['Horseshoe', 'Forge', 'Gallop', 'Luck', 'Trail', 'Stable'],
  },
  {
    motif: 'clover',
    classify: 'SC',
    first: ['Clover', 'Four Leaf', 'Emerald', 'Meadow', 'Dewdrop'],
    last: ['Road', 'Charm', 'Hills', 'Garden', 'Promise', 'Picnic'],
  },
  {
    motif: 'lightning',
    classify: 'SC',
    first: ['Storm', 'Bagyo', 'Kidlat', 'Voltage', 'Amihan', 'Tempest', 'Habagat'],
    last: ['Wilds', 'Surge', 'Drums', 'Chaser', 'Caller', 'Spirit', 'Riders'],
  },
  {
    motif: 'candy',
    classify: 'SC',
    first: ['Jelly', 'Gumdrop', 'Bonbon', 'Pastillas', 'Lollipop', 'Marshmallow'],
    last: ['Meadow', 'Carnival', 'Boulevard', 'Cascade', 'Picnic', 'Parade', 'Dream'],
  },
  {
    motif: 'mango',
    classify: 'SC',
    first: ['Mangga', 'Mango', 'Guimaras', 'Golden Mango', 'Halo-Halo', 'Calamansi'],
    last: ['Fiesta', 'Splash', 'Sunrise', 'Harvest', 'Twist', 'Grove', 'Cooler'],
  },
  {
    motif: 'chili',
    classify: 'SC',
    first: ['Sili', 'Labuyo', 'Spicy', 'Bicol', 'Pepper'],
    last: ['Heat', 'Express', 'Fire', 'Kitchen', 'Fiesta', 'Inferno'],
  },
  {
    motif: 'potion',
    classify: 'SC',
    first: ["Albularyo's", "Alchemist's", 'Moonshade', "Wizard's", "Diwata's"],
    last: ['Brew', 'Cauldron', 'Charm', 'Elixir', 'Spell', 'Secret'],
  },
];
