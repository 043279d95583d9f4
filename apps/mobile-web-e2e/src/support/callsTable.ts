import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

const page = fileURLToPath(new URL('../../../../docs/performance.md', import.meta.url));
const marked = /(<!-- calls -->)([\s\S]*)(<!-- \/calls -->)/;

/** Distinct calls of the gateway until a screen is quiet: opened first in a new browser, and again within the app. */
export type ScreenCalls = { screen: string; as: string; cold: number; warm: number };

/** The rows of the table of calls in `docs/performance.md`, which are the budgets. */
export function readCallsTable(): ScreenCalls[] {
  const [, , table = ''] = marked.exec(readFileSync(page, 'utf8')) ?? [];
  return [...table.matchAll(/^\| `([^`]+)` +\| (\S+) +\| +(\d+) \| +(\d+) \|$/gm)].map(([, screen = '', as = '', cold, warm]) => ({
    screen,
    as,
    cold: Number(cold),
    warm: Number(warm),
  }));
}

/** Replaces the rows of one kind of player. */
export async function writeCallsTable(as: string, rows: readonly ScreenCalls[]): Promise<void> {
  const all = [...readCallsTable().filter((row) => row.as !== as), ...rows];
  const lines = all.map(({ screen, as: who, cold, warm }) => `| \`${screen}\` | ${who} | ${cold} | ${warm} |`);
  const table = ['| screen | as | cold | warm |', '| --- | --- | ---: | ---: |', ...lines].join('\n');
  const text = readFileSync(page, 'utf8').replace(marked, (_, open: string, __, close: string) => `${open}\n\n${table}\n\n${close}`);
  writeFileSync(page, await format(text, { ...(await resolveConfig(page)), parser: 'markdown' }));
}
