export { TournamentCard } from './blocks/TournamentCard';
export { tournamentsFeature } from './feature';
