import { paths } from '@parlour/kernel';

const { games, messaging, promotions, tournaments } = paths;

/**
 * The pages on which tags run, by their patterns: those that anybody may see, and on which nobody types a password, an amount, an account or a message.
 * On every other page there is no frame of a tag in the document.
 */
export const taggedPages: ReadonlySet<string> = new Set([
  paths.home,
  paths.download,
  ...[games.list, games.live, games.poker, games.sport, games.slot, games.fishing, games.hot, games.esport, games.lottery],
  ...[games.center, games.slotsCenter],
  ...[promotions.list, promotions.detail, promotions.benefits],
  ...[messaging.notice, messaging.help],
  ...[tournaments.home, tournaments.tournament],
]);
