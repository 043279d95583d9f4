export { ContinuePlaying } from '@parlour/games';
export { HomeRenewal, PlayerActions, PlayerBanners, PlayerToday } from './PlayerHome';
