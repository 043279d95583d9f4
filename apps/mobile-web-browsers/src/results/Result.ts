import type { Browser } from '../browsers';

export type Result = {
  browser: Browser;
  version: string;
  /** How many steps. */
  passed: number;
  /** The step that failed, or the start; undefined when none did. */
  failedAt?: string;
  /** All there is to know about the failure. */
  failure?: string;
};
