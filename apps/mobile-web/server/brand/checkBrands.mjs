import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { correctionOf } from './accent.mjs';
import { folderProblems } from '../root/verificationFiles.mjs';
import { isAddress, legalTexts } from './legalTexts.mjs';

/** A file below the folder of brands: no part of it is hidden, and none leads out of the folder. */
const FILE = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*\.\w+$/;
const IMAGE = { ending: /\.(svg|png|jpg|webp|avif)$/, name: 'the name of an image' };
const TEXT = { ending: /\.html$/, name: 'an https address or the name of an HTML file' };
const APP = { ending: /\.apk$/, name: 'an https address or the name of an Android package' };
const PROFILE = { ending: /\.mobileconfig$/, name: 'an https address or the name of a profile' };

/**
 * Checks the brands at the start, before players see a fault: throws with all problems of the brands, reports an accent that had to be corrected.
 * @param {{ merchants: object[], countries?: object[] }} config
 * @param {{ folder?: string, report: (line: string) => void }} options `folder`: the value of `PARLOUR_BRANDS`.
 */
export function checkBrands({ merchants, countries = [] }, { folder, report }) {
  const problems = [
    ...merchants.flatMap((merchant) => problemsOf(merchant, folder).map((problem) => `Merchant ${merchant.code}: ${problem}`)),
    ...countries.flatMap((country) => flagProblems(country, folder).map((problem) => `Country ${country.code}: ${problem}`)),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  for (const merchant of merchants) {
    const correction = correctionOf(merchant);
    if (correction) report(correction);
  }
}

/**
 * Returns the problems of a brand: files that do not exist or have a wrong name, a folder
 * at the root of the host with files that are not served. The
 * values fit the schema of the operator's file.
 * @param {object} merchant
 * @param {string} [folder]
 * @returns {string[]}
 */
export function problemsOf(merchant, folder) {
  const { logo, page = {}, marks = [], root = {}, install = {} } = merchant;
  const images = [logo, page.shareImage, ...Object.values(page.icons ?? {}), ...marks.map(({ image }) => image)];
  return [
    ...images.map((file) => fileProblem(file, folder, IMAGE)),
    ...legalTexts(merchant).map((text) => textProblem(text, folder, TEXT)),
    textProblem(install.android, folder, APP),
    textProblem(install.profile, folder, PROFILE),
    ...rootProblems(root, folder),
  ].filter(Boolean);
}

/**
 * Returns the problems of a country's flag.
 * @param {{ flag?: string }} country
 * @param {string} [folder]
 * @returns {string[]}
 */
export function flagProblems({ flag }, folder) {
  return [fileProblem(flag, folder, IMAGE)].filter(Boolean);
}

function rootProblems({ files }, folder) {
  if (!files) return [];
  if (!folder) return [`root.files ${files} needs PARLOUR_BRANDS.`];
  return folderProblems(join(folder, files)).map((problem) => `root.files ${files} ${problem}.`);
}

/** Checks the file of a legal text or an app. An address on another site is allowed too. */
function textProblem(text, folder, kind) {
  return text && isAddress(text) ? undefined : fileProblem(text, folder, kind);
}

function fileProblem(file, folder, { ending, name }) {
  if (file === undefined) return undefined;
  if (!FILE.test(file) || !ending.test(file)) return `${file} is not ${name}.`;
  return folder && existsSync(join(folder, file)) ? undefined : `${file} is not in the folder PARLOUR_BRANDS.`;
}
