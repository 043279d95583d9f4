import { join } from 'node:path';
import { workspaces } from '../../../tools/workspaces.mjs';

/** Source bytes from which a flow of screens has its own file. A smaller flow is in the file of its library. */
const OWN_FILE = 20_000;
/** Source bytes from which modules that a feature's files share have their own file. */
const SHARED = 8000;

const forms = /\/node_modules\/(?:react-hook-form|@hookform)\//;
/** Entry modules of the later bundle, which no first view needs: the bottom menu, overlays, failures, dialogs. */
const later = /\/startup\/laterBundle\.|\/src\/dialogs\./;
/** Entry modules of home beyond the first view: blocks, menus, overlays and the footer. */
const home = /\/home\/(?:homeBundle|SiteFooter)\.|\/startup\/laterBundle\.|\/src\/dialogs\.|\/overlays\.|\/menus\/|\/overlays\//;
const app = /\/apps\//;
const face = /\/libs\/[\w-]+\/src\/(?:[\w-]+\/)?index\.ts$/;
const screen = /Screen\.tsx$/;
const styles = /\.module\.css$/;
const flow = /\/(?:(?:screens|parts)\/([\w-]+)|(lottery))\//;
const lottery = /\/lottery\//;
/** A small feature has one file for its screens and their shared modules. Its few styles are in the common file. */
const small = /\/libs\/tournaments\/src\//;
const fewStyles = /\/libs\/tournaments\/src\/[\w/]+\.module\.css$/;
/** Components that only the order screens or the screens of a closed site use. They share a file with those screens. */
const ofFewScreens = /\/libs\/(?:ui\/src\/timeline|site\/src\/parts)\//;
/** Screens by which a visitor becomes a player. Of what screens share, they load only what they need themselves. */
const wayIn = /\/screens\/(?:login|register|forgot)\/\w+Screen\.tsx$/;
/** Small rules of their feature, which the member's page needs too. */
const besideWaysIn = /\/session\/src\/rules\//;
const features = workspaces(join(import.meta.dirname, '../../..')).filter(({ tags }) => tags.includes('type:feature'));
const feature = new RegExp(`/(?:${features.map(({ folder }) => folder).join('|')})/`);

/**
 * Which modules share a file: a few files by journey instead of one file for each shared module, because each file costs a request (ADR 0035).
 * The groups come from the folders, so that a new screen needs no line here. An earlier group takes a module, with all that it imports.
 */
