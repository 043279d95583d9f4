import type { Theme } from './Theme';

/** Tables, arcade and bingo among the RNG games. */
export const casinoThemes: readonly Theme[] = [
  {
    motif: 'cards',
    classify: 'VP',
    first: ['Jacks', 'Deuces', 'Aces', 'Joker', 'Royal Flush', 'Full House', 'Three Kings'],
    last: ['Harbor', 'Draw Poker', 'Parade', 'Double', 'Nights', 'Bonus Poker', 'Terrace'],
  },
  {
    motif: 'dice',
    classify: 'TG',
    first: ['Sic Bo', 'Hi-Lo Dice', 'Twin Dice', 'Craps'],
    last: ['Alley', 'Garden', 'Palace', 'Street', 'Pavilion', 'Noir'],
  },
  {
    motif: 'chips',
    classify: 'TG',
    first: ['Blackjack', 'Baccarat', 'Pontoon', 'Three Card', 'Caribbean'],
    last: ['Terrace', 'Pavilion', 'Deluxe', 'Classic', 'Noir', 'Switch'],
  },
  {
    motif: 'roulette',
    classify: 'TG',
    first: ['European', 'French', 'Manila', 'Grand', 'Velvet', 'Mini'],
    last: ['Roulette', 'Roulette Noir', 'Roulette Deluxe', 'Roulette Gold', 'Roulette Club'],
  },
  {
    motif: 'rocket',
    classify: 'AC',
    first: ['Rocket', 'Orbit', 'Comet', 'Starship', 'Astro', 'Skyward'],
    last: ['Crash', 'Climb', 'Dash', 'Liftoff', 'Pilot', 'Cash-Out'],
  },
  {
    motif: 'wheel',
    classify: 'AC',
    first: ['Perya', 'Carousel', 'Plaza', 'Ferris'],
    last: ['Wheel', 'Wheel Royale', 'Fair', 'Wheel Party', 'Spin-Off', 'Holiday'],
  },
  { motif: 'gem', classify: 'AC', first: ['Gem', 'Prism', 'Jade'], last: ['Mines', 'Plinko', 'Tower', 'Drop', 'Match'] },
  { motif: 'gamepad', classify: 'AC', first: ['Pixel', 'Arcade', 'Turbo', 'Retro'], last: ['Hero', 'Runner', 'Blaster', 'Quest', 'Racer'] },
  {
    motif: 'helmet',
    classify: 'AC',
    first: ['Grand Prix', 'Night Race', 'Karera', 'Drift'],
    last: ['Turbo', 'Dash', 'Pole', 'Rush', 'Circuit'],
  },
  {
    motif: 'balls',
    classify: 'BG',
    first: ['Bingo', 'Barangay Bingo', 'Fiesta Bingo', 'Keno'],
    last: ['Plaza', 'Nights', 'Hall', 'Party', 'Bonus', 'Carnival'],
  },
];
