import type { Page } from '@playwright/test';
import { clientId } from '../player';
import { sandbox } from '../sandbox';

type Spoiled = { path: string; fault: object; method?: string; times?: number };

/** Makes matching calls of this browser fail. The returned function ends the faults. */
export async function spoil(page: Page, rule: Spoiled): Promise<() => Promise<unknown>> {
  const id = await nameBrowser(page);
  await sandbox.fault({ clientId: id, ...rule });
  return () => sandbox.clearFaults(id);
}

/**
 * Returns the id by which the gateway knows this browser from now on. Public calls do not say who asks, and the browser answers some of them
 * from its copies; a route adds the id and keeps the copies away.
 */
export async function nameBrowser(page: Page): Promise<string> {
  const id = await clientId(page);
  await page.route(/\/(wps|lgw)\//, async (route) => {
    await route.fallback({ headers: { ...route.request().headers(), 'client-id': id } });
  });
  return id;
}
