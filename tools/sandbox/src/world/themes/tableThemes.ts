import type { Theme } from './Theme';

/** Card and board games between players. */
export const tableThemes: readonly Theme[] = [
  { motif: 'cards', first: ['Tongits', 'Pusoy', 'Poker'], last: ['Club', 'Barkada', 'Arena', 'Masters', 'Royale', 'Duel', 'Plaza'] },
  { motif: 'trophy', first: ['Pusoy Dos', 'Rummy'], last: ['Club', 'Barkada', 'Arena', 'Masters', 'Royale', 'Duel', 'Plaza'] },
  { motif: 'clover', first: ['Lucky Nine'], last: ['Club', 'Barkada', 'Arena', 'Masters', 'Royale', 'Duel', 'Plaza'] },
  {
    motif: 'mahjong',
    first: ['Mahjong', 'Speed Mahjong', 'Two-Player Mahjong', 'Pai Gow'],
    last: ['Club', 'Barkada', 'Arena', 'Masters', 'Royale', 'Duel'],
  },
  { motif: 'dice', first: ['Color Game', 'Sic Bo', 'Dice Duel', 'Ludo'], last: ['Barkada', 'Arena', 'Plaza', 'Royale', 'Night', 'Party'] },
  {
    motif: 'chips',
    first: ["Texas Hold'em", 'Blackjack', 'Bull Bull', 'Three Face'],
    last: ['Club', 'Arena', 'Masters', 'Royale', 'Plaza', 'Table'],
  },
  { motif: 'panda', first: ['Fight the Landlord', 'Big Two'], last: ['Club', 'Arena', 'Royale', 'Masters', 'Party'] },
  { motif: 'crown', first: ['Thirteen Cards', 'Shan Koe Mee', 'Bu Gyi'], last: ['Club', 'Arena', 'Royale', 'Masters', 'Palace'] },
  { motif: 'coins', first: ['In-Between', 'Sakla Pairs', 'Banker Niu Niu'], last: ['Club', 'Arena', 'Royale', 'Plaza', 'Barkada'] },
];
