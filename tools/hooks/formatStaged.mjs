// The pre-commit hook (`npm start` turns it on): formats the staged files. A partly staged file stays partly staged: its staged
// text is formatted, and the working copy is left alone.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { getFileInfo, format, resolveConfig } from 'prettier';

const git = (args, input) => execFileSync('git', args, { encoding: 'utf8', input, maxBuffer: 1e8 });
const root = git(['rev-parse', '--show-toplevel']).trim();
process.chdir(root);

const staged = git(['diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z']).split('\0').filter(Boolean);
let failures = 0;
for (const file of staged) {
  const { ignored, inferredParser } = await getFileInfo(file, { ignorePath: '.prettierignore' });
  if (ignored || !inferredParser) continue;
  await formatStaged(file).catch((error) => {
    failures += 1;
    console.error(`${file}: ${error.message}`);
  });
}
process.exit(failures > 0 ? 1 : 0);

async function formatStaged(file) {
  const before = git(['show', `:${file}`]);
  const after = await format(before, { ...(await resolveConfig(file)), filepath: file });
  if (after === before) return;
  const isStagedWhole = git(['diff', '--name-only', '--', file]) === '';
  const [mode] = git(['ls-files', '--stage', '--', file]).split(' ');
  const blob = git(['hash-object', '-w', '--stdin'], after).trim();
  git(['update-index', '--cacheinfo', `${mode},${blob},${file}`]);
  if (isStagedWhole && readFileSync(file, 'utf8') === before) writeFileSync(file, after);
  console.log(`formatted ${file}`);
}
