import { readFileSync } from 'node:fs';

/** Names of browsers as build targets. Samsung Internet and Chrome on Android share Chrome's engine and its target. */
const buildNames = { chrome: 'chrome', edge: 'edge', safari: 'safari', ios_saf: 'ios', firefox: 'firefox' };

/** The oldest supported browsers as targets of the build, e.g. `safari16.4`. The list is `.browserslistrc`, which the lint reads too. */
export function buildTargets() {
  const list = readFileSync(new URL('../.browserslistrc', import.meta.url), 'utf8');
  const oldest = [...list.matchAll(/^(\w+) >= ([\d.]+)$/gm)];
  return oldest.flatMap(([, name, version]) => (name in buildNames ? `${buildNames[name]}${version}` : []));
}

// eslint-plugin-compat does not know members of objects, methods of built-ins and most static members, so they are listed here. The lint
// checks our own scripts, and scripts/checkBrowsers.mjs checks the built ones, which include the libraries.
const ask = 'A supported browser lacks it: ask supports.ts of kernel or ui, and say in docs/browsers.md what the player has without it.';
const instead = (advice) => `A supported browser lacks it. ${advice}`;
const either = (names) => `/^(${names.replaceAll(' ', '|')})$/`;

const laterMethods = {
  toSorted: 'Copy, then sort: `[...list].sort()`.',
  toReversed: 'Copy, then reverse: `[...list].reverse()`.',
  toSpliced: 'Copy, then splice.',
  findLast: 'Use `filter(…).at(-1)`.',
  findLastIndex: 'Use `reduce`.',
  isWellFormed: 'Catch what `encodeURIComponent` throws.',
  toWellFormed: 'Catch what `encodeURIComponent` throws.',
  isSubsetOf: 'Compare the members.',
  isSupersetOf: 'Compare the members.',
  isDisjointFrom: 'Compare the members.',
  symmetricDifference: 'Compare the members.',
  inert: 'Use `aria-hidden`, and `tabIndex={-1}` for what would take the focus.',
};

const laterStatics = {
  URL: { canParse: 'Use `parseUrl` of kernel.', parse: 'Use `parseUrl` of kernel.' },
  AbortSignal: { any: 'Let one controller listen to the others.' },
  Array: { fromAsync: 'Use `Promise.all`.' },
  Map: { groupBy: 'Use `reduce`.' },
  Object: { groupBy: 'Use `reduce`.' },
  Promise: { try: 'Use an async function.', withResolvers: 'Use `new Promise`.' },
  RegExp: { escape: 'Escape with `replace`.' },
  Response: { json: 'Use `new Response(JSON.stringify(…))`.' },
  Uint8Array: { fromBase64: 'Use `atob`.', fromHex: 'Use `parseInt`.' },
  CSS: { highlights: 'Use elements.', registerProperty: 'Do without the type.' },
  crypto: {
    randomUUID: 'It is missing on plain http: use `newIdempotencyKey` of kernel.',
    subtle: 'It is missing on plain http: ask `supports.subtle()` of kernel.',
  },
};

const ofNavigator = 'canShare clipboard locks mediaSession permissions serviceWorker share storage';
const ofWindow = 'PublicKeyCredential caches navigation';
const ofAnything =
  'caretPositionFromPoint checkVisibility closedBy fastSeek getCoalescedEvents hidePopover popover requestClose requestPictureInPicture ' +
  'requestVideoFrameCallback roundRect setHTMLUnsafe showPopover startViewTransition togglePopover';

/** Options of `no-restricted-properties`. */
export const laterProperties = [
  ...Object.entries(laterMethods).map(([property, advice]) => ({ property, message: instead(advice) })),
  ...Object.entries(laterStatics).flatMap(([object, members]) =>
    Object.entries(members).map(([property, advice]) => ({ object, property, message: instead(advice) })),
  ),
  ...ofNavigator.split(' ').map((property) => ({ object: 'navigator', property, message: ask })),
  ...ofWindow.split(' ').map((property) => ({ object: 'window', property, message: ask })),
  ...ofAnything.split(' ').map((property) => ({ property, message: ask })),
];

