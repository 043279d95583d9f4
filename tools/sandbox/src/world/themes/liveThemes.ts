import type { Theme } from './Theme';

/** Tables with a dealer. */
export const liveThemes: readonly Theme[] = [
  {
    motif: 'cards',
    first: ['Baccarat', 'Speed Baccarat', 'Squeeze Baccarat', 'Baccarat Zero'],
    last: ['Salon', 'Lounge', 'Terrace', 'Club', 'Gallery', 'Penthouse', 'Harbor', 'Rooftop'],
  },
  {
    motif: 'roulette',
    first: ['Roulette', 'Auto Roulette', 'Speed Roulette'],
    last: ['Salon', 'Lounge', 'Terrace', 'Club', 'Gallery', 'Penthouse', 'Intramuros', 'Rooftop'],
  },
  {
    motif: 'chips',
    first: ['Blackjack', 'Free Bet Blackjack', "Casino Hold'em"],
    last: ['Salon', 'Lounge', 'Terrace', 'Club', 'Gallery', 'Penthouse', 'VIP'],
  },
  {
    motif: 'dice',
    first: ['Sic Bo', 'Super Sic Bo', 'Color Game', 'Fish Prawn Crab'],
    last: ['Salon', 'Lounge', 'Terrace', 'Club', 'Plaza', 'Night Market'],
  },
  { motif: 'dragon', first: ['Dragon & Tiger'], last: ['Salon', 'Lounge', 'Hall', 'Club', 'Terrace', 'Pavilion', 'Rooftop'] },
  { motif: 'wheel', first: ['Show Wheel', 'Fiesta Wheel', 'Wheel Night'], last: ['Live', 'Studio', 'Show', 'Party', 'Manila', 'Stage'] },
  {
    motif: 'mahjong',
    first: ['Fan Tan', 'Pai Gow', 'Three Pictures', 'Shan Koe Mee'],
    last: ['Salon', 'Lounge', 'Club', 'Pavilion', 'Tea House'],
  },
  { motif: 'balls', first: ['Live Bingo', 'Mega Draw', 'Ball Drop'], last: ['Hall', 'Show', 'Studio', 'Night', 'Party'] },
  { motif: 'coins', first: ['Andar Bahar', 'Coin Toss', 'Teen Patti'], last: ['Salon', 'Lounge', 'Club', 'Live', 'Studio'] },
];
