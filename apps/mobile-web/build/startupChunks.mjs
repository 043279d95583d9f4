/** @typedef {Record<string, { file: string, src?: string, isEntry?: boolean, css?: string[], imports?: string[], dynamicImports?: string[] }>} Manifest Vite's manifest of the build. */

/**
 * Names of the files that home and the app bundle need offline: everything except the screens and their texts.
 * @param {Manifest} manifest
 * @returns {Set<string>}
 */
export function startupChunks(manifest) {
  const found = new Set();
  const collect = (key) => {
    const { file, css = [], imports = [] } = manifest[key];
    if (found.has(file)) return;
    for (const name of [file, ...css]) found.add(name);
    for (const next of imports) collect(next);
  };
  for (const [key, { file, src }] of Object.entries(manifest)) if (isNeededOffline(file, src)) collect(key);
  return found;
}

function isNeededOffline(file, src) {
  // Texts of blocks, menus and errors.
  if (/assets\/(messages|menus)-/.test(file) || /i18n\/\w+\.json$/.test(src)) return true;
  return Boolean(src) && !/\/screens\/|\.screens\.json$/.test(src);
}
