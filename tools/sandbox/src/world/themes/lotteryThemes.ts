import type { Theme } from './Theme';

/** Draws of the lottery. */
export const lotteryThemes: readonly Theme[] = [
  {
    motif: 'balls',
    first: ['Luzon', 'Visayas', 'Mindanao', 'Mandalay', 'Metro', 'National'],
    last: ['6/42', '6/49', 'Daily Six', 'Keno', 'Power Draw', 'Jackpot'],
  },
  { motif: 'dice', first: ['Fast Three', 'Lucky Dice', 'Quick Three'], last: ['1 Minute', '3 Minutes', '5 Minutes'] },
  { motif: 'clover', first: ['Morning 2D', 'Noon 3D', 'Evening 2D', 'Night 4D'], last: ['Draw', 'Classic', 'Express'] },
  { motif: 'wheel', first: ['Speed Race', 'Racing Ten', 'Lucky Airship'], last: ['1 Minute', '3 Minutes', '5 Minutes'] },
  { motif: 'coins', first: ['Myanmar 2D', 'Myanmar 3D', 'Yangon 4D', 'Bago 2D'], last: ['Draw', 'Express', 'Classic'] },
  { motif: 'moon', first: ['Lucky 28', 'Happy Eight', 'Color Five'], last: ['1 Minute', '3 Minutes', '5 Minutes'] },
  { motif: 'rocket', first: ['Turbo Draw', 'Flash Lotto', 'Instant Five'], last: ['1 Minute', '3 Minutes', 'Hourly'] },
];
