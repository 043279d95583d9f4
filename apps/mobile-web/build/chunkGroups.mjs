import { join } from 'node:path';
import { workspaces } from '../../../tools/workspaces.mjs';
import { moduleOf } from './moduleGraph.mjs';

/** @typedef {import('./moduleGraph.mjs').Module} Module */

/** Source bytes from which a flow of screens has its own file. A smaller flow is in the file of its library. */
const OWN_FILE = 20_000;
/** Source bytes from which modules that a feature's files share have their own file. */
const SHARED = 8000;

// Who uses a module decides its file. These are the users, by their paths.
const screen = /Screen\.tsx$/;
/** Screens by which a visitor becomes a player. Of what screens share, they load only what they need themselves. */
const wayIn = /\/screens\/(?:login|register|forgot)\/\w+Screen\.tsx$/;
/** Entry modules of the later bundle, which no first view needs: the bottom menu, overlays, failures, dialogs. */
const later = /\/startup\/laterBundle\.|\/src\/dialogs\./;
/** Entry modules of home beyond the first view: blocks, menus, overlays and the footer. */
const home = /\/home\/(?:homeBundle|SiteFooter)\.|\/startup\/laterBundle\.|\/src\/dialogs\.|\/overlays\.|\/menus\/|\/overlays\//;

const forms = /\/node_modules\/(?:react-hook-form|@hookform)\//;
const app = /\/apps\//;
const features = workspaces(join(import.meta.dirname, '../../..')).filter(({ tags }) => tags.includes('type:feature'));
const feature = new RegExp(`/(?:${features.map(({ folder }) => folder).join('|')})/`);
/** Features whose screens are so small that they share one file, and whose few styles are in the common one. */
const small = /\/libs\/tournaments\/src\//;
const styles = /\.module\.css$/;
const lottery = /\/lottery\//;
/** A folder of screens, or of parts that open together. */
const flow = /\/(?:(?:screens|parts)\/([\w-]+)|(lottery))\//;

/**
 * Which modules share a file: a few files by journey instead of one file for each shared module, because each file costs a request (ADR 0035).
 * The groups come from the folders, so that a new screen needs no line here. The first group whose rule `holds` takes a module, with all that it
 * imports. The limits are the bundler's: `minShareCount` files use the module, and the group has `minSize` source bytes.
 */
