// Makes the apps of brands: `PARLOUR_CONFIG=merchants.json PARLOUR_BRANDS=brands npm run app-projects -- --out apps`, of one with `--merchant acme`
// (docs/guides/app-projects.md). A second run writes the same files again.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { OperatorFileError } from '../../apps/mobile-web/server/operator-file/parseOperatorFile.mjs';
import { configFolder, readOperatorFile } from '../../apps/mobile-web/server/runtimeConfig.mjs';
import { androidProject } from './androidProject.mjs';
import { consentText } from './consentText.mjs';
import { readApp } from './readApp.mjs';
import { webClip } from './webClip.mjs';

const { PARLOUR_CONFIG: file, PARLOUR_BRANDS: folder } = process.env;
const { out, merchant: wanted } = readOptions();
if (!file || !out) stop('Usage: PARLOUR_CONFIG=<file> PARLOUR_BRANDS=<folder> npm run app-projects -- --out <folder> [--merchant <code>]');

try {
  const { merchants, languages } = readOperatorFile();
  const chosen = merchants
    .map((merchant, place) => ({ merchant, path: `merchants[${place}]` }))
    .filter(({ merchant }) => !wanted || merchant.code === wanted);
  if (chosen.length === 0) stop(`No merchant of ${file} has the code ${wanted}: ${merchants.map(({ code }) => code).join(', ')}`);
  const read = await Promise.all(chosen.map(({ merchant, path }) => readApp(merchant, { path, folder })));
  const problems = read.flatMap((one) => one.problems);
  if (problems.length > 0) throw new OperatorFileError(file, problems);
  for (const [place, { app }] of read.entries()) {
    const consent = consentText(chosen[place].merchant.langList, { languages, folder: configFolder(process.env) });
    await writeApps(app, consent);
  }
} catch (error) {
  if (!(error instanceof OperatorFileError)) throw error;
  stop(error.message);
}

async function writeApps(app, consent) {
  write(join(out, app.code, `${app.code}.mobileconfig`), await webClip(app, consent));
  if (!app.android)
    return console.log(`${app.code}: the profile. No Android app has a version in root.androidApps, so there is no project.`);
  const project = join(out, app.code, 'android');
  for (const [path, content] of Object.entries(await androidProject(app))) write(join(project, path), content);
  chmodSync(join(project, 'gradlew'), 0o755);
  console.log(`${app.code}: the profile, and the Android project ${app.android.package} ${app.android.version}.`);
}

function write(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

function readOptions() {
  try {
    return parseArgs({ options: { out: { type: 'string' }, merchant: { type: 'string' } } }).values;
  } catch ({ message }) {
    return stop(message);
  }
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
