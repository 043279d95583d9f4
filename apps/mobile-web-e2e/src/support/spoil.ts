import type { Page } from '@playwright/test';
import { clientId } from './player';
import { sandbox } from './sandbox';

type Spoiled = { path: string; fault: object; method?: string; times?: number };

/** Makes calls of this browser alone go wrong; afterwards what it gives back mends them all. */
export async function spoil(page: Page, rule: Spoiled): Promise<() => Promise<unknown>> {
  const id = await clientId(page);
  await sandbox.fault({ clientId: id, ...rule });
  return () => sandbox.clearFaults(id);
}
