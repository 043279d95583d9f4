export { loadWorld } from './loadWorld';
export { createRandom } from './random';
export type { Announcement } from './announcements/Announcement';
export type { DepositMethod } from './DepositMethod';
export type { GameImage } from './images/drawGame';
export type { Random } from './random';
export type { World } from './World';
export type { WorldGame } from './catalogue/makeGames';
