import type { Theme } from './Theme';

/** Sports books and their markets. */
export const sportThemes: readonly Theme[] = [
  {
    motif: 'football',
    first: ['Football', 'Futsal', 'World Football', 'Virtual Football'],
    last: ['Lobby', 'Live', 'Cup', 'League', 'Odds'],
  },
  {
    motif: 'basketball',
    first: ['Basketball', 'Hoops', 'Three-on-Three', 'Virtual Hoops'],
    last: ['Lobby', 'Live', 'Cup', 'League', 'Odds'],
  },
  { motif: 'glove', first: ['Boxing', 'Fight Night', 'MMA'], last: ['Lobby', 'Live', 'Odds', 'Main Event'] },
  { motif: 'helmet', first: ['Motor Racing', 'Grand Prix', 'Virtual Racing'], last: ['Lobby', 'Live', 'Odds', 'Cup'] },
  { motif: 'trophy', first: ['Volleyball', 'Tennis', 'Badminton', 'Billiards'], last: ['Lobby', 'Live', 'Cup', 'Odds'] },
];
