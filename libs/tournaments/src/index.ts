export { CountingGames } from './blocks/CountingGames';
export { TournamentCard } from './blocks/TournamentCard';
export { tournamentsFeature } from './feature';
