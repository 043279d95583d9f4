/** @typedef {Record<string, { modules: string[], imports: string[], css: string[], isEntry: boolean }>} Chunks The list of `chunkList.mjs`. */

/**
 * The files that home needs offline: those of its first view, and those that come when the player uses the page (ADR 0035).
 * @param {Chunks} chunks
 * @returns {{ first: Set<string>, later: Set<string> }}
 */
export function startupFiles(chunks) {
  const first = new Set();
  const later = new Set();
  const collect = (file, into) => {
    if (first.has(file) || into.has(file)) return;
    into.add(file);
    const { css, imports } = chunks[file];
    for (const name of css) if (!first.has(name)) into.add(name);
    for (const next of imports) collect(next, into);
  };
  const all = Object.entries(chunks);
  for (const [file, { isEntry }] of all) if (isEntry || /\/messages-/.test(file)) collect(file, first);
  for (const [file, { modules }] of all)
    if (modules.some(isOfHome) || (modules.length > 0 && !modules.some(isOnDemand))) collect(file, later);
  return { first, later };
}

/** The file of home's blocks is needed offline, although it also has modules that screens use. */
function isOfHome(module) {
  return module.endsWith('/home/homeBundle.ts');
}

/** Screens, their forms and their texts are cached when they are opened. */
function isOnDemand(module) {
  return /\/(screens|lottery|parts\/edit)\/|\.screens\.json$/.test(module);
}
