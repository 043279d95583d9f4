import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { repository, root } from './repository';

const { folder, git, write, read, commit } = repository('tools/hooks', '.prettierrc.json', '.prettierignore');

beforeAll(() => {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  write('.gitignore', 'node_modules\n');
  commit();
  git('config', 'core.hooksPath', 'tools/hooks');
});

const messy = 'const  one = "1"\n';
const tidy = "const one = '1';\n";
const committed = (file: string) => git('show', `HEAD:${file}`);

test('what is staged is formatted, in the commit and in the working copy', () => {
  write('one.mjs', messy);
  git('add', 'one.mjs');
  git('commit', '--quiet', '-m', 'one');
  expect([committed('one.mjs'), read('one.mjs')]).toEqual([tidy, tidy]);
});

test('of a file that is staged in part only that part is formatted and committed', () => {
  write('two.mjs', messy);
  git('add', 'two.mjs');
  write('two.mjs', `${messy}const  two = "2"\n`);
  git('commit', '--quiet', '-m', 'two');
  expect(committed('two.mjs')).toBe(tidy);
  expect(read('two.mjs')).toBe(`${messy}const  two = "2"\n`);
});

test('a file that cannot be read stops the commit, and one that is not staged stays as it is', () => {
  write('three.mjs', messy);
  write('broken.mjs', 'const = ;\n');
  git('add', 'broken.mjs');
  expect(() => git('commit', '--quiet', '-m', 'broken')).toThrow('broken.mjs');
  expect(read('three.mjs')).toBe(messy);
});
