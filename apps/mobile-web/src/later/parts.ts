import { lazyPart } from './lazyPart';
import { loader } from './loader';

/** What every screen but home needs, and what lies over any of them. */
export const frame = loader(() => import('./frame'));
/** What home shows to a player who is logged in; loaded before the first render, so that nothing moves. */
export const player = loader(() => import('./player'));
/** What home shows around and below its first section. */
export const home = loader(() => import('./home'));

export const GuardedScreen = lazyPart(frame, 'GuardedScreen');
export const Overlays = lazyPart(frame, 'Overlays');
export const ScreenHeader = lazyPart(frame, 'ScreenHeader');
export const PlayerActions = lazyPart(player, 'PlayerActions');
export const ContinuePlaying = lazyPart(player, 'ContinuePlaying');
export const FavouriteGames = lazyPart(player, 'FavouriteGames');
export const HomeRenewal = lazyPart(player, 'HomeRenewal');
export const NoticeTicker = lazyPart(home, 'NoticeTicker');
export const HomeRest = lazyPart(home, 'HomeRest');
