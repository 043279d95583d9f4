import type { Theme } from './Theme';

/** Matches on screens. */
export const esportThemes: readonly Theme[] = [
  { motif: 'gamepad', first: ['Lane Battle', 'Tower Defence', 'Arena Five'], last: ['League', 'Masters', 'Open', 'Invitational'] },
  { motif: 'sword', first: ['Blade Royale', 'Hero Clash', 'Last Squad'], last: ['League', 'Masters', 'Open', 'Invitational'] },
  { motif: 'trophy', first: ['Tactical Five', 'Island Drop', 'Card Legends'], last: ['League', 'Masters', 'Open', 'Invitational'] },
  { motif: 'helmet', first: ['Kart Sprint', 'Sim Racing'], last: ['League', 'Masters', 'Open', 'Invitational'] },
];
