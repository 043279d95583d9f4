import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { correctionOf } from './accent.mjs';
import { OperatorFileError } from '../operator-file/parseOperatorFile.mjs';
import { folderProblems } from '../root/verificationFiles.mjs';
import { isAddress, legalTexts } from './legalTexts.mjs';

/** A file below the folder of brands: no part of it is hidden, and none leads out of the folder. */
const FILE = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*\.\w+$/;
const IMAGE = { ending: /\.(svg|png|jpg|webp|avif)$/, allowed: 'the name of an image such as acme/logo.svg' };
const TEXT = { ending: /\.html$/, allowed: 'an https address or the name of an HTML file' };
const APP = { ending: /\.apk$/, allowed: 'an https address or the name of an Android package' };
const PROFILE = { ending: /\.mobileconfig$/, allowed: 'an https address or the name of a profile' };

/** @typedef {import('../operator-file/findMisfits.mjs').Problem} Problem */

/**
 * Checks the brands at the start, before players see a fault: throws with all problems of the brands, reports an accent that had to be corrected.
 * @param {{ merchants: object[], countries?: object[] }} config
 * @param {{ folder?: string, report: (line: string) => void }} options `folder`: the value of `PARLOUR_BRANDS`.
 * @throws {OperatorFileError}
 */
export function checkBrands({ merchants, countries = [] }, { folder, report }) {
  const problems = [
    ...merchants.flatMap((merchant, place) => inside(`merchants[${place}]`, problemsOf(merchant, folder))),
    ...countries.flatMap((country, place) => inside(`countries[${place}]`, flagProblems(country, folder))),
  ];
  if (problems.length > 0) throw new OperatorFileError("The operator's file", problems);
  for (const merchant of merchants) {
    const correction = correctionOf(merchant);
    if (correction) report(correction);
  }
}

/**
 * Returns the problems of a brand: files that do not exist or have a wrong name, a folder at the root of the host with files that are not served. The
 * values fit the schema of the operator's file.
 * @param {object} merchant
 * @param {string} [folder]
 * @returns {Problem[]} `path`: inside of the merchant.
 */
export function problemsOf(merchant, folder) {
  const { logo, page = {}, marks = [], root = {}, install = {} } = merchant;
  const files = [
    { path: 'logo', file: logo, kind: IMAGE },
    { path: 'page.shareImage', file: page.shareImage, kind: IMAGE },
    ...Object.entries(page.icons ?? {}).map(([name, file]) => ({ path: `page.icons.${name}`, file, kind: IMAGE })),
    ...marks.map(({ image }, place) => ({ path: `marks[${place}].image`, file: image, kind: IMAGE })),
    ...legalTexts(merchant).map(({ path, text }) => ({ path, file: text, kind: TEXT })),
    { path: 'install.android', file: install.android, kind: APP },
    { path: 'install.profile', file: install.profile, kind: PROFILE },
  ];
  return [...files.flatMap((one) => fileProblems(one, folder)), ...rootProblems(root, folder)];
}

/**
 * Returns the problems of a country's flag.
 * @param {{ flag?: string }} country
 * @param {string} [folder]
 * @returns {Problem[]} `path`: inside of the country.
 */
export function flagProblems({ flag }, folder) {
  return fileProblems({ path: 'flag', file: flag, kind: IMAGE }, folder);
}

function rootProblems({ files }, folder) {
  if (!files) return [];
  const problems = folder ? folderProblems(join(folder, files)) : ['must be in the folder PARLOUR_BRANDS, which is not set'];
  return problems.map((text) => ({ path: 'root.files', text: `is ${JSON.stringify(files)}, but ${text}` }));
}

/** Checks an image, or a legal text or an app, which may also be an address on another site. */
function fileProblems({ path, file, kind: { ending, allowed } }, folder) {
  if (file === undefined || (allowed.includes('address') && isAddress(file))) return [];
  const wrong = (text) => [{ path, text: `is ${JSON.stringify(file)}, but must be ${text}` }];
  if (!FILE.test(file) || !ending.test(file)) return wrong(allowed);
  if (!folder) return wrong('in the folder PARLOUR_BRANDS, which is not set');
  return existsSync(join(folder, file)) ? [] : wrong('in the folder PARLOUR_BRANDS');
}

function inside(outer, problems) {
  return problems.map(({ path, text }) => ({ path: `${outer}.${path}`, text }));
}
