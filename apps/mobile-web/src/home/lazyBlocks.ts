import { footer, home, lazyPart, player } from '../startup/bundles';
import { HomeRestSkeleton } from './HomeRestSkeleton';

export const PlayerActions = lazyPart(player, (parts) => parts.PlayerActions);
export const PlayerBanners = lazyPart(player, (parts) => parts.PlayerBanners);
export const ContinuePlaying = lazyPart(player, (parts) => parts.ContinuePlaying);
export const PlayerToday = lazyPart(player, (parts) => parts.PlayerToday);
export const HomeRenewal = lazyPart(player, (parts) => parts.HomeRenewal);
export const HomeDock = lazyPart(home, (parts) => parts.HomeDock);
export const HomeRest = lazyPart(home, (parts) => parts.HomeRest, HomeRestSkeleton);
export const GiftButton = lazyPart(home, (parts) => parts.GiftButton);
export const Today = lazyPart(home, (parts) => parts.Today);
export const NextSectionPictures = lazyPart(home, (parts) => parts.NextSectionPictures);
export const SiteFooter = lazyPart(footer, (parts) => parts.SiteFooter);
