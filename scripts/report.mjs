// Prints the summary of a pull request. Bytes, messages and stories before and after a change: `--write file` saves the current figures,
// `--base file` compares with saved ones. `--journeys file` counts the end-to-end tests of Playwright's JSON; `--pictures folder` names the stories that
// look different from their stored pictures, with a link to the pictures in `PICTURES_URL`.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectFiles } from './projectFiles.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const option = (name) => (process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : undefined);
const figures = () => ({ ...bytes(), ...messages(), ...stories() });
const [keep, base, journeys, pictures] = ['--write', '--base', '--journeys', '--pictures'].map(option);

if (keep) writeFileSync(keep, `${JSON.stringify(figures(), null, 2)}\n`);
else if (journeys) console.log(countJourneys(JSON.parse(readFileSync(journeys, 'utf8')).stats));
else if (pictures) console.log(namePictures(pictures));
else console.log(table(figures(), base && existsSync(base) ? JSON.parse(readFileSync(base, 'utf8')) : undefined));

function countJourneys({ expected, flaky, unexpected, skipped }) {
  return `End-to-end tests: ${expected} passed, ${flaky} flaky, ${unexpected} failed, ${skipped} left out.`;
}

/** Playwright leaves the pictures of a story that failed in its own folder, one of them the difference. */
function namePictures(folder) {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const ids = files.flatMap((file) => /([\w-]+)-actual\.png$/.exec(file)?.[1] ?? []).sort();
  if (ids.length === 0) return 'No story of ui looks different.';
  const stories = ids.map((id) => `- ${id}`).join('\n');
  return `Stories of ui that look different, [before and after](${process.env.PICTURES_URL ?? folder}):\n\n${stories}`;
}

/** Returns the KiB of home and of each screen, if there is a build. */
function bytes() {
  if (!existsSync(join(root, 'apps/mobile-web/dist/.vite/chunks.json'))) return {};
  const { stdout } = spawnSync(process.execPath, ['scripts/checkBudgets.mjs'], { cwd: root, encoding: 'utf8' });
  return Object.fromEntries(
    [...stdout.matchAll(/^[✓✗] (\w+(?: \w+)*?)\s+([\d.]+) KiB of/gmu)].map(([, name, size]) => [`${name}, KiB`, Number(size)]),
  );
}

function messages() {
  const count = (node) => (typeof node === 'string' ? 1 : Object.values(node).reduce((sum, child) => sum + count(child), 0));
  const files = projectFiles(root, '*/src/i18n/en.json', '*/src/i18n/en.screens.json');
  return { messages: files.reduce((sum, file) => sum + count(JSON.parse(readFileSync(join(root, file), 'utf8'))), 0) };
}

function stories() {
  const files = projectFiles(root, '*.stories.tsx').map((file) => readFileSync(join(root, file), 'utf8'));
  return { stories: files.reduce((sum, text) => sum + [...text.matchAll(/^export const \w+: Story\b/gm)].length, 0) };
}

/** Returns all figures, or only the changed ones if there are figures to compare with. */
function table(now, before) {
  const rows = Object.keys({ ...before, ...now })
    .map((name) => [name, before?.[name], now[name]])
    .filter(([, was, is]) => !before || was !== is)
    .map(
      ([name, was, is]) =>
        `| ${name} | ${was ?? '–'} | ${is ?? '–'} | ${was === undefined || is === undefined ? '' : difference(is - was)} |`,
    );
  if (rows.length === 0) return 'Bytes, messages and stories have not changed.';
  return ['| what | before | now | change |', '| --- | ---: | ---: | ---: |', ...rows].join('\n');
}

function difference(change) {
  return `${change > 0 ? '+' : ''}${Number(change.toFixed(1))}`;
}
