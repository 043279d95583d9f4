import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const root = join(__dirname, '../../..');

/** A repository of its own in a temporary folder, with copies of these files. It is removed after the tests. */
export function repository(...copies: string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-check-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  for (const file of copies) cpSync(join(root, file), join(folder, file), { recursive: true });
  git('init', '--quiet');
  for (const [name, value] of Object.entries({ 'user.name': 'check', 'user.email': 'check@localhost', 'commit.gpgsign': 'false' }))
    git('config', name, value);
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    folder,
    git,
    write,
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    commit() {
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '--no-verify', '-m', '-');
    },
  };
}
