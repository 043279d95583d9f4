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

export function rowsOfTab<Row extends Typed>(rows: readonly Row[], tab: InboxTab): Row[] {
  return rows.filter(({ type }) => tab === 'all' || type === tab);
}
