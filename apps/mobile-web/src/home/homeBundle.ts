export { NextSectionPictures } from '@parlour/games';
export { GiftButton } from '@parlour/promotions';
export { HomeRest } from './HomeRest';
