import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { walk } from '../walk/walk';
import type { Result } from './Result';

const BEGIN = '<!-- walk -->';
const END = '<!-- /walk -->';
const page = fileURLToPath(new URL('../../../../docs/browsers.md', import.meta.url));

/** Writes the table in `docs/browsers.md`. The same browsers and results give the same table. */
export async function writeTable(results: readonly Result[]): Promise<void> {
  const text = await readFile(page, 'utf8').catch(() => `# Browsers\n`);
  const [before = '', rest = ''] = text.split(BEGIN);
  const after = rest.split(END)[1] ?? '\n';
  const table = ['| Browser | Version | Stands for | Result | Steps |', '| - | - | - | - | - |', ...results.map(rowOf)].join('\n');
  const whole = [before.trimEnd(), '', BEGIN, '', table, '', END].join('\n') + after;
  await writeFile(page, await format(whole, { ...(await resolveConfig(page)), parser: 'markdown' }));
}

function rowOf({ browser, version, passed, failedAt }: Result): string {
  const result = failedAt === undefined ? 'works' : `fails: ${failedAt}`;
  return `| ${browser.name} | ${version} | ${browser.standsFor} | ${result} | ${passed} of ${walk.length} |`;
}
