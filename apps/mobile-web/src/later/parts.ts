import { loader } from './loader';

/** Routes, menus and all features: what every screen but home needs, and what lies over any of them. */
export const frame = loader(() => import('./frame'));
/** What home shows to a player who is logged in; loaded before the first render, so that nothing moves. */
export const player = loader(() => import('./player'));
/** What home shows around and below its first section; the menus come first. */
export const home = loader(async () => {
  await frame.load();
  return import('./home');
});
