import { loader } from './loader';

/** The app bundle: routes, menus, overlays and all features, needed by every screen but home. */
export const appBundle = loader(() => import('./appBundle'));
/** The blocks of home for a logged-in player. They load before the first render, so that nothing moves. */
export const player = loader(() => import('../home/playerBundle'));
/** The blocks of home around and below its first section, menus first. */
export const home = loader(async () => {
  await appBundle.load();
  return import('../home/homeBundle');
});
