import { use } from 'react';
import { useStore } from 'react-redux';
import { appBundleOf } from './appBundleOf';
import type { AppBundle } from './bundleTypes';
import { useLoaded } from './useLoaded';

/** Returns the app bundle; suspends until it is loaded. */
export function useAppBundle() {
  return use(appBundleOf(useStore()).load());
}

/** Returns the app bundle, or `undefined` until it is loaded. */
export function useLoadedAppBundle(): AppBundle | undefined {
  return useLoaded(appBundleOf(useStore()));
}
