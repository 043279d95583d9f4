export { HomeRest } from './HomeRest';
