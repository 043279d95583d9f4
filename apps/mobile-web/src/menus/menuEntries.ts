import type { Feature, MenuEntry, MenuSlot, Needs } from '@parlour/kernel/feature';
import { useOffers } from '@parlour/site';
import { features } from '../features';
import { needsOf } from '../navigation/needsOf';
import { menuOrder } from './menuOrder';

export type AppMenuEntry = MenuEntry & { feature: Feature['id']; needs: Needs };

/** Unread counts that a different feature than the entry's own declares. */
const badges: Record<string, () => number> = Object.assign({}, ...features.map((feature) => feature.badges));

const entries = new Map<string, AppMenuEntry>(
  features.flatMap((feature) =>
    (feature.menu ?? []).map(
      (entry) => [entry.id, { useBadge: badges[entry.to], ...entry, needs: needsOf(entry), feature: feature.id }] as const,
    ),
  ),
);

/** The menu entries of one slot, in order. The list never changes while the app runs; only the visibility of entries does. */
export function menuEntries(slot: MenuSlot): AppMenuEntry[] {
  return entriesOf(menuOrder[slot]);
}

/** The menu entries of these ids, in their order. */
export function entriesOf(ids: readonly string[]): AppMenuEntry[] {
  return ids.flatMap((id) => entries.get(id) ?? []);
}

const always = () => true;
const never = () => false;
const none = () => 0;

type EntryState = { isVisible: boolean; isPending: boolean; badge: number };

/** The entry's current visibility and unread count, from its manifest. What this site does not offer is not shown. */
export function useEntry(entry: AppMenuEntry): EntryState {
  const { useVisible = always, useIsPending = never, useBadge = none } = entry;
  const isOffered = useOffers(...entry.needs);
  const [isVisible, isPending, badge] = [useVisible(), useIsPending(), useBadge()];
  return { isVisible: isOffered && isVisible, isPending: isOffered && isPending, badge };
}
