import { appPath, paths } from '@parlour/kernel';
import { MAX_IDS, type MessageType, messageTypes } from '../wire/inbox';

export type InboxTab = 'all' | MessageType;
type Typed = { type?: string | null };

const isKnown = (type: string | null | undefined): type is MessageType => messageTypes.some((known) => known === type);

/** Returns the tabs of the inbox: only All if the gateway reports no types (product 4.13). */
export function inboxTabs(rows: readonly Typed[]): InboxTab[] {
  return rows.some(({ type }) => isKnown(type)) ? ['all', ...messageTypes] : ['all'];
}

export function readTab(raw: string | null, tabs: readonly InboxTab[]): InboxTab {
  return tabs.find((tab) => tab === raw) ?? 'all';
}

export function rowsOfTab<Row extends Typed>(rows: readonly Row[], tab: InboxTab): Row[] {
  return rows.filter(({ type }) => tab === 'all' || type === tab);
}

/** Splits the ids of a change into as many as one call takes. */
export function inBatches(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, index) => ids.slice(index * MAX_IDS, (index + 1) * MAX_IDS));
}

type RelatedButton = { to: string; kind: 'order' | 'claim' | 'open' };

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
