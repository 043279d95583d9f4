import { type MessageType, messageTypes } from '../wire/inbox';

export type InboxTab = 'all' | MessageType;
type Typed = { type?: string | null };

const isKnown = (type: string | null | undefined): type is MessageType => messageTypes.some((known) => known === type);

/** Tabs of the inbox: All alone where the gateway gives no types (product 4.13). */
export function inboxTabs(rows: readonly Typed[]): InboxTab[] {
  return rows.some(({ type }) => isKnown(type)) ? ['all', ...messageTypes] : ['all'];
}

/** The tab that the address means. */
export function readTab(raw: string | null, tabs: readonly InboxTab[]): InboxTab {
  return tabs.find((tab) => tab === raw) ?? 'all';
}

/** Rows of a tab, each message once: one that moved to the next page meanwhile came twice. */
export function rowsOfTab<Row extends Typed & { id: string }>(rows: readonly Row[], tab: InboxTab): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ id, type }) => {
    if (seen.has(id) || (tab !== 'all' && type !== tab)) return false;
    seen.add(id);
    return true;
  });
}
