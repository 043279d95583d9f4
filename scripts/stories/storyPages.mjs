import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryOf, pageOf, shownBy } from './featureFacts.mjs';
import { importGraph } from './importGraph.mjs';

/**
 * Finds the page in Storybook that shows what a source file renders: the one of its library whose component is the fewest imports away.
 * @param {string} root
 * @returns {(file: string) => string | undefined} The id of the page.
 */
export function storyPages(root) {
  const graph = importGraph(root);
  const nearest = new Map();
  for (const stories of graph.files.filter((file) => file.endsWith('.stories.tsx'))) {
    const page = pageOf(readFileSync(join(root, stories), 'utf8'));
    const seen = new Set(shownBy(graph, stories).map(({ file }) => file));
    let layer = [...seen];
    for (let steps = 0; layer.length > 0; steps += 1) {
      for (const file of layer) if (steps < (nearest.get(file)?.steps ?? Infinity)) nearest.set(file, { page, steps });
      const imported = layer.flatMap((file) => graph.importsOf(file).map((one) => one.file));
      layer = [...new Set(imported)].filter((file) => libraryOf(file) === libraryOf(stories) && !seen.has(file));
      for (const file of layer) seen.add(file);
    }
  }
  return (file) => nearest.get(file)?.page;
}
