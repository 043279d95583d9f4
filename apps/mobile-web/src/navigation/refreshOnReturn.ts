import { api } from '@parlour/api-client';
import type { GrowingStore } from '../startup/bundleTypes';

/** Data that may have changed while the player was at a cashier, in a game, or in another tab. */
const perishable = ['Balance', 'Bet', 'Inbox', 'InboxUnread', 'Order', 'PlayState', 'Status'] as const;

/**
 * A page from the back/forward cache is as it was when the player left. It checks whether other tabs changed the session, and
 * fetches money and status again (reliability U3).
 */
export function refreshOnReturn({ dispatch }: Pick<GrowingStore, 'dispatch'>): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    window.dispatchEvent(new StorageEvent('storage'));
    dispatch(api.util.invalidateTags([...perishable]));
  });
}
