import { startupFiles } from './startupFiles.mjs';

/** @typedef {import('./startupFiles.mjs').Chunks} Chunks */
/** @typedef {{ path: string, likelyFor: string[] }} Screen `likelyFor`: the kinds of visitors who often open it next. */

/**
 * The files that the next touch is likely to need, by language and by kind of visitor: the rest of home, then the likely next screens. The app
 * fetches them while the page is at rest (src/navigation/useReadyAtRest.ts).
 * @param {Chunks} chunks
 * @param {{ screens: Screen[], files: ReturnType<typeof import('./screenFiles.mjs').screenFiles>, kinds: readonly string[], locales: string[] }} options
 * `files`: those of each screen.
 * @returns {Record<string, Record<string, string[]>>}
 */
export function nextFiles(chunks, { screens, files, kinds, locales }) {
  const { first, later } = startupFiles(chunks);
  const languageOf = (file) => /\/i18n\/(\w+)\./.exec(chunks[file]?.modules[0])?.[1];
  const withStyles = (file) => [...(chunks[file]?.css ?? []), file];
  const filesFor = (kind, locale) => {
    const ofScreens = screens.filter(({ likelyFor }) => likelyFor.includes(kind)).flatMap(({ path }) => files[path][locale]);
    const ofHome = [...later].filter((file) => [undefined, locale].includes(languageOf(file)));
    return [...new Set([...ofHome, ...ofScreens].flatMap(withStyles))].filter((file) => !first.has(file));
  };
  return Object.fromEntries(locales.map((locale) => [locale, Object.fromEntries(kinds.map((kind) => [kind, filesFor(kind, locale)]))]));
}
