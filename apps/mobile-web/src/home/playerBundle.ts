export { ContinuePlaying } from '@parlour/games';
export { HomeRenewal, PlayerActions, PlayerBanners } from './PlayerHome';
