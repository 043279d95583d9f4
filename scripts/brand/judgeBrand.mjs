import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { correctionOf } from '../../apps/mobile-web/server/brand/accent.mjs';
import { problemsOf } from '../../apps/mobile-web/server/brand/checkBrands.mjs';

const ICONS = ['svg', 'touch', '192', '512', 'maskable'];
/** Least width and height in pixels. */
const SIZES = { touch: [180, 180], 192: [192, 192], 512: [512, 512], maskable: [512, 512], monochrome: [512, 512], shareImage: [600, 315] };
const TEXTS = ['terms', 'privacy', 'responsiblePlay'];

/** @typedef {{ level: 'error' | 'hint', part: string, text: string }} Finding A brand must not open with an error; a hint has a tolerable default. */

/**
 * Lists the missing and the wrong parts of a brand.
 * @param {object} merchant One of the operator's file.
 * @param {string} [folder] That of the images.
 * @returns {Finding[]}
 */
export function judgeBrand(merchant, folder) {
  const { brand, logo, page = {}, playHelp = [], support = [], marks = [] } = merchant;
  const correction = correctionOf(merchant);
  return [
    ...problemsOf(merchant, folder).map(({ path, text }) => error(path, text)),
    !brand && error('brand', 'missing: players see the name "Parlour"'),
    !logo && hint('logo', 'missing: the name stands for it'),
    !page.description && hint('page.description', 'missing: search engines show the one of Parlour'),
    !page.shareImage && hint('page.shareImage', 'missing: a shared link has no picture'),
    ...ICONS.map((name) => !page.icons?.[name] && error(`page.icons.${name}`, 'missing: phones show the icon of Parlour')),
    !page.icons?.monochrome && hint('page.icons.monochrome', 'missing: themed icons show the one in colours'),
    ...Object.entries(page.icons ?? {}).map(([name, file]) => sizeFinding(`page.icons.${name}`, { file, least: SIZES[name], folder })),
    sizeFinding('page.shareImage', { file: page.shareImage, least: SIZES.shareImage, folder }),
    correction && hint('accent', correction),
    ...legalFindings(merchant),
    playHelp.length === 0 && error('playHelp', 'missing: the play controls name no help'),
    playHelp.length > 0 && !playHelp.some(({ kind }) => kind === 'helpline') && hint('playHelp', 'names no help line'),
    support.length === 0 && hint('support', 'missing: who cannot start the app finds no contact'),
    !marks.some(({ type }) => type === 'LICENCE') && hint('marks', 'no licence: those of the gateway are shown'),
  ].filter(Boolean);
}

function legalFindings({ legal = {}, langList = [] }) {
  const texts = TEXTS.map((kind) => {
    const known = Object.keys(legal[kind] ?? {});
    const left = langList.filter((language) => !known.includes(language));
    if (known.length === 0) return error(`legal.${kind}`, kind === 'terms' ? 'missing: the terms of Parlour apply' : 'missing');
    return left.length > 0 && hint(`legal.${kind}`, `missing in ${left.join(', ')}`);
  });
  return [...texts, legal.terms && !legal.date && error('legal.date', 'missing: changed terms ask nobody to agree again')];
}

/** Judges the size of a PNG; other formats do not have it in their first bytes. */
function sizeFinding(part, { file, least, folder }) {
  if (!least || !file?.endsWith('.png') || !folder || !existsSync(join(folder, file))) return undefined;
  const bytes = readFileSync(join(folder, file));
  const [width, height] = bytes.length < 24 ? [0, 0] : [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  return (width < least[0] || height < least[1]) && error(part, `${file} is ${width} × ${height}, less than ${least.join(' × ')}`);
}

function error(part, text) {
  return { level: 'error', part, text };
}

function hint(part, text) {
  return { level: 'hint', part, text };
}
