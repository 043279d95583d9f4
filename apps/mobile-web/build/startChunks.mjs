/** @typedef {Record<string, { file: string, src?: string, isEntry?: boolean, css?: string[], imports?: string[], dynamicImports?: string[] }>} Manifest What Vite wrote about the build. */

/**
 * Names of the files that may be asked for before the frame is there: those of the start, what the start loads on demand, and texts.
 * @param {Manifest} manifest
 * @returns {Set<string>}
 */
export function startChunks(manifest) {
  const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
  return closure(manifest, ({ key, file, src }) => {
    return key === entry || manifest[entry].dynamicImports.includes(key) || isText(file, src);
  });
}

/**
 * Names of the files that home and the frame need without the network: all but the screens and what they say.
 * @param {Manifest} manifest
 * @returns {Set<string>}
 */
export function offlineChunks(manifest) {
  return closure(manifest, ({ file, src }) => isText(file, src) || (src && !/\/screens\/|\.screens\.json$/.test(src)));
}

/** What blocks, menus and errors say. */
function isText(file, src = '') {
  return /assets\/(messages|menus)-/.test(file) || /i18n\/\w+\.json$/.test(src);
}

function closure(manifest, isRoot) {
  const found = new Set();
  const collect = (key) => {
    const { file, css = [], imports = [] } = manifest[key];
    if (found.has(file)) return;
    for (const name of [file, ...css]) found.add(name);
    for (const next of imports) collect(next);
  };
  for (const [key, { file, src }] of Object.entries(manifest)) if (isRoot({ key, file, src })) collect(key);
  return found;
}
