import { join } from 'node:path';
import { workspaces } from '../../../tools/workspaces.mjs';

/** Source bytes from which a flow of screens has a file of its own. A smaller flow is in the file of its library. */
const OWN_FILE = 20_000;
/** Source bytes from which the screen texts of a library have a file of their own in each language. */
const OWN_TEXTS = 8000;
/** Source bytes from which modules that a feature's files share have a file of their own. */
const SHARED = 8000;

const app = /\/apps\//;
const flow = /\/(?:(?:screens|parts)\/([\w-]+)|(lottery))\//;
const parts = /\/parts\/[\w-]+\//;
/** A small feature has one file for its screens and their shared modules. Its few styles are in the common file. */
const small = /\/libs\/tournaments\/src\//;
const fewStyles = /\/libs\/tournaments\/src\/[\w/]+\.module\.css$/;
/** Components of the orders alone, which have their own file, because home loads the common one. */
const ofOrders = /\/libs\/ui\/src\/timeline\//;
const features = workspaces(join(import.meta.dirname, '../../..')).filter(({ tags }) => tags.includes('type:feature'));
const feature = new RegExp(`/(?:${features.map(({ folder }) => folder).join('|')})/`);

/**
 * Which modules share a file: a few files by journey instead of one file for each shared module, because each file costs a request (ADR 0035).
 * The groups come from the folders, so that a new screen needs no line here. An earlier group takes a module, with all that it imports.
 */
export const chunkGroups = [
  // Texts of home's first view, texts of all blocks and menus, texts of screens: one file each for a language.
  {
    debugName: 'messages',
    name: (id) => `messages-${languageOf(id)}`,
    test: /(?:mobile-web|games|merchant|messaging)\/src\/i18n\/\w+\.json$/,
  },
  { debugName: 'menus', name: (id) => `menus-${languageOf(id)}`, test: /\/src\/i18n\/\w+\.json$/ },
  { debugName: 'texts', name: (id) => `${libraryOf(id)}-${languageOf(id)}`, test: /\.screens\.json$/, minSize: OWN_TEXTS },
  { debugName: 'other texts', name: (id) => `texts-${languageOf(id)}`, test: /\.(?:screens|search)\.json$/ },
  // Two files for the first page: libraries, which rarely change, and our own code.
  { name: 'vendor', test: /\/node_modules\/|rolldown\/runtime/, tags: ['$initial'] },
  { name: 'start', tags: ['$initial'] },
  { name: 'app', test: /\/startup\/appBundle\.|\/home\/playerBundle\.|\/pwa\/pageCopies\./ },
  // A feature imports no other feature (tools/boundaries.mjs), so screens of several features share only the libraries below them.
  // Screens without a form need neither its library nor its fields.
  { name: 'forms', test: /\/node_modules\/(?:react-hook-form|@hookform)\/|\/libs\/ui\/src\/field\// },
  { name: 'common', test: (id) => fewStyles.test(id) || (!feature.test(id) && !app.test(id) && !ofOrders.test(id)), minShareCount: 2 },
  { name: 'home', test: /\/home\/homeBundle\.|\/overlays\.|\/menus\/|\/overlays\// },
  { name: 'tournaments-screens', test: small },
  { debugName: 'shared parts of a flow', name: flowOf, test: (id) => feature.test(id) && parts.test(id), minSize: OWN_FILE },
  { debugName: 'shared within a feature', name: libraryOf, test: feature, minShareCount: 2, minSize: SHARED },
  // A launch waits for the play screen, and the invitation alone needs the promotions.
  {
    debugName: 'play and invitation',
    name: (id) => /(\w+)\.tsx$/.exec(id)?.[1],
    test: /\/mobile-web\/src\/screens\/(?:Play|Invite)Screen\.tsx$/,
  },
  { debugName: 'other screens that the app composes', name: 'app-screens', test: /\/mobile-web\/src\/screens\/\w+\.tsx$/ },
  // The search and its library, which no screen needs.
  { name: 'search', test: /\/search-sheet\/|\/node_modules\/fuse\.js\// },
  { debugName: 'flows', name: flowOf, test: (id) => feature.test(id) && flow.test(id), minSize: OWN_FILE },
  { debugName: 'screens of a feature', name: (id) => `${libraryOf(id)}-screens`, test: feature },
  // Parts that load on their own: the pages of a closed site, the slides, the sanitizer, the QR code, the reporter.
  { debugName: 'parts', name: partOf, test: (id) => !app.test(id) && libraryOf(id) !== undefined },
];

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

/** `ui-carousel`, because the components of ui have nothing in common; `merchant`; `core` for the small rest. */
function partOf(id) {
  const component = /\/libs\/ui\/src\/([\w-]+)\//.exec(id)?.[1];
  if (component) return `ui-${component}`;
  return libraryOf(id) === 'merchant' ? 'merchant' : 'core';
}
