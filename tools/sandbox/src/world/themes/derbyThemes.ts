import type { Theme } from './Theme';

/** Arenas of the cockfight category. */
export const derbyThemes: readonly Theme[] = [
  {
    motif: 'rooster',
    first: ['Golden Spur', 'Red Feather', 'Grand Derby', 'Valley', 'Bayan', 'Champion'],
    last: ['Arena', 'Derby', 'Coliseum', 'Classic', 'Live', 'Cup'],
  },
];
