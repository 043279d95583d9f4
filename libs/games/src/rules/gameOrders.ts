/** Orders of a list that players know by name (product 4.3); the first one is the gateway's own. */
export const gameOrders = ['popular', 'name', 'recent'] as const;

export type GameOrder = (typeof gameOrders)[number];

export function isGameOrder(text: unknown): text is GameOrder {
  return gameOrders.includes(text as GameOrder);
}
