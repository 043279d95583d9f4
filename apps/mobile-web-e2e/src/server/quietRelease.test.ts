import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { builtRelease, makeRelease } from '../support/servers/makeRelease';
import { openPages, serveTwo } from '../support/servers/replaceServers';
import { nginx } from '../support/servers/startNginx';
import { expect, test } from '../support/test';

test.skip(!nginx && !process.env['CI'], '`node scripts/ensure-nginx.mjs` says what this machine lacks');

/** A script that only this release has. */
const scriptOf = (release: string) => /\/m\/assets\/index-[\w-]+\.js/.exec(readFileSync(join(release, 'index.html'), 'utf8'))?.[0] ?? '';

test('a release and its rollback, one server after the other under load, lose no request', async () => {
  test.setTimeout(180_000);
  const next = makeRelease('next');
  const site = await serveTwo(builtRelease);
  const load = openPages();
  const build = () => load.ask('/m/version.json');
  const former = await build();
  const later = former.replace(/"}$/, 'next"}');

  // While the servers differ, a page of either finds its files, whichever server is asked.
  const findsBoth = async () => {
    const seen = new Set<string>();
    while (!seen.has(former) || !seen.has(later)) seen.add(await build());
    for (let times = 0; times < 8; times += 1)
      for (const release of [builtRelease, next]) expect(await load.ask(scriptOf(release))).not.toBe('');
  };
  await site.replace([next, builtRelease], findsBoth);
  expect(await build()).toBe(later);
  const released = load.count();
  await site.replace([builtRelease, next], findsBoth);
  expect(await build()).toBe(former);
  expect(await load.ask(scriptOf(next))).not.toBe('');

  expect(load.count()).toBeGreaterThan(released);
  expect(await load.stop()).toEqual([]);
  await site.close();
  rmSync(next, { recursive: true });
});
