import { forgetFailedBundles } from '../startup/appBundleOf';
import { appBundle } from '../startup/lazyBundles';
import { hideDocumentFailure } from './documentFailure';

/** Renders the content of a failed boundary again. */
type Retry = () => void;

const failures = new Set<Retry>();

export function reportFailure(retry: Retry): void {
  failures.add(retry);
}

export function forgetFailure(retry: Retry): void {
  failures.delete(retry);
}

/** Loads everything again that could not be loaded, and renders all failed parts again. */
export function retryFailures(): void {
  if (failures.size === 0) return;
  forgetFailedBundles();
  appBundle.current?.forgetFailedScreens();
  hideDocumentFailure();
  for (const retry of failures) retry();
}
