/**
 * Returns script files with all that they load before they run.
 * @param {import('./startupFiles.mjs').Chunks} chunks
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
