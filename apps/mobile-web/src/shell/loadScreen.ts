import type { FeatureRoute } from '@parlour/kernel';
import type { ComponentType } from 'react';
import { loadScreenMessages } from '../i18n';
import type { AppRoute } from '../routeTable';

/** Pauses before a failed load is tried again, in milliseconds (reliability D2: twice). */
const PAUSES_MS = [400, 1200];

/** A screen whose code or texts could not be had, even on the third try. */
export class ScreenLoadError extends Error {
  override name = 'ScreenLoadError';
}

const loads = new Map<FeatureRoute, Promise<ComponentType>>();
const failed = new Set<FeatureRoute>();

/** The screen of a route, together with what it says, so that text never flashes. The same promise until it is forgotten. */
export function loadScreen({ feature, route }: AppRoute): Promise<ComponentType> {
  const known = loads.get(route);
  if (known) return known;
  const load = Promise.all([again(route.lazy), again(() => loadScreenMessages(feature))]).then(
    ([{ default: screen }]) => screen,
    (cause: unknown) => {
      failed.add(route);
      console.error('A screen could not be loaded:', route.path, cause);
      throw new ScreenLoadError(route.path, { cause });
    },
  );
  loads.set(route, load);
  return load;
}

/** Lets the next render try again. */
export function forgetFailedScreens(): void {
  for (const route of failed) loads.delete(route);
  failed.clear();
}

async function again<Value>(load: () => Promise<Value>): Promise<Value> {
  for (const pause of PAUSES_MS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return load();
}
