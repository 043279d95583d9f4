import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGS } from '../../../../scripts/chromium.mjs';
import { findOldChrome } from '../../../../scripts/otherBrowsers.mjs';
import { test } from './test';

/** Launches an old Chrome, which the test closes. Skips the test on a machine without it; in CI the launch fails. */
export async function launchOldChrome(major: string): Promise<Browser> {
  const executablePath = findOldChrome(major);
  test.skip(!executablePath && !process.env['CI'], '`node scripts/ensure-browsers.mjs` says what this machine lacks');
  return chromium.launch({ executablePath, args: [...CHROMIUM_ARGS, '--no-zygote'] });
}
