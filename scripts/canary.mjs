// Offers the lint everything that the walls forbid, and expects the one message that names the alternative. Walls that nobody tests may
// be gone without anybody noticing: without a project graph, Nx skips its rule with a mere warning (ADR 0001).
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import { canaries, laterMethod } from './canaries.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.env.NX_DAEMON = 'false';
await createProjectGraphAsync({ exitOnError: true });

const eslint = new ESLint({ cwd: root });
const faults = [];
for (const { file, code, says } of canaries) {
  const [{ messages }] = await eslint.lintText(code, { filePath: root + file, warnIgnored: true });
  const said = messages.map(({ ruleId, message }) => `${ruleId}: ${message}`);
  if (!said.includes(says))
    faults.push(`The wall is down: ${file}\n${indent(code)}\n  expected\n    ${says}\n  and got\n${indent(said.join('\n'))}`);
}
const compiled = compile(laterMethod.code);
if (!compiled.includes(laterMethod.says)) faults.push(`The compiler accepts ${laterMethod.code}${compiled}`);

for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`${canaries.length + 1} forbidden things were refused.`);
process.exit(faults.length > 0 ? 1 : 0);

function indent(text) {
  return text.replace(/^(?=.)/gm, '    ').trimEnd();
}

/** Compiler messages for a browser script. */
function compile(code) {
  const folder = `${root}node_modules/.cache/canary`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/canary.ts`, code);
  writeFileSync(
    `${folder}/tsconfig.json`,
    JSON.stringify({ extends: `${root}tsconfig.browser.json`, compilerOptions: { types: [] }, files: ['canary.ts'] }),
  );
  try {
    const { stdout } = spawnSync('node', [`${root}node_modules/typescript-7/bin/tsc`, '--noEmit', '--pretty', 'false', '-p', folder], {
      encoding: 'utf8',
    });
    return stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
