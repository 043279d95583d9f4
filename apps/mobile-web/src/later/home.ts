export { NoticeTicker } from '@parlour/messaging';
export { HomeRest } from '../home/HomeRest';
