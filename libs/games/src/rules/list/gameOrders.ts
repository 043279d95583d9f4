/** Sort orders that the app offers (product 4.3). The first is the gateway's default. */
export const gameOrders = ['popular', 'name', 'recent'] as const;

export type GameOrder = (typeof gameOrders)[number];

export function isGameOrder(text: unknown): text is GameOrder {
  return gameOrders.includes(text as GameOrder);
}