const laterGlobals = either(
  'CloseWatcher EyeDropper Float16Array Iterator Notification ReportingObserver Sanitizer SharedWorker Temporal ToggleEvent',
);
const laterAttributes = either('closedby command commandFor inert onBeforeToggle onScrollEnd popover popoverTarget popoverTargetAction');
const laterEvents = either('beforematch beforetoggle command contentvisibilityautostatechange pagereveal pageswap scrollend');
const iteratorMethods = either('drop every filter find flatMap forEach map reduce some take toArray');
const iterators = 'CallExpression.object[arguments.length=0][callee.property.name=/^(entries|keys|matchAll|values)$/]';

/** Options of `no-restricted-syntax`. */
export const laterSyntax = [
  { selector: `:matches(NewExpression[callee.name=${laterGlobals}], MemberExpression[object.name=${laterGlobals}])`, message: ask },
  {
    selector: `CallExpression > MemberExpression.callee[property.name=${iteratorMethods}] > ${iterators}`,
    message: instead('Make the iterator an array first: `[...map.values()]`.'),
  },
  { selector: 'Literal[regex.flags=/v/]', message: instead('Use the flag `u`.') },
  {
    selector: `JSXAttribute[name.name=${laterAttributes}]`,
    message: instead('Use a state and a component of ui, e.g. Sheet; for `inert`, `aria-hidden` and `tabIndex={-1}`.'),
  },
  {
    selector: "JSXOpeningElement[name.name='details'] > JSXAttribute[name.name='name']",
    message: instead('Keep in a state which one is open.'),
  },
  { selector: `CallExpression[callee.property.name='addEventListener'] > Literal[value=${laterEvents}]`, message: ask },
  {
    selector: "TSAsExpression:matches([expression.name='navigator'], [expression.property.name='navigator'])",
    message: 'A cast hides what the browser lacks: ask supports.ts of kernel.',
  },
  { selector: 'MemberExpression[property.name=/^aria[A-Z]/]', message: instead("Use `setAttribute('aria-…')`.") },
];

/** Every supported browser has these, although the rule dates them later than 2022. */
const inEveryBrowser = [
  'accent-color',
  'container-type',
  'outline',
  'overscroll-behavior',
  'overscroll-behavior-x',
  'overscroll-behavior-y',
];
/** Every supported browser has these, some with a vendor prefix that the build adds. */
const prefixedByBuild = ['backdrop-filter', 'mask-image', 'text-size-adjust', 'user-select'];
/** The page stays usable without these; docs/browsers.md describes how it looks then. */
const nicerWith = [
  'contain-intrinsic-block-size',
  'content-visibility',
  'field-sizing',
  'overflow-clip-margin',
  'resize',
  'scrollbar-gutter',
  'scrollbar-width',
  'text-wrap',
];

/** Options of the CSS rule `use-baseline`: every supported browser has the features of 2022. */
export const cssBaseline = {
  available: 2022,
  // A browser without `@property` treats the property as inherited. The page looks the same and is styled more slowly.
  allowAtRules: ['property'],
  allowProperties: [...inEveryBrowser, ...prefixedByBuild, ...nicerWith],
  allowSelectors: ['autofill'],
};

const laterFunctions =
  '(abs|anchor|anchor-size|color|color-mix|contrast-color|exp|hypot|if|lab|lch|light-dark|log|mod|oklab|oklch|pow|rem|round|sign|sqrt)';
const unguarded = ":not(Atrule[name='supports'] *)";
const guard = 'Guard it with `@supports`, and write what there is without it before.';

/** Options of `no-restricted-syntax` for CSS: `use-baseline` does not look into nested functions and custom properties. */
export const laterCss = [
  { selector: `Function Function[name=/^${laterFunctions}$/]${unguarded}`, message: instead(guard) },
  { selector: `Declaration > Raw[value=/\\b${laterFunctions}\\(/]${unguarded}`, message: instead(guard) },
  { selector: `Function Dimension[unit=/^(cap|lh|rcap|rch|rex|ric|rlh)$/]${unguarded}`, message: instead(guard) },
  { selector: 'Rule Rule', message: instead('Write nested rules one after the other.') },
];
