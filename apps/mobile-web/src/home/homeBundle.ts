export { HomeRest } from './HomeRest';
export { HomeTop } from './HomeTop';
