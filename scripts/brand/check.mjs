// Checks the brands, the countries and the languages of an operator's file: `PARLOUR_BRANDS=brands npm run brand-check -- merchants.json`. Without a name it is the
// one of PARLOUR_CONFIG, else that of the sandbox. `--pictures` also takes pictures of the brands, `--storybook` opens a Storybook with the merchants of the file.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { OperatorFileError } from '../../apps/mobile-web/server/operator-file/parseOperatorFile.mjs';
import { configFolder, readOperatorFile } from '../../apps/mobile-web/server/runtimeConfig.mjs';
import { judgeBrand } from './judgeBrand.mjs';
import { judgeCountry } from './judgeCountry.mjs';
import { judgeLanguage } from './judgeLanguage.mjs';

const { pictures, storybook } = readOptions();
const { merchants, countries = [], languages = [] } = readOrStop();
const rowsOf = (code, findings) => findings.map(({ level, part, text }) => [code, level, part, text]);
const rows = [
  ...merchants.flatMap((merchant) => rowsOf(merchant.code, judgeBrand(merchant, process.env.PARLOUR_BRANDS))),
  ...countries.flatMap((country) => rowsOf(country.code, judgeCountry(country, { merchants, folder: process.env.PARLOUR_BRANDS }))),
  ...languages.flatMap((language) => rowsOf(language.code, judgeLanguage(language, configFolder(process.env)))),
];
const errors = rows.filter(([, level]) => level === 'error').length;
const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column].length)));

for (const row of rows) console.log(row.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  '));
const file = process.env.PARLOUR_CONFIG ?? 'The file of the sandbox';
console.log(`${file}, ${merchants.length} brands: ${errors} errors, ${rows.length - errors} hints`);
process.exitCode = errors > 0 ? 1 : 0;

if (pictures) {
  const { takePictures } = await import('./takePictures.mjs');
  console.log(`The pictures are in ${await takePictures(merchants)}.`);
}
if (storybook) spawnSync('node_modules/.bin/nx', ['run', 'storybook:storybook'], { stdio: 'inherit' });

/** A file that is named takes the place of PARLOUR_CONFIG, also for Storybook. */
function readOptions() {
  try {
    const options = { pictures: { type: 'boolean' }, storybook: { type: 'boolean' } };
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length > 1) throw new Error(`Name one file, not ${positionals.length}.`);
    if (positionals[0]) process.env.PARLOUR_CONFIG = resolve(positionals[0]);
    return values;
  } catch ({ message }) {
    console.log(message);
    return process.exit(1);
  }
}

/** Reads the operator's file. Ends the check if the server would refuse the file. */
function readOrStop() {
  try {
    return readOperatorFile();
  } catch (error) {
    if (!(error instanceof OperatorFileError)) throw error;
    console.log(error.message);
    process.exit(1);
  }
}
