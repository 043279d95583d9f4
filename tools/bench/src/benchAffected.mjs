import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const targets = ['lint', 'typecheck', 'test'];
/** A file of one feature library. */
const changed = 'libs/wallet/src/walletSlice.ts';

/**
 * Compares the checks that a change of one feature library needs with those of everything. It takes many minutes, so it runs only
 * on request.
 */
export async function benchAffected() {
  const affected = time(['affected', `--files=${changed}`]);
  const all = time(['run-many']);
  return {
    title: 'Checks after a change of one feature library, nothing kept from before',
    figures: [{ name: 'seconds', floor: all, value: affected, against: 'all checks', ratioAtMost: 0.35 }],
  };
}

function time(select) {
  const started = Date.now();
  const { status } = spawnSync(`${root}node_modules/.bin/nx`, [...select, '-t', ...targets, '--skip-nx-cache', '--parallel=2'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false' },
  });
  if (status !== 0) throw new Error(`nx ${select.join(' ')} failed`);
  return (Date.now() - started) / 1000;
}
