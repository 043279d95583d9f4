import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { languages as ownLanguages } from '../../apps/mobile-web/server/gateway/contract.mjs';
import { readMessages } from '../../apps/mobile-web/server/languages/readMessages.mjs';

const KEY = 'download.profileWhy';

/**
 * What a profile does, in the languages of a merchant, as the page of the app says it.
 * @param {string[]} langList
 * @param {{ languages?: { code: string, tag: string, messages: string }[], folder: string }} file The operator's file, and its folder.
 * @returns {Record<string, string>} By BCP 47 tag, with `default`.
 */
export function consentText(langList, { languages = [], folder }) {
  const own = langList.filter((code) => Object.hasOwn(ownLanguages, code)).map((code) => [ownLanguages[code], ownText(ownLanguages[code])]);
  const added = languages
    .filter(({ code }) => langList.includes(code))
    .map(({ tag, messages }) => [tag, readMessages(resolve(folder, messages)).texts.install?.[KEY]]);
  return { default: ownText('en'), ...Object.fromEntries([...own, ...added].filter(([, text]) => text)) };
}

function ownText(locale) {
  const file = new URL(`../../libs/install/src/i18n/${locale}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).download.profileWhy;
}
