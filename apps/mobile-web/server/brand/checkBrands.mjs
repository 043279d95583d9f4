import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { correctionOf } from './accent.mjs';
import { isAddress, legalTexts } from './legalTexts.mjs';

/** A file below the folder of brands: no part of it is hidden, and none leads out of the folder. */
const FILE = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*\.\w+$/;
const IMAGE = { ending: /\.(svg|png|jpg|webp|avif)$/, name: 'the name of an image' };
const TEXT = { ending: /\.html$/, name: 'an https address or the name of an HTML file' };
const DIALLED = ['PH', 'MM'];

/**
 * Checks the brands at the start, before players see a fault: throws if a brand has a problem, reports an accent that had to be corrected.
 * @param {{ merchants: object[] }} config
 * @param {{ folder?: string, report: (line: string) => void }} options `folder`: the value of `PARLOUR_BRANDS`.
 */
export function checkBrands({ merchants }, { folder, report }) {
  for (const merchant of merchants) {
    const [problem] = problemsOf(merchant, folder);
    if (problem) throw new Error(`Merchant ${merchant.code}: ${problem}`);
    const correction = correctionOf(merchant);
    if (correction) report(correction);
  }
}

/**
 * Returns the problems of a brand: files that do not exist, invalid values, a country without its calling code.
 * @param {object} merchant
 * @param {string} [folder]
 * @returns {string[]}
 */
export function problemsOf(merchant, folder) {
  const { country, dialingCode, logo, page = {}, legal, marks = [] } = merchant;
  const images = [logo, page.shareImage, ...Object.values(page.icons ?? {}), ...marks.map(({ image }) => image)];
  return [
    ...images.map((file) => fileProblem(file, folder, IMAGE)),
    ...legalTexts(merchant).map((text) => !isAddress(text) && fileProblem(text, folder, TEXT)),
    ...marks.map(({ href }) => href !== undefined && !isAddress(href) && `${href} is not an https address.`),
    misfit(legal?.date, /^\d{4}-\d\d-\d\d$/, 'a date such as 2026-06-01'),
    misfit(page.colour, /^#[\da-f]{6}$/i, 'a colour'),
    misfit(page.theme, /^(dark|light)$/, 'a theme'),
    !isDescription(page.description) && 'page.description is neither a text nor texts by language, such as { "EN": "…" }.',
    country && !DIALLED.includes(country) && !dialingCode && `needs a dialingCode for ${country}.`,
  ].filter(Boolean);
}

function fileProblem(file, folder, { ending, name }) {
  if (file === undefined) return undefined;
  if (!FILE.test(file) || !ending.test(file)) return `${file} is not ${name}.`;
  return folder && existsSync(join(folder, file)) ? undefined : `${file} is not in the folder PARLOUR_BRANDS.`;
}

function misfit(value, pattern, name) {
  return value !== undefined && !pattern.test(value) && `${value} is not ${name}.`;
}

function isDescription(description = '') {
  if (description === null || typeof description !== 'object') return typeof description === 'string';
  return Object.entries(description).every(([language, text]) => /^(EN|TY|MY)$/.test(language) && typeof text === 'string');
}
