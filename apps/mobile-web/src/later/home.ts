export { HomeRest } from '../home/HomeRest';
export { HomeTop } from '../home/HomeTop';
