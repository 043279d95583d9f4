// `npm run release -- minor` (or major, patch): gives the unreleased entries of the changelog a version, and writes that version wherever it
// stands. A tag of the commit starts the workflow "Release" (ADR 0032).
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const parts = ['major', 'minor', 'patch'];
const at = parts.indexOf(process.argv[2]);
if (at < 0) stop(`Say which part of the version grows: npm run release -- ${parts.join('|')}`);
if (execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' })) stop('Commit or remove your changes first.');

const { version: current } = JSON.parse(readFileSync('package.json', 'utf8'));
const version = current
  .split('.')
  .map((part, index) => (index < at ? part : index === at ? Number(part) + 1 : 0))
  .join('.');
const changelog = readFileSync('CHANGELOG.md', 'utf8');
const [, entries] = /\n## Unreleased\n([\s\S]*?)(?=\n## |$)/.exec(changelog) ?? stop('CHANGELOG.md has no section "Unreleased".');
if (!entries.includes('- ')) stop('CHANGELOG.md has no unreleased entries.');

const day = new Date().toISOString().slice(0, 10);
writeFileSync('CHANGELOG.md', changelog.replace('\n## Unreleased\n', `\n## Unreleased\n\n## ${version} · ${day}\n`));
execFileSync('npm', ['version', version, '--no-git-tag-version', '--workspaces-update=false'], { stdio: 'ignore' });
execFileSync(process.execPath, ['--import', 'tsx', 'scripts/checkContract.mjs', '--write'], { stdio: 'inherit' });
console.log(
  `${version} is written. Next: git commit -am "chore: release ${version}", merge it, then git tag v${version} && git push --tags`,
);

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
