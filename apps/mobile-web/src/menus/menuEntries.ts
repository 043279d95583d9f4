import type { Feature, MenuEntry, MenuSlot } from '@parlour/kernel';
import { features } from '../features';

export type AppMenuEntry = MenuEntry & { feature: Feature['id'] };

/** Unread counts that a different feature than the entry's own declares. */
const badges: Record<string, () => number> = Object.assign({}, ...features.map((feature) => feature.badges));

/** The menu entries of one slot, in order. The list never changes while the app runs; only the visibility of entries does. */
export function menuEntries(slot: MenuSlot): AppMenuEntry[] {
  return features
    .flatMap((feature) => (feature.menu ?? []).map((entry) => ({ useBadge: badges[entry.to], ...entry, feature: feature.id })))
    .filter((entry) => entry.slot === slot)
    .sort((a, b) => a.order - b.order);
}

const always = () => true;
const never = () => false;
const none = () => 0;

type EntryState = { isVisible: boolean; isPending: boolean; badge: number };

/** The entry's current visibility and unread count, from its manifest. */
export function useEntry({ useVisible = always, useIsPending = never, useBadge = none }: AppMenuEntry): EntryState {
  return { isVisible: useVisible(), isPending: useIsPending(), badge: useBadge() };
}
