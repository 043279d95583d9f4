import type { GameCategory } from './gameCategory';

/** Splits sports in three: e-sports and cockfights follow it (specification 4). */
export function sportsSplit(order: readonly GameCategory[]): GameCategory[] {
  const rest = order.filter((category) => category !== 'ESPORTS' && category !== 'COCKFIGHT');
  return rest.flatMap((category): GameCategory[] => (category === 'SPORTS' ? ['SPORTS', 'ESPORTS', 'COCKFIGHT'] : [category]));
}
