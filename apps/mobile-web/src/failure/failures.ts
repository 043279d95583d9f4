import type { Component } from 'react';
import { forgetFailedLoads } from '../startup/loader';
import { hideDocumentFailure } from './documentFailure';

/** The boundaries that show a failure. */
export const failures = new Set<Component<unknown, { error?: unknown }>>();

/** Loads everything that failed to load again, and renders all failed parts again. */
export function retryFailures(): void {
  forgetFailedLoads();
  hideDocumentFailure();
  for (const boundary of failures) boundary.setState({ error: undefined });
  failures.clear();
}
