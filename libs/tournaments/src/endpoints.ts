export { tournamentsApi } from './tournamentsApi';