const groups = [
  // The texts of home's first view.
  { file: (id) => `messages-${languageOf(id)}`, holds: isTextOfFirstView },
  // The texts of all blocks and menus, and those that every screen needs.
  { file: (id) => `menus-${languageOf(id)}`, holds: isTextOfMenus },
  // The texts of a feature's screens.
  { file: (id) => `${libraryOf(id)}-${languageOf(id)}`, holds: ({ id }) => id.endsWith('.screens.json') },
  // The words of the search.
  { file: (id) => `words-${languageOf(id)}`, holds: ({ id }) => id.endsWith('.search.json') },

  // What the first page needs of packages, which change less often than our code.
  { file: 'vendor', holds: ({ id }) => /\/node_modules\/|rolldown\/runtime/.test(id), tags: ['$initial'] },
  // What the first page needs of our code.
  { file: 'start', holds: () => true, tags: ['$initial'] },
  // The app bundle, with what screens of players need at once. Were the menu's entries in the later bundle, the member's page would load that bundle.
  { file: 'app', holds: ({ id }) => /\/startup\/appBundle\.|\/home\/playerBundle\.|\/pwa\/pageCopies\.|\/menus\/menuEntries\./.test(id) },
  // Screens without a form do not need its library.
  { file: 'forms', holds: ({ id }) => forms.test(id) },

  // What home's rest shares with screens, so that neither loads the other for it.
  { file: 'blocks', holds: isBlock, minShareCount: 2 },
  // The blocks of one feature, which not every screen needs.
  { file: (id) => `${libraryOf(id)}-blocks`, holds: isBlockOfFeature, minShareCount: 2, minSize: SHARED },
  // The blocks of features that have only a few.
  { file: 'other-blocks', holds: isBlockOfFeature, minShareCount: 2 },
  // What the ways in share with screens. Screens of several features share only libraries below them (tools/boundaries.mjs).
  { file: 'ways-in', holds: (module) => isCommon(module) && module.isUsedBy(wayIn), minShareCount: 2 },
  // What else screens of several features share.
  { file: 'common', holds: isCommon, minShareCount: 2 },

  // The later bundle, which loads once a screen is drawn.
  { file: 'later', holds: ({ id }) => later.test(id) },
  // The footer, at the end of home and of other screens.
  { file: 'footer', holds: ({ id }) => /\/home\/SiteFooter\./.test(id) },
  // Home's rest, which loads with the first touch.
  { file: 'home', holds: ({ id }) => home.test(id) },

  // The screens of a small feature and what they share.
  { file: (id) => `${libraryOf(id)}-screens`, holds: ({ id }) => small.test(id) },
  // What a feature's ways in share. The member's page needs the rules of the session, and not what the other screens share.
  { file: (id) => `${libraryOf(id)}-ways-in`, holds: isSharedByWaysIn, minShareCount: 2, minSize: SHARED },
  // What the screens of a feature share.
  { file: libraryOf, holds: isSharedInFeature, minShareCount: 2, minSize: SHARED },
  // What the forms of a feature share, so that a screen without a form does not load the library of forms.
  { file: (id) => `${libraryOf(id)}-forms`, holds: isSharedByForms, minShareCount: 2 },

  // A screen in which domains meet.
  { file: (id) => /(\w+)\.tsx$/.exec(id)[1], holds: ({ id }) => /\/mobile-web\/src\/screens\/\w+Screen\.tsx$/.test(id) },
  // The search, what the features offer to it and its library, which no screen needs.
  { file: 'search', holds: ({ id }) => /\/search-sheet\/|\/SearchOverAll\.|\/findable\.|\/node_modules\/fuse\.js\//.test(id) },
  // A flow of screens that is large enough.
  { file: flowOf, holds: ({ id }) => feature.test(id) && flow.test(id), minSize: OWN_FILE },
  // The other screens of a feature: those with a form, and those without.
  { file: (id) => `${libraryOf(id)}-form-screens`, holds: (module) => feature.test(module.id) && module.needs(forms) },
  { file: (id) => `${libraryOf(id)}-screens`, holds: ({ id }) => feature.test(id) },
  // Parts that load on their own: the pages of a closed site, the slides, the sanitizer, the QR code, the reporter.
  { file: partOf, holds: ({ id }) => !app.test(id) && libraryOf(id) !== undefined },
];

/** The groups as the bundler takes them. */
export const chunkGroups = groups.map(({ file, holds, ...limits }) => ({
  name: (id, graph) => {
    if (!holds(moduleOf(id, graph))) return null;
    return typeof file === 'string' ? file : file(id);
  },
  ...limits,
}));

function isTextOfFirstView({ id }) {
  return /(?:mobile-web|games|site|content|messaging)\/src\/i18n\/\w+\.json$/.test(id);
}

function isTextOfMenus({ id }) {
  return /\/src\/i18n\/\w+\.json$|\/(?:mobile-web|site|content)\/src\/i18n\/\w+\.screens\.json$/.test(id);
}

/**
 * What the libraries below the features give to home's rest. Of the features only what the ways in or the later bundle need of their blocks, so that
 * these do not wait for a file of blocks, and the few styles.
 * @param {Module} module
 */
function isBlock(module) {
  if (!feature.test(module.id)) return isCommon(module) && module.isUsedBy(home);
  if (isBlockOfFeature(module)) return styles.test(module.id) || module.isUsedBy(wayIn) || module.isUsedBy(later);
  return styles.test(module.id) && module.isUsedBy(wayIn);
}

/** What home's blocks and a screen use. In the file of home, the screen would load all of home for it. @param {Module} module */
function isBlockOfFeature(module) {
  return feature.test(module.id) && module.isUsedBy(home) && module.isUsedBy(screen);
}

/**
 * What screens of several features can share. The components that only the order screens or the screens of a closed site use are in the files of these.
 * @param {Module} module
 */
function isCommon({ id }) {
  if (small.test(id)) return styles.test(id);
  return !feature.test(id) && !app.test(id) && !/\/libs\/(?:ui\/src\/timeline|site\/src\/parts)\//.test(id);
}

/** @param {Module} module */
function isSharedInFeature(module) {
  return feature.test(module.id) && !lottery.test(module.id) && !module.needs(forms);
}

/** @param {Module} module */
function isSharedByWaysIn(module) {
  return isSharedInFeature(module) && (module.isUsedBy(wayIn) || /\/session\/src\/rules\//.test(module.id));
}

/** @param {Module} module */
function isSharedByForms(module) {
  return feature.test(module.id) && !lottery.test(module.id) && module.needs(forms);
}

/** `en` */
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
