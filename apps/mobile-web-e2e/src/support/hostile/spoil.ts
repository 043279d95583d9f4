import type { Page } from '@playwright/test';
import { clientId } from '../player';
import { sandbox } from '../sandbox';

type Spoiled = { path: string; fault: object; method?: string; times?: number };

/** Makes matching calls of this browser fail. The returned function ends the faults. */
export async function spoil(page: Page, rule: Spoiled): Promise<() => Promise<unknown>> {
  const id = await clientId(page);
  await sandbox.fault({ clientId: id, ...rule });
  return () => sandbox.clearFaults(id);
}
