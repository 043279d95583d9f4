import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { toId } from 'storybook/internal/csf';
import ts from 'typescript';
import { ALL, importGraph } from './importGraph.mjs';

/**
 * What the pages of blocks and screens say about them, from the sources: the first sentence of their comments, their owners, and where they are
 * used.
 * @param {string} root
 * @returns {Record<string, Facts>} By the file of the stories.
 * @typedef {{ library: string, team: string, components: ComponentFacts[] }} Facts
 * @typedef {{ name: string, kind: 'screen' | 'block' | 'part', file: string, says: string, usedBy: Use[] }} ComponentFacts
 * @typedef {{ place: string, page?: string }} Use `place`: a screen, a folder of the app, or a manifest. `page`: the id of its page in Storybook.
 */
export function featureFacts(root) {
  const graph = importGraph(root);
  const read = (file) => readFileSync(join(root, file), 'utf8');
  const teams = new Map(
    [...read('.github/CODEOWNERS').matchAll(/^\/libs\/([\w-]+)\/ (\S+)/gm)].map(([, library, team]) => [library, team]),
  );
  const stories = graph.files
    .filter((file) => file.endsWith('.stories.tsx') && !file.startsWith('libs/ui/'))
    .map((file) => ({ file, shown: shownBy(graph, file) }));
  const pages = new Map(stories.flatMap(({ file, shown }) => shown.map((one) => [key(one), pageOf(read(file))])));

  const factsOf = ({ file, name }) => ({
    name,
    kind: /Screen$/.test(name) ? 'screen' : file.includes('/blocks/') ? 'block' : 'part',
    file,
    says: firstSentence(read(file), name),
    usedBy: placesOf(graph, { file, name }).map(({ place, ...screen }) => ({ place, page: pages.get(key(screen)) })),
  });
  return Object.fromEntries(
    stories.map(({ file, shown }) => {
      const library = libraryOf(file);
      return [file, { library, team: teams.get(library), components: shown.map(factsOf) }];
    }),
  );
}

const key = ({ file, name }) => `${file}#${name}`;
export const libraryOf = (file) => file.split('/')[1];
/** The id of the page of stories, by the title in their source. */
export function pageOf(source) {
  const [, title = ''] = /(?:^ {2}|const meta = \{ )title: '([^']+)'/m.exec(source) ?? [];
  return `${toId(title)}--docs`;
}

/** The components of the own library that stories show. A component in `mocks` is a frame around the one that it imports. */
export function shownBy(graph, stories) {
  const own = graph
    .importsOf(stories)
    .filter(({ file, name }) => libraryOf(file) === libraryOf(stories) && file.endsWith('.tsx') && /^[A-Z][a-z]/.test(name));
  return own.flatMap((one) => (one.file.includes('/mocks/') ? shownBy(graph, one.file) : one));
}

/** Where a component ends up: the screens, the folders of the app and the manifests that are next above it. */
function placesOf(graph, component) {
  const found = new Map();
  const seen = new Set();
  const climb = ({ file, name }) => {
    for (const importer of graph.importersOf(file, name).filter((one) => !/\.stories\.|\/mocks\//.test(one))) {
      if (seen.has(importer)) continue;
      seen.add(importer);
      const place = placeOf(importer);
      if (place) found.set(place, { place, file: importer, name: place });
      else climb({ file: importer, name: ALL });
    }
  };
  climb(component);
  return [...found.values()].toSorted((a, b) => a.place.localeCompare(b.place));
}

/** The app is the last place: what it has in a folder of its own, such as home and the menus, is called by the folder. */
function placeOf(file) {
  if (/Screen\.tsx$/.test(file)) return basename(file, '.tsx');
  if (file.endsWith('/feature.ts')) return `the manifest of ${libraryOf(file)}`;
  const [, folder] = /^apps\/mobile-web\/src\/(?:(?!screens)([\w-]+)\/)?/.exec(file) ?? [];
  return file.startsWith('apps/') ? `the app (${folder ?? basename(file).replace(/\.tsx?$/, '')})` : undefined;
}

/** The first sentence of the comment above the declaration of a name, without its references; empty if there is none. */
function firstSentence(source, name) {
  const { statements } = ts.createSourceFile('component.tsx', source, ts.ScriptTarget.Latest);
  const declared = statements.find((statement) => statement.name?.text === name && statement.jsDoc);
  const comment = ts.getTextOfJSDocComment(declared?.jsDoc?.[0].comment) ?? '';
  const [sentence = ''] = /^.*?[.](?=\s|$)/.exec(comment.replace(/\s+/g, ' ')) ?? [];
  return sentence.replace(/ \((?:specification|product) [^)]*\)/, '');
}
