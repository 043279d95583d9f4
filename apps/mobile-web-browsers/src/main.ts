import { fileURLToPath } from 'node:url';
import { type Browser, browsers } from './browsers';
import { writeContactSheets } from './results/contactSheets';
import type { Result } from './results/Result';
import { writeTable } from './results/writeTable';
import { ports } from './servers/ports';
import { startServers } from './servers/servers';
import { walkIn } from './walkIn';

/** A browser waits now and then, so a third one keeps two cores busy. */
const AT_ONCE = 3;

const output = fileURLToPath(new URL('../test-output', import.meta.url));
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const writesTable = process.argv.includes('--write') && named.length === 0;
const isSweep = writesTable || process.env['E2E_SWEEP'] === 'all';
const chosen = browsers.filter(({ id, isNightly }) => (named.length === 0 ? isSweep || !isNightly : named.includes(id)));
/** In CI every chosen browser has to walk. On another machine a browser that cannot be installed is left out. */
const mustBeComplete = Boolean(process.env['CI']);

await startServers();
const results = new Map<Browser, Result | undefined>();
const waiting = [...chosen.entries()];
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, browser] = next;
      results.set(browser, await walkIn({ browser, port: ports.proxies[index] ?? 0, output }));
    }
  }),
);

await writeContactSheets(output, chosen);
const walked = chosen.flatMap((browser) => results.get(browser) ?? []);
if (writesTable) await writeTable(walked);
for (const { browser, failedAt, failure } of walked) if (failure) console.log(`\n${browser.id} failed at "${failedAt}": ${failure}`);
console.log('');
for (const browser of chosen) console.log(lineOf(browser, results.get(browser)));
const hasFailed = walked.some(({ failure }) => failure) || walked.length === 0 || (mustBeComplete && walked.length < chosen.length);
process.exit(hasFailed ? 1 : 0);

function lineOf({ id, name }: Browser, result: Result | undefined): string {
  if (result) return `${result.failure ? '✗' : '✓'} ${name} ${result.version}  ${result.passed} steps`;
  return `${mustBeComplete ? '✗' : '-'} ${id} is not installed: \`node scripts/ensure-browsers.mjs\` says what it needs`;
}
