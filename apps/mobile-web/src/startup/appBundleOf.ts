import type { AppBundle, GrowingStore } from './bundleTypes';
import { type Loader, loader } from './loader';
import { appBundle } from './lazyBundles';

const bundles = new Map<object, Loader<AppBundle>>();

/** The app bundle with every feature in its store. Home's first view works without it; everything else needs it. */
export function appBundleOf(store: object): Loader<AppBundle> {
  const known = bundles.get(store);
  if (known) return known;
  const ready = loader(async () => {
    const parts = await appBundle.load();
    await parts.addFeatures(store as GrowingStore);
    return parts;
  });
  bundles.set(store, ready);
  return ready;
}

/** Forgets a store that is no longer used. */
export function forgetBundleOf(store: object): void {
  bundles.delete(store);
}
