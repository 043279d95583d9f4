import { paths } from '@parlour/kernel';
import { appPath } from '@parlour/merchant';

export type RelatedButton = { to: string; kind: 'order' | 'claim' | 'open' };

const { wallet, promotions } = paths;
const kinds: [prefix: string, kind: RelatedButton['kind']][] = [
  [wallet.records, 'order'],
  [`${wallet.deposit}/order/`, 'order'],
  [`${wallet.withdraw}/order/`, 'order'],
  [promotions.rewards, 'claim'],
];

/** Returns the link of a message and the label of its button; `undefined` for links outside this app. */
export function relatedButton(link: string | null | undefined): RelatedButton | undefined {
  const to = appPath(link);
  if (!to) return undefined;
  return { to, kind: kinds.find(([prefix]) => to.startsWith(prefix))?.[1] ?? 'open' };
}
