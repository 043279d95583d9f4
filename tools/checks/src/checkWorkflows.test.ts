import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { repository, root } from './repository';

const { folder, write, read } = repository('.github', 'package.json', 'scripts/checkWorkflows.mjs');
const release = '.github/workflows/release.yml';
const shipped = read(release);

beforeAll(() => symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules')));

/** Returns the findings of the check for a changed release workflow. */
function judge(change: (text: string) => string): string {
  write(release, change(shipped));
  const { status, stderr } = spawnSync(process.execPath, ['scripts/checkWorkflows.mjs'], { cwd: folder, encoding: 'utf8' });
  write(release, shipped);
  expect(status).toBe(stderr === '' ? 0 : 1);
  return stderr;
}

test('the workflows as they are have no fault', () => expect(judge((text) => text)).toBe(''));

test.each([
  ['an action by a tag', /(actions\/checkout)@\w{40} # v5\.0\.0/, '$1@v5', 'an action by commit'],
  ['an action by commit without its version', /(actions\/checkout@\w{40}) # v5\.0\.0/, '$1', 'an action by commit'],
  ['an archive that nobody tried', /tryRelease\.mjs published\S+/, 'packRelease.mjs published', 'archive and image are tried'],
  ['an image that nobody tried', 'tryRelease.mjs parlour\n', 'packRelease.mjs parlour\n', 'archive and image are tried'],
  ['a signature that waits for no trial', 'needs: build', "if: github.actor != ''", 'in a job that needs the trial'],
  ['an image signed by its tag', 'sign --yes "$DIGEST"', 'sign --yes parlour', 'by its digest'],
  ['no release', 'gh release create', 'gh release view', 'attached to a release'],
])('%s is a fault', (_, shippedText, changed, fault) => {
  expect(shipped).toMatch(shippedText);
  expect(judge((text) => text.replace(shippedText, changed))).toContain(fault);
});
