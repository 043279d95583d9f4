import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { workspaces } from '../../tools/workspaces.mjs';

/**
 * Compares the diagram of the layers in docs/ARCHITECTURE.md with the imports. Every drawn arrow is an import; every import of a drawn
 * project is an arrow or follows from arrows; every library is drawn.
 */
export function checkDiagram(root) {
  const projects = workspaces(root).map(({ folder, name }) => ({ folder, id: name.replace('@parlour/', '') }));
  const [, diagram = ''] = /```mermaid\n(flowchart[\s\S]*?)```/.exec(readFileSync(join(root, 'docs/ARCHITECTURE.md'), 'utf8')) ?? [];
  const arrows = new Map();
  for (const [, from, to] of diagram.matchAll(/^ *(\S+(?: & \S+)*) -(?:-|\.-)> (\S+(?: & \S+)*)$/gm))
    for (const source of from.split(' & ')) arrows.set(source, [...(arrows.get(source) ?? []), ...to.split(' & ')]);
  const drawn = new Set([...arrows].flat(2));

  const reached = (id, known = new Set()) => {
    for (const next of arrows.get(id) ?? []) if (!known.has(next)) reached(next, known.add(next));
    return known;
  };
  return projects.flatMap(({ folder, id }) => {
    if (!drawn.has(id)) return folder.startsWith('libs/') ? [`docs/ARCHITECTURE.md: the diagram lacks ${id}`] : [];
    const imported = importsOf(join(root, folder, 'src'));
    const invented = (arrows.get(id) ?? []).filter((target) => !imported.has(target));
    const missing = [...imported].filter((target) => !reached(id).has(target));
    return [
      ...invented.map((target) => `docs/ARCHITECTURE.md: the diagram says that ${id} imports ${target}, and no file does`),
      ...missing.map((target) => `docs/ARCHITECTURE.md: ${id} imports ${target}, which the diagram does not say`),
    ];
  });
}

/** Returns the projects that the sources of a folder import; tests, stories and mocks do not count. */
function importsOf(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|(^|\/)mocks\//.test(file));
  const texts = sources.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  return new Set([...texts.matchAll(/(?:from|import\(?) ?'@parlour\/([\w-]+)/g)].map(([, id]) => id));
}
