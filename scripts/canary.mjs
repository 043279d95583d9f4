// Offers the lint and the compiler one example of each thing that they forbid. A rule that nobody tests may be gone without anybody noticing:
// without a project graph, Nx skips its own with a mere warning (ADR 0001).
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';

const root = fileURLToPath(new URL('..', import.meta.url));
const feature = 'libs/games/src/canary.ts';
const style = 'libs/games/src/canary.module.css';
const syntax = 'no-restricted-syntax';

/** The rule, what it forbids, and the file. */
const canaries = [
  ['@nx/enforce-module-boundaries', "import '@parlour/wallet';"],
  ['@nx/enforce-module-boundaries', "export const canary = () => import('../../wallet/src/feature');"],
  ['@nx/enforce-module-boundaries', "import '@parlour/games';", 'libs/player/src/canary.ts'],
  ['@nx/enforce-module-boundaries', "import 'react-redux';", 'libs/ui/src/canary.ts'],
  ['@nx/enforce-module-boundaries', "import '@parlour/site';", 'tools/sandbox/src/canary.ts'],
  ['no-restricted-imports', "import '@parlour/site/wire';"],
  ['no-restricted-imports', "import '@parlour/testing';"],
  ['no-restricted-imports', "import 'node:fs';"],
  ['no-restricted-imports', "import 'sharp';"],
  ['no-restricted-imports', "import './index';"],
  ['no-restricted-globals', "export const canary = () => window.fetch('/wps/x');"],
  ['no-restricted-globals', 'export const canary = () => history.back();'],
  ['no-restricted-properties', 'export const canary = () => document.cookie;'],
  ['no-restricted-properties', "export const canary = process.env['NODE_ENV'];"],
  ['no-restricted-properties', "export const canary = import.meta.env['MODE'];"],
  ['no-restricted-properties', "jest.mock('./feature');", 'libs/games/src/canary.test.ts'],
  [syntax, ".canary {\n  composes: row from '../../wallet/src/Row.module.css';\n}", style],
  [syntax, ".canary {\n  background: url('../../wallet/src/image.svg');\n}", style],
  [syntax, 'export enum Canary {\n  One,\n}'],
  [syntax, "export * from './feature';"],
  [syntax, 'export default 1;'],
  [syntax, 'export const canary = 1;', 'libs/games/src/utils.ts'],
  ['@typescript-eslint/no-explicit-any', 'export const canary = (value: any): unknown => value;'],
  // Colours, pixels, spaces, corners, sizes of text and layers outside of the tokens.
  ...['color: #fff', 'color: rgb(0 0 0)', 'background: white', '--canary: #fff', 'inline-size: 10px', '--canary: 10px'].map(styled),
  ...['padding: 0.5rem', 'border-radius: 0.5rem', 'font-size: 1rem', 'z-index: 999'].map(styled),
  [syntax, "export const canary = <p style={{ color: '#fff' }} />;", 'libs/ui/src/canary.tsx'],
  // Features that the oldest supported browsers lack (docs/browsers.md).
  ['no-restricted-properties', "export const canary = URL.canParse('/m/home');"],
  ['compat/compat', 'export const canary = () => requestIdleCallback(() => undefined);'],
  [syntax, 'export function Canary() {\n  return <p inert>Not yet</p>;\n}', 'libs/ui/src/canary.tsx'],
  ['css/use-baseline', '.canary:has(:checked) {\n  color: inherit;\n}', style],
  [syntax, '.canary {\n  background: linear-gradient(color-mix(in srgb, red, blue), red);\n}', style],
];
/** The compiler's error, and what it forbids: a later method, and a file behind a public face. */
const uncompiled = [
  ['error TS2550', 'export const canary = [2, 1].toSorted();'],
  ['error TS2307', "export { api } from '@parlour/api-client/src/api';"],
];

process.env.NX_DAEMON = 'false';
await createProjectGraphAsync({ exitOnError: true });
const eslint = new ESLint({ cwd: root });
const faults = [];
for (const [rule, code, file = feature] of canaries) {
  const [{ messages }] = await eslint.lintText(`${code}\n`, { filePath: root + file, warnIgnored: true });
  if (!messages.some(({ ruleId }) => ruleId === rule)) faults.push(`${rule} accepts in ${file}: ${code}`);
}
for (const [error, code] of uncompiled) if (!compile(code).includes(error)) faults.push(`The compiler accepts: ${code}`);

for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`${canaries.length + uncompiled.length} forbidden things were refused.`);
process.exit(faults.length > 0 ? 1 : 0);

/** A canary of the rule of tokens. */
function styled(declaration) {
  return ['parlour/tokens-only', `.canary {\n  ${declaration};\n}`, style];
}

/** Compiler messages for a browser script. */
function compile(code) {
  const folder = `${root}node_modules/.cache/canary`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/canary.ts`, code);
  const config = { extends: `${root}tsconfig.browser.json`, compilerOptions: { types: [] }, files: ['canary.ts'] };
  writeFileSync(`${folder}/tsconfig.json`, JSON.stringify(config));
  try {
    const options = ['--noEmit', '--pretty', 'false', '-p', folder];
    return spawnSync('node', [`${root}node_modules/typescript-7/bin/tsc`, ...options], { encoding: 'utf8' }).stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
