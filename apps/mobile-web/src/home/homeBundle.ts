export { GiftButton } from '@parlour/promotions';
export { HomeRest } from './HomeRest';
