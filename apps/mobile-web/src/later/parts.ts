import { lazyPart } from './lazyPart';
import { loader } from './loader';

/** What every screen but home needs, and what lies over any of them. */
export const frame = loader(() => import('./frame'));
/** What home shows to a player who is logged in; loaded before the first render, so that nothing moves. */
export const player = loader(() => import('./player'));
/** What home shows around and below its first section. */
export const home = loader(() => import('./home'));

export const GuardedScreen = lazyPart(frame, (parts) => parts.GuardedScreen);
export const Overlays = lazyPart(frame, (parts) => parts.Overlays);
export const ScreenHeader = lazyPart(frame, (parts) => parts.ScreenHeader);
export const PlayerActions = lazyPart(player, (parts) => parts.PlayerActions);
export const ContinuePlaying = lazyPart(player, (parts) => parts.ContinuePlaying);
export const FavouriteGames = lazyPart(player, (parts) => parts.FavouriteGames);
export const HomeRenewal = lazyPart(player, (parts) => parts.HomeRenewal);
export const ContractAlert = lazyPart(home, (parts) => parts.ContractAlert);
export const NoticeTicker = lazyPart(home, (parts) => parts.NoticeTicker);
export const HomeRest = lazyPart(home, (parts) => parts.HomeRest);
