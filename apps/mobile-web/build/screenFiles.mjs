import { basename } from 'node:path';
import { closure } from './closure.mjs';

/** @typedef {import('./startupFiles.mjs').Chunks} Chunks */

/**
 * The script files that each screen loads after the start: the app bundle, the screen and their texts, by the path of the route and by language.
 * @param {Chunks} chunks
 * @param {{ routes: { path: string, screen: string, feature: string }[], locales: string[] }} options `screen`: the name of its component.
 * @returns {Record<string, Record<string, string[]>>} Throws if a screen has no file.
 */
export function screenFiles(chunks, { routes, locales }) {
  const all = Object.entries(chunks);
  const started = closure(
    chunks,
    all.filter(([, { isEntry }]) => isEntry).map(([file]) => file),
  );
  const fileOf = (name) => {
    const found = all.find(([, { modules }]) => modules.some((module) => basename(module) === name));
    if (!found) throw new Error(`No file of the build has the module ${name}`);
    return found[0];
  };
  const textsOf = (locale, feature) =>
    all.filter(([, { modules }]) => modules.some((module) => isNeededText(module, locale, feature))).map(([file]) => file);

  return Object.fromEntries(
    routes.map(({ path, screen, feature }) => [
      path,
      Object.fromEntries(
        locales.map((locale) => {
          const first = [fileOf('appBundle.ts'), fileOf(`${screen}.tsx`), ...textsOf(locale, feature)];
          return [locale, [...closure(chunks, first)].filter((file) => !started.has(file))];
        }),
      ),
    ]),
  );
}

/** The menus' texts of all features, and the texts of the screen's own feature and of the shell's. */
function isNeededText(module, locale, feature) {
  const [, library, name] = /\/(?:libs|apps)\/([\w-]+)\/src\/i18n\/([\w.]+)\.json$/.exec(`/${module}`) ?? [];
  if (name === locale) return true;
  return name === `${locale}.screens` && [feature, 'mobile-web', 'merchant'].includes(library);
}
