export { ContinuePlaying } from '@parlour/games';
export { HomeRenewal } from './HomeRenewal';
export { PlayerActions } from './PlayerActions';
export { PlayerBanners } from './PlayerBanners';