export const chunkGroups = [
  // Files of each language: texts of home's first view, of all blocks and menus (with those that every screen needs), of each feature's screens,
  // and words of the search.
  {
    debugName: 'messages',
    name: (id) => `messages-${languageOf(id)}`,
    test: /(?:mobile-web|games|site|content|messaging)\/src\/i18n\/\w+\.json$/,
  },
  {
    debugName: 'menus',
    name: (id) => `menus-${languageOf(id)}`,
    test: /\/src\/i18n\/\w+\.json$|\/(?:mobile-web|site|content)\/src\/i18n\/\w+\.screens\.json$/,
  },
  { debugName: 'texts', name: (id) => `${libraryOf(id)}-${languageOf(id)}`, test: /\.screens\.json$/ },
  { debugName: 'words', name: (id) => `words-${languageOf(id)}`, test: /\.search\.json$/ },
  // Two files for the first page: libraries, which rarely change, and our own code.
  { name: 'vendor', test: /\/node_modules\/|rolldown\/runtime/, tags: ['$initial'] },
  { name: 'start', tags: ['$initial'] },
  // The member's page shows the menu entries too. If they were in the later bundle, it would load that bundle.
  { name: 'app', test: /\/startup\/appBundle\.|\/home\/playerBundle\.|\/pwa\/pageCopies\.|\/menus\/menuEntries\./ },
  // Screens without a form do not need its library.
  { name: 'forms', test: forms },
  // What home's rest shares with screens, so that neither loads the other for it.
  { debugName: 'blocks', name: (id, graph) => (isBlock(id, graph) ? 'blocks' : null), minShareCount: 2 },
  {
    debugName: 'blocks of a feature',
    name: (id, graph) => (isForHomeAndScreens(id, graph) ? `${libraryOf(id)}-blocks` : null),
    test: feature,
    minShareCount: 2,
    minSize: SHARED,
  },
  {
    debugName: 'blocks of small features',
    name: (id, graph) => (isForHomeAndScreens(id, graph) && !isForWayIn(id, graph) ? 'other-blocks' : null),
    test: feature,
    minShareCount: 2,
  },
  // A feature imports no other feature (tools/boundaries.mjs), so screens of several features share only the libraries below them.
  {
    debugName: 'common to the ways in',
    name: (id, graph) => (isForWayIn(id, graph) ? 'ways-in' : null),
    test: isCommon,
    minShareCount: 2,
  },
  { name: 'common', test: isCommon, minShareCount: 2 },
  { name: 'later', test: later },
  { name: 'footer', test: /\/home\/SiteFooter\./ },
  { name: 'home', test: home },
  { name: 'tournaments-screens', test: small },
  {
    debugName: 'shared within a feature',
    name: (id, graph) => (reaches(id, forms, graph) ? null : sharedName(id, graph)),
    test: (id) => feature.test(id) && !lottery.test(id),
    minShareCount: 2,
    minSize: SHARED,
  },
  // Shared modules that need the form library have their own file, so that a screen without a form does not load it.
  {
    debugName: 'shared forms of a feature',
    name: (id, graph) => (reaches(id, forms, graph) ? `${libraryOf(id)}-forms` : null),
    test: (id) => feature.test(id) && !lottery.test(id),
    minShareCount: 2,
  },
  {
    debugName: 'screens that the app composes',
    name: (id) => /(\w+)\.tsx$/.exec(id)?.[1],
    test: /\/mobile-web\/src\/screens\/\w+Screen\.tsx$/,
  },
  // The search, what the features offer to it and its library, which no screen needs.
  { name: 'search', test: /\/search-sheet\/|\/SearchOverAll\.|\/findable\.|\/node_modules\/fuse\.js\// },
  { debugName: 'flows', name: flowOf, test: (id) => feature.test(id) && flow.test(id), minSize: OWN_FILE },
  {
    debugName: 'screens of a feature',
    name: (id, graph) => `${libraryOf(id)}-${reaches(id, forms, graph) ? 'form-' : ''}screens`,
    test: feature,
  },
  // Parts that load on their own: the pages of a closed site, the slides, the sanitizer, the QR code, the reporter.
  { debugName: 'parts', name: partOf, test: (id) => !app.test(id) && libraryOf(id) !== undefined },
];

/** True for a module that screens of several features share. */
function isCommon(id) {
  return fewStyles.test(id) || (!feature.test(id) && !app.test(id) && !ofFewScreens.test(id));
}

/**
 * What the libraries below the features give to home's rest. The few styles of the features' blocks and of the ways in are there too, and what the
 * ways in or the later bundle share with those blocks: neither waits for another file.
 */
function isBlock(id, graph) {
  const uses = [styles.test(id), isForWayIn(id, graph), isForLater(id, graph), isForHomeAndScreens(id, graph)];
  if (feature.test(id)) return uses.filter(Boolean).length > 1;
  return isCommon(id) && isForHome(id, graph);
}

function isForHome(id, graph) {
  return usersOf(id, graph).some((user) => home.test(user));
}

/** True for a module that both home's blocks and a screen use. In the file of home, the screen would have to load all of home for it. */
function isForHomeAndScreens(id, graph) {
  return isForHome(id, graph) && usersOf(id, graph).some((user) => screen.test(user));
}

function isForWayIn(id, graph) {
  return usersOf(id, graph).some((user) => wayIn.test(user));
}

function isForLater(id, graph) {
  return usersOf(id, graph).some((user) => later.test(user));
}

/** `session-ways-in` for what a feature's ways in need, `session` for the rest. */
function sharedName(id, graph) {
  return besideWaysIn.test(id) || isForWayIn(id, graph) ? `${libraryOf(id)}-ways-in` : libraryOf(id);
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

function languageOf(id) {
  return /i18n\/(\w+)\./.exec(id)?.[1];
}

/** `wallet` */
function libraryOf(id) {
  return /\/(?:libs|apps)\/([\w-]+)\/src\//.exec(id)?.[1];
}

/** `wallet-records` */
function flowOf(id) {
  const [, screens, other] = flow.exec(id) ?? [];
  return `${libraryOf(id)}-${screens ?? other}`;
}

/** `ui-carousel`, because the components of ui have nothing in common; `site` with content; `core` for the small rest. */
function partOf(id) {
  const component = /\/libs\/ui\/src\/([\w-]+)\//.exec(id)?.[1];
  if (component) return `ui-${component}`;
  return ['site', 'content'].includes(libraryOf(id)) ? 'site' : 'core';
}
