import type { Browser } from '../browsers';

export type Result = {
  browser: Browser;
  version: string;
  /** The number of steps that passed. */
  passed: number;
  /** The step that failed, or `start`. */
  failedAt?: string;
  failure?: string;
};
