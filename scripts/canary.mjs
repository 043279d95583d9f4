// Writes what the walls forbid and expects the lint to say so. Without a project graph the boundary rule is skipped with a mere
// warning, so walls that nobody tests may be gone without anybody noticing (ADR 0001).
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const canaries = [
  {
    file: 'libs/games/src/canaryFeature.ts',
    rule: '@nx/enforce-module-boundaries',
    code: "import { walletFeature } from '@parlour/wallet';\nexport const canary = walletFeature;\n",
  },
  {
    file: 'libs/games/src/canaryWire.ts',
    rule: 'no-restricted-imports',
    code: "import { merchantWire } from '@parlour/merchant/wire';\nexport const canary = merchantWire;\n",
  },
  { file: 'libs/games/src/canaryFetch.ts', rule: 'no-restricted-globals', code: "export const canary = () => fetch('/wps/x');\n" },
  { file: 'libs/games/src/canaryEnum.ts', rule: 'no-restricted-syntax', code: 'export enum Canary {\n  One,\n}\n' },
  {
    file: 'libs/games/src/canaryAny.ts',
    rule: '@typescript-eslint/no-explicit-any',
    code: 'export const canary = (value: any): unknown => value;\n',
  },
  {
    file: 'libs/ui/src/canaryRedux.ts',
    rule: '@nx/enforce-module-boundaries',
    code: "import { useSelector } from 'react-redux';\nexport const canary = useSelector;\n",
  },
  {
    file: 'libs/kernel/src/canaryCore.ts',
    rule: '@nx/enforce-module-boundaries',
    code: "import { api } from '@parlour/api-client';\nexport const canary = api;\n",
  },
  {
    file: 'libs/session/src/canaryUp.ts',
    rule: '@nx/enforce-module-boundaries',
    code: "import { gamesFeature } from '@parlour/games';\nexport const canary = gamesFeature;\n",
  },
];

const remove = () => canaries.forEach(({ file }) => rmSync(root + file, { force: true }));
process.on('SIGINT', () => {
  remove();
  process.exit(130);
});

let output = '';
try {
  for (const { file, code } of canaries) writeFileSync(root + file, code);
  const projects = [...new Set(canaries.map(({ file }) => `@parlour/${file.split('/')[1]}`))];
  const args = ['run-many', '-t', 'lint', `--projects=${projects}`, '--skip-nx-cache', '--output-style=static', '--parallel=2'];
  const lint = spawnSync('node_modules/.bin/nx', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  output = `${lint.stdout}${lint.stderr}`;
} finally {
  remove();
}

const silent = canaries.filter(({ file, rule }) => !complaints(file).includes(rule));
for (const { file, rule } of silent) console.error(`The wall is down: ${file} should have been refused by ${rule}.`);
if (silent.length > 0) console.error(output);
else console.log(`${canaries.length} forbidden things were refused.`);
process.exit(silent.length > 0 ? 1 : 0);

/** What the lint says under the name of one file. */
function complaints(file) {
  const start = output.indexOf(file);
  if (start < 0) return '';
  const rest = output.slice(start + file.length);
  return rest.slice(0, rest.search(/\n\n\/|✖|$/));
}
