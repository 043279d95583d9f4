import { use } from 'react';
import { useStore } from 'react-redux';
import { appBundleOf } from './appBundleOf';

/** Returns the app bundle; suspends until it is loaded. */
export function useAppBundle() {
  return use(appBundleOf(useStore()).load());
}
