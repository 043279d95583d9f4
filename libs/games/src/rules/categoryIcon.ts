import type { IconName } from '@parlour/ui/icon';
import type { GameCategory } from './gameCategory';

const icons: Record<GameCategory, IconName> = {
  ALL: 'layout-grid',
  LOTT: 'ticket',
  ELOTT: 'ticket',
  LIVE: 'video',
  RNG: 'cherry',
  FISH: 'fish',
  SPORTS: 'target',
  ESPORTS: 'gamepad',
  COCKFIGHT: 'bird',
  PVP: 'spade',
  HOT: 'flame',
  LIVESTREAM: 'live',
  HOME: 'home',
  PROMO: 'gift',
  FAV: 'heart',
  RECENT: 'history',
};

export function categoryIcon(category: GameCategory): IconName {
  return icons[category];
}
