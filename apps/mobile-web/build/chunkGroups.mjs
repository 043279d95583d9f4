import { join } from 'node:path';
import { workspaces } from '../../../tools/workspaces.mjs';

/** Source bytes from which a flow of screens has its own file. A smaller flow is in the file of its library. */
const OWN_FILE = 20_000;
/** Source bytes from which the screen texts of a library have their own file in each language. */
const OWN_TEXTS = 8000;
/** Source bytes from which modules that a feature's files share have their own file. */
const SHARED = 8000;

const app = /\/apps\//;
const flow = /\/(?:(?:screens|parts)\/([\w-]+)|(lottery))\//;
const lottery = /\/lottery\//;
/** A small feature has one file for its screens and their shared modules. Its few styles are in the common file. */
const small = /\/libs\/tournaments\/src\//;
const fewStyles = /\/libs\/tournaments\/src\/[\w/]+\.module\.css$/;
/** Components of the orders alone, which have their own file, because home loads the common one. */
const ofOrders = /\/libs\/ui\/src\/timeline\//;
/** Small modules that blocks of home share with screens. They are in the common file, because these screens would load all of home for them. */
const alsoForHome =
  /\/(?:rules\/terms|ServerText|rewardStanding|useRewards|contractRequestApi|contractKinds|useProfileGuard|AppIcon|drawPhase|lotteryLimits|prizeMode|useElapsed|uniqueVendors|vendorPath|useVendors|useOpenMatches|winnersApi|discoveryApi)\.tsx?$/;
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
    test: /(?:mobile-web|games|site|content|messaging)\/src\/i18n\/\w+\.json$/,
  },
  { debugName: 'menus', name: (id) => `menus-${languageOf(id)}`, test: /\/src\/i18n\/\w+\.json$/ },
  { debugName: 'texts', name: (id) => `${libraryOf(id)}-${languageOf(id)}`, test: /\.screens\.json$/, minSize: OWN_TEXTS },
  { debugName: 'other texts', name: (id) => `texts-${languageOf(id)}`, test: /\.(?:screens|search)\.json$/ },
  // Two files for the first page: libraries, which rarely change, and our own code.
  { name: 'vendor', test: /\/node_modules\/|rolldown\/runtime/, tags: ['$initial'] },
  { name: 'start', tags: ['$initial'] },
  { name: 'app', test: /\/startup\/appBundle\.|\/home\/playerBundle\.|\/pwa\/pageCopies\./ },
  // Drawings of other companies' marks: of the social logins, and of the footer.
  { name: 'logos', test: /\/node_modules\/simple-icons\// },
  // Screens without a form do not need its library.
  { name: 'forms', test: /\/node_modules\/(?:react-hook-form|@hookform)\// },
  // A feature imports no other feature (tools/boundaries.mjs), so screens of several features share only the libraries below them.
  {
    name: 'common',
    test: (id) => fewStyles.test(id) || alsoForHome.test(id) || (!feature.test(id) && !app.test(id) && !ofOrders.test(id)),
    minShareCount: 2,
  },
  { name: 'footer', test: /\/home\/SiteFooter\./ },
  { name: 'home', test: /\/home\/homeBundle\.|\/overlays\.|\/menus\/|\/overlays\// },
  { name: 'tournaments-screens', test: small },
  {
    debugName: 'shared within a feature',
    name: libraryOf,
    test: (id) => feature.test(id) && !lottery.test(id),
    minShareCount: 2,
    minSize: SHARED,
  },
  {
    debugName: 'screens that the app composes',
    name: (id) => /(\w+)\.tsx$/.exec(id)?.[1],
    test: /\/mobile-web\/src\/screens\/\w+Screen\.tsx$/,
  },
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

/** `ui-carousel`, because the components of ui have nothing in common; `site` with content; `core` for the small rest. */
function partOf(id) {
  const component = /\/libs\/ui\/src\/([\w-]+)\//.exec(id)?.[1];
  if (component) return `ui-${component}`;
  return ['site', 'content'].includes(libraryOf(id)) ? 'site' : 'core';
}
