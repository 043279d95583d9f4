import { type MessageType, messageTypes } from '../wire/inbox';

export type InboxTab = 'all' | MessageType;
type Typed = { type?: string | null };

const isKnown = (type: string | null | undefined): type is MessageType => messageTypes.some((known) => known === type);

/** Returns the tabs of the inbox: only All if the gateway reports no types (product 4.13). */
export function inboxTabs(rows: readonly Typed[]): InboxTab[] {
  return rows.some(({ type }) => isKnown(type)) ? ['all', ...messageTypes] : ['all'];
}

/** Returns the tab named in the URL. */
export function readTab(raw: string | null, tabs: readonly InboxTab[]): InboxTab {
  return tabs.find((tab) => tab === raw) ?? 'all';
}

/** Returns the rows of a tab without duplicates: a message that moved to the next page between two requests arrives twice. */
export function rowsOfTab<Row extends Typed & { id: string }>(rows: readonly Row[], tab: InboxTab): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ id, type }) => {
    if (seen.has(id) || (tab !== 'all' && type !== tab)) return false;
    seen.add(id);
    return true;
  });
}
