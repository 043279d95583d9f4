import { readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

// Which files of the build belong to what: to the start, to home, to a screen, to the next touch, to the worker's copies.

/** @typedef {Record<string, { modules: string[], imports: string[], css: string[], isEntry: boolean }>} Chunks The list of `chunkList`. */

/**
 * Writes `.vite/chunks.json`: the modules, imports and style sheets of each script file. Vite's own manifest does not name the modules of a file
 * that several of them share.
 * @param {string} root The folder to which the names of modules are relative.
 * @returns {import('vite').Plugin}
 */
export function chunkList(root) {
  return {
    name: 'parlour:chunk-list',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const list = chunks.map(({ fileName, isEntry, moduleIds, imports, viteMetadata }) => [
        fileName,
        { modules: moduleIds.map((id) => relative(root, id)), imports, css: [...(viteMetadata?.importedCss ?? [])], isEntry },
      ]);
      this.emitFile({ type: 'asset', fileName: '.vite/chunks.json', source: JSON.stringify(Object.fromEntries(list)) });
    },
  };
}

/**
 * Returns the given script files with all files that they import, directly or through others.
 * @param {Chunks} chunks
 * @param {string[]} files
 * @returns {Set<string>}
 */
export function closure(chunks, files, found = new Set()) {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    closure(chunks, chunks[file].imports, found);
  }
  return found;
}

/**
 * The files that home needs offline: those of its first view, and those that come when the player uses the page (ADR 0035).
 * @param {Chunks} chunks
 * @returns {{ first: Set<string>, later: Set<string> }}
 */
export function startupFiles(chunks) {
  const loaded = (files) => withStyles(chunks, closure(chunks, files));
  const first = loaded(filesWhere(chunks, ({ isEntry }, file) => isEntry || /\/messages-/.test(file)));
  const later = filesWhere(chunks, ({ modules }) => modules.some(isOfHome) || !(modules.every(isPackage) || modules.some(isOnDemand)));
  return { first, later: new Set([...loaded(later)].filter((file) => !first.has(file))) };
}

/** Script files, each after its style sheets. What is no script of the build stays as it is. */
function withStyles(chunks, files) {
  return new Set([...files].flatMap((file) => [...(chunks[file]?.css ?? []), file]));
}

function filesWhere(chunks, isWanted) {
  return Object.keys(chunks).filter((file) => isWanted(chunks[file], file));
}

/** The files that have a module which is wanted. */
function filesWith(chunks, isWanted) {
  return filesWhere(chunks, ({ modules }) => modules.some(isWanted));
}

/** The bundles and the menus' texts are needed offline, although their files also contain parts that only screens use. */
function isOfHome(module) {
  return /\/(?:home|later)Bundle\.ts$|\/i18n\/\w+\.json$/.test(module);
}

/** A package that is a file of its own is loaded when it is needed, for example the numbering plans of phone numbers. */
function isPackage(module) {
  return module.includes('node_modules/');
}

/** Screens, their forms and their texts are cached when they are opened. */
function isOnDemand(module) {
  return /\/(screens|lottery|parts\/edit)\/|\.screens\.json$/.test(module);
}

/**
 * The script files that each screen loads after the start: the app bundle, the screen and their texts, by the path of the route and by language.
 * @param {Chunks} chunks
 * @param {{ screens: { path: string, screen: string, feature: string }[], locales: string[] }} options `screen`: the name of its component.
 * @returns {Record<string, Record<string, string[]>>} Throws if a screen has no file.
 */
export function screenFiles(chunks, { screens, locales }) {
  const entries = filesWhere(chunks, ({ isEntry }) => isEntry);
  const started = closure(chunks, entries);
  const fileOf = (name) => {
    const [file] = filesWith(chunks, (module) => basename(module) === name);
    if (!file) throw new Error(`No file of the build has the module ${name}`);
    return file;
  };
  const filesOf = ({ screen, feature }, locale) => {
    const texts = filesWith(chunks, (module) => isNeededText(module, locale, feature));
    const files = closure(chunks, [fileOf('appBundle.ts'), fileOf(`${screen}.tsx`), ...texts]);
    return [...files].filter((file) => !started.has(file));
  };
  return Object.fromEntries(screens.map((screen) => [screen.path, record(locales, (locale) => filesOf(screen, locale))]));
}

/** The menus' texts of all features, and the texts of the screen's own feature and of the shell's. */
function isNeededText(module, locale, feature) {
  const [, library, name] = /\/(?:libs|apps)\/([\w-]+)\/src\/i18n\/([\w.]+)\.json$/.exec(`/${module}`) ?? [];
  if (name === locale) return true;
  return name === `${locale}.screens` && [feature, 'mobile-web', 'site', 'content'].includes(library);
}

/** @typedef {{ path: string, likelyFor: string[] }} Screen `likelyFor`: the kinds of visitors who often open it next. */

/**
 * The files that the next touch is likely to need, by language: `parts`, those of the bundles that run while the page is at rest
 * (src/navigation/useReadyAtRest.ts), and for each kind of visitor the others, which are fetched after them: the rest of home, then the likely next
 * screens.
 * @param {Chunks} chunks
 * @param {{ screens: Screen[], files: ReturnType<typeof screenFiles>, kinds: readonly string[], locales: string[] }} options
 * `files`: those of each screen.
 * @returns {Record<string, Record<string, string[]>>}
 */
export function nextFiles(chunks, { screens, files, kinds, locales }) {
  const { first, later } = startupFiles(chunks);
  const languageOf = (file) => /\/i18n\/(\w+)\./.exec(chunks[file]?.modules[0])?.[1];
  const partsFor = (locale) => {
    const bundles = filesWith(chunks, (module) => isOfPart(module, locale));
    return withStyles(chunks, closure(chunks, bundles));
  };
  const othersFor = (kind, locale) => {
    const ofScreens = screens.filter(({ likelyFor }) => likelyFor.includes(kind)).flatMap(({ path }) => files[path][locale]);
    return withStyles(chunks, [...[...later].filter((file) => [undefined, locale].includes(languageOf(file))), ...ofScreens]);
  };
  return record(locales, (locale) => {
    const parts = partsFor(locale);
    const others = record(kinds, (kind) => [...othersFor(kind, locale)].filter((file) => !parts.has(file) && !first.has(file)));
    return { parts: [...parts].filter((file) => !first.has(file)), ...others };
  });
}

/** The bundles of `useReadyAtRest`, and the menus' texts in the language of the page. */
function isOfPart(module, locale) {
  return /\/(?:(?:app|later|home)Bundle\.ts|SideMenu\.tsx)$/.test(module) || module.endsWith(`/i18n/${locale}.json`);
}

/** Returns an object with a value for each key. */
export function record(keys, valueOf) {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)]));
}

/**
 * The files that the service worker caches before they are used: the document and the files of home at once, the rest of home and the app
 * bundle (`later`) when the player uses the page. It caches screens when they are opened first.
 * @param {string} dist Folder of the build, relative to the app.
 */
export function workerFiles(dist) {
  return (entries) => {
    const chunks = JSON.parse(readFileSync(fileURLToPath(new URL(`../${dist}/.vite/chunks.json`, import.meta.url)), 'utf8'));
    const { first, later } = startupFiles(chunks);
    const isFirst = ({ url }) => !url.startsWith('assets/') || url.endsWith('.svg') || first.has(url);
    const others = entries.filter((entry) => !isFirst(entry) && later.has(entry.url));
    return { manifest: [...entries.filter(isFirst), ...others.map((entry) => ({ ...entry, later: true }))], warnings: [] };
  };
}
