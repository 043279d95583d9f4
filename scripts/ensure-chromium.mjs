import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, remembered } from './chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const run = (cmd, args, timeout) => {
  console.log(`> ${cmd} ${args.join(' ')}`);
  return (
    spawnSync(cmd, args, { cwd: root, stdio: 'inherit', timeout, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0
  );
};
const done = (how) => {
  const p = findChromium();
  if (!p) return false;
  writeFileSync(remembered, p);
  console.log(`Chromium: ${p} (${how})`);
  process.exit(0);
};
if (process.env.CHROMIUM_PATH && !findChromium()) {
  console.error(`CHROMIUM_PATH=${process.env.CHROMIUM_PATH} is not executable`);
  process.exit(1);
}
done('found');
const require = createRequire(import.meta.url);
const cli = join(dirname(require.resolve('playwright-core/package.json')), 'cli.js');
const debian = process.platform === 'linux' && process.getuid?.() === 0;
if (
  debian &&
  run('apt-get', ['update', '-qq'], 120_000) &&
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], 400_000)
)
  done('apt-get');
if (run(process.execPath, [cli, 'install', ...(debian ? ['--with-deps'] : []), 'chromium'], 300_000)) done('playwright install');
console.error('No Chromium. Set CHROMIUM_PATH, or install chromium.');
process.exit(1);
