export { NextSectionPictures } from '@parlour/games';
export { GiftButton } from '@parlour/promotions';
export { HomeDock } from './HomeDock';
export { HomeRest } from './HomeRest';
export { Today } from './Today';
