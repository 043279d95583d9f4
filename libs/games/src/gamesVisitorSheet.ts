import { type VisitorSheet, paths } from '@parlour/kernel';

/** The sheet of a game for a visitor. The lobby of a vendor has none, because it cannot be tried without money. */
export const gamesVisitorSheet: VisitorSheet = {
  opensFor: (path) => path.startsWith(`${paths.games.play}?`) && /[?&]gameCode=[^&]/.test(path),
  lazy: async () => ({ default: (await import('./blocks/game-sheet/GameSheet')).GameSheet }),
};
