export { ContinuePlaying, FavouriteGames } from '@parlour/games';
export { HomeRenewal } from '../home/HomeRenewal';
export { PlayerActions } from '../home/PlayerActions';
export { PlayerBanners } from '../home/PlayerBanners';
