import type { Feature, MenuEntry, MenuSlot } from '@parlour/kernel';
import { useInboxUnread } from '@parlour/messaging';
import { features } from '../features';

export type AppMenuEntry = MenuEntry & { feature: Feature['id'] };

/** Counts that another library knows than the one whose entry shows them (specification 2, "Bottom menu": unread messages). */
const badges: Record<string, () => number> = { 'session.member': useInboxUnread };

/** Entries of one place in their order. The list never changes while the app runs, only who sees them does. */
export function menuEntries(slot: MenuSlot): AppMenuEntry[] {
  return features
    .flatMap((feature) => (feature.menu ?? []).map((entry) => ({ useBadge: badges[entry.id], ...entry, feature: feature.id })))
    .filter((entry) => entry.slot === slot)
    .sort((a, b) => a.order - b.order);
}

const always = () => true;
const none = () => 0;

/** What the entry's own manifest says about it now: whether it shows, and what it counts. */
export function useEntry({ useVisible = always, useBadge = none }: AppMenuEntry): { isVisible: boolean; badge: number } {
  return { isVisible: useVisible(), badge: useBadge() };
}
