import { api } from '@parlour/api-client';
import type { AppStore } from '../store';

/** What may have changed while the player was at a cashier, in a game, or in another tab. */
const perishable = ['Balance', 'Bet', 'Inbox', 'InboxUnread', 'Order', 'PlayState', 'Status'] as const;

/**
 * A page that the browser kept whole (back-forward cache) comes back as it was left: it hears what other tabs have done to the session
 * meanwhile, and asks anew for money and status (reliability U3).
 */
export function refreshOnReturn(store: AppStore): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    window.dispatchEvent(new StorageEvent('storage'));
    store.dispatch(api.util.invalidateTags([...perishable]));
  });
}
