import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { app } from './startApp';

type Config = { merchants: { langList: string[]; alternateDomains?: object }[] };

/**
 * Writes a configuration of the first merchant in its first language alone. A server that starts renders home for every site, which takes seconds of
 * processor time, and tests of releases start many servers.
 */
export function writeOneSite(): { config: string; remove: () => void } {
  const whole = JSON.parse(readFileSync(join(app, 'config/sandbox.json'), 'utf8')) as Config;
  const [first] = whole.merchants;
  if (!first) throw new Error('the configuration has no merchant');
  const folder = mkdtempSync(join(tmpdir(), 'one-site-'));
  const config = join(folder, 'config.json');
  const merchant = { ...first, langList: first.langList.slice(0, 1), alternateDomains: {} };
  writeFileSync(config, JSON.stringify({ ...whole, merchants: [merchant] }));
  return { config, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
