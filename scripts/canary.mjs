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
  // Features that the oldest supported browsers lack (docs/browsers.md).
  {
    file: 'libs/kernel/src/canaryStatic.ts',
    rule: 'no-restricted-properties',
    code: "export const canary = URL.canParse('/m/home');\n",
  },
  {
    file: 'libs/kernel/src/canaryGlobal.ts',
    rule: 'compat/compat',
    code: 'export const canary = () => requestIdleCallback(() => undefined);\n',
  },
  {
    file: 'libs/ui/src/canaryInert.tsx',
    rule: 'no-restricted-syntax',
    code: 'export function Canary() {\n  return <p inert>Not yet</p>;\n}\n',
  },
  { file: 'libs/ui/src/canary.module.css', rule: 'css/use-baseline', code: '.canary:has(:checked) {\n  color: inherit;\n}\n' },
  {
    file: 'libs/ui/src/canaryNested.module.css',
    rule: 'no-restricted-syntax',
    code: '.canary {\n  background: linear-gradient(color-mix(in srgb, red, blue), red);\n}\n',
  },
  {
    file: 'libs/kernel/src/canaryMethod.ts',
    target: 'typecheck',
    rule: 'TS2550',
    code: 'export const canary = [2, 1].toSorted();\n',
  },
];

const remove = () => canaries.forEach(({ file }) => rmSync(root + file, { force: true }));
process.on('SIGINT', () => {
  remove();
  process.exit(130);
});

const output = {};
try {
  for (const { file, code } of canaries) writeFileSync(root + file, code);
  for (const target of new Set(canaries.map(targetOf))) output[target] = run(target);
} finally {
  remove();
}

const silent = canaries.filter((canary) => !complaints(canary).includes(canary.rule));
for (const { file, rule } of silent) console.error(`The wall is down: ${file} should have been refused by ${rule}.`);
if (silent.length > 0) console.error(...new Set(silent.map((canary) => output[targetOf(canary)])));
else console.log(`${canaries.length} forbidden things were refused.`);
process.exit(silent.length > 0 ? 1 : 0);

function targetOf({ target = 'lint' }) {
  return target;
}

function run(target) {
  const own = canaries.filter((canary) => targetOf(canary) === target);
  const projects = [...new Set(own.map(({ file }) => `@parlour/${file.split('/')[1]}`))];
  const args = ['run-many', '-t', target, `--projects=${projects}`, '--skip-nx-cache', '--output-style=static', '--parallel=2'];
  const { stdout, stderr } = spawnSync('node_modules/.bin/nx', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  return `${stdout}${stderr}`;
}

/** The messages about one file. */
function complaints(canary) {
  const said = output[targetOf(canary)];
  // The compiler prints paths relative to the project.
  const name = canary.file.slice(canary.file.indexOf('/src/') + 1);
  const start = said.indexOf(name);
  if (start < 0) return '';
  const rest = said.slice(start + name.length);
  return rest.slice(0, rest.search(/\n\n\/|\nsrc\/|✖|$/));
}
