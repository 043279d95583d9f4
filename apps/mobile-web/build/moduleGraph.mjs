// What the bundler knows of a module: who uses it, and what it needs.

/** @typedef {{ id: string, isUsedBy: (name: RegExp) => boolean, needs: (name: RegExp) => boolean }} Module `id`: its path. */

const face = /\/libs\/[\w-]+\/src\/(?:[\w-]+\/)?index\.ts$/;

/**
 * @param {{ getModuleInfo: (id: string) => object | null }} graph Of the bundler.
 * @returns {Module}
 */
export function moduleOf(id, graph) {
  let users;
  return {
    id,
    isUsedBy(name) {
      users ??= usersOf(id, graph);
      return users.some((user) => name.test(user));
    },
    needs: (name) => reaches(id, name, graph),
  };
}

/** The modules that use a module, directly or through others, before they run. */
function usersOf(id, graph, found = new Set()) {
  for (const user of graph.getModuleInfo(id)?.importers.flatMap((importer) => throughFace(importer, id, graph)) ?? [])
    if (!found.has(user)) usersOf(user, graph, found.add(user));
  return [...found];
}

/**
 * An importer that is a library's public face re-exports everything, so it tells nothing. Returns instead the modules that import the face and
 * mention something that the face has from the module `id`.
 */
function throughFace(importer, id, graph) {
  if (!face.test(importer)) return [importer];
  const { code, importers } = graph.getModuleInfo(importer);
  const [, file] = /([\w-]+)(?:\/index)?\.\w+$/.exec(id) ?? [];
  const lists = [...code.matchAll(/export \{([^}]*)\} from ["'][^"']*?([\w-]+)(?:\.\w+)?["']/g)].filter(([, , from]) => from === file);
  const names = lists.flatMap(([, list]) => list.split(',').map((name) => name.trim().split(' as ').at(-1)));
  const isNamed = new RegExp(`\\b(?:${names.filter(Boolean).join('|')})\\b`);
  return importers.filter((user) => isNamed.test(graph.getModuleInfo(user).code));
}

/** Whether a module imports one with such a name, directly or through others, before it runs. */
function reaches(id, name, graph, seen = new Set()) {
  if (name.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importedIds ?? []).some((imported) => reaches(imported, name, graph, seen));
}
