import type { Component } from 'react';
import { forgetFailedBundles } from '../startup/appBundleOf';
import { appBundle } from '../startup/lazyBundles';
import { hideDocumentFailure } from './documentFailure';

/** The boundaries that have failed. */
export const failures = new Set<Component<unknown, { error?: unknown }>>();

/** Loads everything again that could not be loaded, and renders all failed parts again. */
export function retryFailures(): void {
  if (failures.size === 0) return;
  forgetFailedBundles();
  appBundle.current?.forgetFailedScreens();
  hideDocumentFailure();
  for (const boundary of failures) boundary.setState({ error: undefined });
  failures.clear();
}
