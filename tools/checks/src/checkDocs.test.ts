import { spawnSync } from 'node:child_process';
import { repository } from './repository';

const { folder, write } = repository('scripts/checkDocs.mjs', 'scripts/projectFiles.mjs', 'scripts/documents', 'tools/workspaces.mjs');

/** A repository without projects, whose documents have what the check asks of any; the check does not read its own sources there. */
beforeAll(() => {
  write('.gitignore', 'scripts');
  write('package.json', JSON.stringify({ version: '0.1.0', scripts: { start: 'node .' } }));
  write('package-lock.json', JSON.stringify({ packages: {} }));
  write('tools/generators/generators.json', JSON.stringify({ generators: { feature: {} } }));
  write('.github/CODEOWNERS', '');
  write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n');
  for (const name of ['README', 'apps/README', 'libs/README', 'docs/ARCHITECTURE', 'docs/reliability']) write(`${name}.md`, '');
});

/** The words and the faults of the documents, with a guide that says this beside a specification. */
function check(guide: string, specification = '') {
  write('docs/guide.md', guide);
  write('docs/specification.md', specification);
  write('docs/product.md', '');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/checkDocs.mjs'], { cwd: folder, encoding: 'utf8' });
  expect(status).toBe(stderr === '' ? 0 : 1);
  return { words: Number(/(\d+) of 20000 words/.exec(stdout)?.[1]), faults: stderr.trim() };
}

const words = (count: number) => 'word '.repeat(count);

test('the words of the documents are counted, without signs, what scripts write, and the specification', () => {
  expect(check(`# Two words\n\n| a | – |\n\n<!-- table -->\n\n${words(30_000)}\n\n<!-- /table -->\n`, words(30_000))).toEqual({
    words: 3,
    faults: '',
  });
});

test('documents that nobody would read to the end fail', () => {
  expect(check(words(20_000)).faults).toBe('');
  expect(check(words(20_010)).faults).toContain('docs: 20010 words, 10 too many');
});

test.each([
  ['[here](#what-we-said)', 'docs/guide.md: docs/guide.md has no heading #what-we-said'],
  ['[there](reliability.md#faults)', 'docs/guide.md: docs/reliability.md has no heading #faults'],
  ['`npm run walk`', 'docs/guide.md: there is no command "npm run walk"'],
  ['`npx nx g @parlour/tools:page`', 'docs/guide.md: there is no command "nx g @parlour/tools:page"'],
  ['`node scripts/walk.mjs`', 'docs/guide.md: there is no command "node scripts/walk.mjs"'],
])('%s that leads nowhere fails', (said, fault) => {
  expect(check(said).faults).toContain(fault);
});

test('headings and commands that exist pass', () => {
  const commands = '`npm run start`, `npx nx g @parlour/tools:feature loyalty`, `node scripts/checkDocs.mjs`';
  expect(check(`## What we "said": all, and \`more\`\n\n[here](#what-we-said-all-and-more): ${commands}`).faults).toBe('');
});
