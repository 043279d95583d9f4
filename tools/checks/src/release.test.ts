import { spawnSync } from 'node:child_process';
import { repository } from './repository';

const { folder, git, write, read, commit } = repository('scripts/release.mjs');
const changelog = (unreleased: string) => `# Changelog\n\n## Unreleased\n${unreleased}\n## 1.4.2 · 2026-01-05\n\n- Older.\n`;

/** A repository of version 1.4.2, whose contract is only the version that it was written for. */
beforeEach(() => {
  write('package.json', JSON.stringify({ name: 'product', version: '1.4.2', type: 'module' }));
  write(
    'package-lock.json',
    JSON.stringify({ name: 'product', version: '1.4.2', lockfileVersion: 3, packages: { '': { version: '1.4.2' } } }),
  );
  write('node_modules/tsx/package.json', JSON.stringify({ name: 'tsx', exports: './tsx.cjs' }));
  write('node_modules/tsx/tsx.cjs', '');
  write(
    'scripts/checkContract.mjs',
    `import { readFileSync, writeFileSync } from 'node:fs';
if (process.argv[2] === '--write') writeFileSync('contract.txt', JSON.parse(readFileSync('package.json', 'utf8')).version);`,
  );
  write('CHANGELOG.md', changelog('\n- A gift.\n'));
  commit();
});

const release = (...args: string[]) => spawnSync(process.execPath, ['scripts/release.mjs', ...args], { cwd: folder, encoding: 'utf8' });

test.each([
  ['major', '2.0.0'],
  ['minor', '1.5.0'],
  ['patch', '1.4.3'],
])('a %s release is %s wherever a version stands', (part, version) => {
  expect(release(part)).toMatchObject({ status: 0, stdout: expect.stringContaining(`git tag v${version}`) });
  expect(read('CHANGELOG.md')).toMatch(
    new RegExp(`## Unreleased\n\n## ${version} · \\d{4}-\\d{2}-\\d{2}\n\n- A gift\\.\n\n## 1\\.4\\.2 · 2026-01-05\n`),
  );
  expect(JSON.parse(read('package.json')).version).toBe(version);
  expect(JSON.parse(read('package-lock.json'))).toMatchObject({ version, packages: { '': { version } } });
  expect(read('contract.txt')).toBe(version);
});

test('without a part, with work that is not committed, or with nothing to release, it stops and writes nothing', () => {
  expect(release('huge')).toMatchObject({ status: 1, stderr: expect.stringContaining('npm run release -- major|minor|patch') });
  write('CHANGELOG.md', changelog(''));
  expect(release('minor')).toMatchObject({ status: 1, stderr: expect.stringContaining('Commit or remove your changes first') });
  commit();
  expect(release('minor')).toMatchObject({ status: 1, stderr: expect.stringContaining('no unreleased entries') });
  expect(git('status', '--porcelain')).toBe('');
});
