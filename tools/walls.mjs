import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { depConstraints } from './boundaries.mjs';

// The walls between projects that Nx's rule does not see, as an ESLint plugin. Nx judges static imports of other projects by their tags;
// these rules judge every way to name a file or to reach a global, and each message names the alternative (ADR 0001).

const root = fileURLToPath(new URL('..', import.meta.url));
const five = 'ask core, compose in the app, navigate by path, invalidate a tag or publish an event (docs/ARCHITECTURE.md)';

export const says = {
  barrel: 'Inside a library, import the file itself, not the public face.',
  deep: 'Import the public face, `@parlour/<library>`; whatever it does not export is private.',
  path: `Another project is never reached by path. Import its public face, \`@parlour/<library>\`; between features ${five}.`,
  wire: "Another library's wire contract is for tools and tests; navigate, invalidate a tag or publish an event.",
  testing: 'Testing tools are for tests, stories and mocks.',
  node: 'This code runs in browsers. Use what browsers have, or kernel; files and processes are for tools and scripts.',
  developing:
    'This package is for tests and tools. What players get is among the `dependencies` of the root package.json (docs/licences.md).',
  mock: 'Mock the network (`useNetwork` of testing), never a module.',
  layer: Object.fromEntries(depConstraints.map(({ sourceTag, instead }) => [sourceTag, instead])),
};

/** Globals that have one owner: dotted names, the files that may touch them, and the alternative for all others. */
export const owned = [
  {
    names: ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
    owners: /^(libs\/api-client\/src|apps\/mobile-web\/src\/(.+\/)?fetchFile\.ts$|tools)/,
    message: 'Ask the gateway through an endpoint; only api-client sends requests.',
  },
  {
    names: ['localStorage', 'sessionStorage', 'document.cookie', 'cookieStore'],
    owners: /^libs\/kernel\/src\/storage\/storage\.ts$/,
    message: 'Use readStored and writeStored of kernel: they survive blocked, full and corrupt storage.',
  },
  {
    names: ['indexedDB'],
    owners: /^libs\/\w+\/src\/(.+\/)?deviceKey\.ts$/,
    message: 'Use readStored and writeStored of kernel; only the key of the device lies in a database.',
  },
  {
    names: ['caches'],
    owners: /^(libs\/kernel\/src\/device\/supports\.ts|apps\/mobile-web\/src\/pwa\/.+)$/,
    message: 'Ask `supports.caches()` of kernel: some browsers have none.',
  },
  {
    names: ['navigator.sendBeacon'],
    owners: /^libs\/telemetry\/src\/startReports\.ts$/,
    message: 'Throw, or use the reporter: it removes secrets before it sends.',
  },
  {
    names: ['pushState', 'replaceState', 'go', 'back', 'forward', 'state'].map((member) => `history.${member}`),
    owners: /^libs\/ui\/src\/history\/pageHistory\.ts$/,
    message: 'Open a page with the router, or use `pageHistory` of ui: it owns the entries of the history.',
  },
  {
    names: ['import.meta.env'],
    owners: /^(apps\/mobile-web\/src\/(env\.ts|main\.tsx)$|apps\/(?!mobile-web\/)|tools\/)/,
    message: "Read the app's configuration from its `env.ts`; a library gets it as an argument.",
  },
  {
    names: ['process.env'],
    owners: /^(apps|tools)\//,
    message: 'A library gets its configuration as an argument.',
  },
];
const owners = new Map(owned.flatMap(({ names, ...rest }) => names.map((name) => [name, rest])));
const windows = new Set(['window', 'globalThis', 'self', 'top', 'parent', 'frames', 'global']);

const projects = new Map(['apps', 'libs', 'tools'].flatMap(readProjects));
const byName = new Map([...projects.values()].map((project) => [project.name, project]));
/** The panel for developers counts as a tool for tests: no build has it. */
const forTests =
  /\.(test|stories)\.tsx?$|\/mocks\/|^apps\/mobile-web\/src\/developer\/|^libs\/testing\/|^apps\/(?!mobile-web\/src\/)|\/__snapshots__\//;
const inBrowsers = /^(libs\/[^/]+\/src|apps\/mobile-web\/src)\//;
const builtins = new Set(builtinModules);
const onServer = new Set(['hono', '@hono/node-server']);
const developing = new Set(Object.keys(readJson(`${root}package.json`).devDependencies));

/** Returns the problem of importing `specifier` in a file, both relative to the root; undefined if it is allowed. */
function judge(file, specifier) {
  const own = projects.get(projectOf(file));
  const [name] = specifier.split(/[?#]/);
  if (!own || name === '' || /^(data|https?|blob):/.test(name)) return undefined;
  const isTest = forTests.test(file);
  if (/^\.{0,2}\/|^\.{1,2}$|^(libs|apps|tools)\//.test(name)) return judgePath({ file, own, isTest }, name);
  if (name.startsWith('@parlour/')) return judgePackage({ own, isTest }, name);
  if (inBrowsers.test(file) && !isTest) {
    if (name.startsWith('node:') || builtins.has(name) || onServer.has(packageOf(name))) return says.node;
    if (developing.has(packageOf(name))) return says.developing;
  }
  const isBanned = own.constraint?.bannedExternalImports?.some((banned) => name.startsWith(banned.replace(/\*$/, '')));
  return isBanned ? own.constraint.instead : undefined;
}

function judgePath({ file, own, isTest }, name) {
  const target = name.startsWith('.') ? posix.normalize(posix.join(posix.dirname(file), name)).replace(/\/$/, '') : name.replace(/^\//, '');
  const isInside = `${target}/`.startsWith(`${own.folder}/`);
  const isProject = projects.has(projectOf(target));
  if (!isInside) return (own.isLibrary || inBrowsers.test(file)) && (isProject || !isTest) ? says.path : undefined;
  const isBarrel = own.isLibrary && new RegExp(`^${own.folder}/src(/index(\\.[jt]s)?)?$`).test(target);
  return isBarrel && !isTest ? says.barrel : undefined;
}

function judgePackage({ own, isTest }, name) {
  const [, library, entry] = /^(@parlour\/[^/]+)(\/.*)?$/.exec(name) ?? [];
  const target = byName.get(library);
  if (!target) return undefined;
  if (target === own) return says.barrel;
  if (!isExported(target, `.${entry ?? ''}`)) return says.deep;
  const allowed = own.constraint?.onlyDependOnLibsWithTags;
  if (own.type === 'type:tool') return entry === '/wire' || allowed.includes(target.type) ? undefined : own.constraint.instead;
  if (allowed && !allowed.includes(target.type)) return own.constraint.instead;
  if (isTest) return undefined;
  if (entry === '/wire') return says.wire;
  return target.type === 'type:testing' ? says.testing : undefined;
}

function isExported({ exports }, entry) {
  return exports.some((known) => {
    const [before, after] = known.split('*');
    return after === undefined
      ? known === entry
      : entry.startsWith(before) && entry.endsWith(after) && !entry.slice(before.length).includes('/');
  });
}

function readProjects(folder) {
  return readdirSync(root + folder).flatMap((name) => {
    const own = `${folder}/${name}`;
    const [described, listed] = ['package.json', 'project.json'].map((file) => readJson(`${root}${own}/${file}`));
    if (!described && !listed) return [];
    const type = (described?.nx?.tags ?? listed?.tags)?.find((tag) => tag.startsWith('type:'));
    const constraint = depConstraints.find(({ sourceTag }) => sourceTag === type);
    const exports = Object.keys(described?.exports ?? {});
    return [[own, { folder: own, name: described?.name ?? listed.name, isLibrary: folder === 'libs', type, constraint, exports }]];
  });
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function packageOf(name) {
  return /^(@[^/]+\/)?[^/]+/.exec(name)?.[0];
}

function projectOf(file) {
  return file.split('/').slice(0, 2).join('/');
}

function fromRoot({ filename }) {
  return posix.relative(root.replaceAll('\\', '/'), filename.replaceAll('\\', '/'));
}

/** Returns the text of a string literal. For a template or a concatenation, it returns the text before the first expression. */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'BinaryExpression') {
    const start = textOf(node.left);
    return start && start + (textOf(node.right) ?? '');
  }
  return node?.type === 'TemplateLiteral' ? node.quasis[0].value.cooked : undefined;
}

/** `a.b['c']` as `a.b.c`, without a leading `window`; undefined when a part is computed. */
function nameOf(node) {
  const name = dotted(node);
  return name && withoutWindow(name.split('.')).join('.');
}

function withoutWindow(names) {
  const first = names.findIndex((name, index) => index === names.length - 1 || !windows.has(name));
  return names.slice(first);
}

function dotted(node) {
  if (['ChainExpression', 'TSNonNullExpression', 'TSAsExpression'].includes(node.type)) return dotted(node.expression);
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MetaProperty') return 'import.meta';
  if (node.type !== 'MemberExpression') return undefined;
  const object = dotted(node.object);
  const member = node.computed ? textOf(node.property) : node.property.name;
  return object && member && `${object}.${member}`;
}

const naming = /^(require|(require|import\.meta)\.resolve|import\.meta\.glob|(jest|vi)\.(requireActual|importActual))$/;
const mocking = /^(jest|vi)\.(mock|doMock|unstable_mockModule|setMock)$/;

/** Every way to name another file: imports of all kinds, globs, URLs, declarations, and the same in CSS. */
const reference = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = fromRoot(context);
    const check = (node, text = textOf(node)) => {
      const message = text === undefined ? undefined : judge(file, text);
      if (message) context.report({ node, message });
    };
    const texts = (node) => (node?.type === 'ArrayExpression' ? node.elements : [node]);
    return {
      'ImportDeclaration, ExportNamedDeclaration[source], ExportAllDeclaration, ImportExpression': ({ source }) => check(source),
      TSImportType: ({ source, argument }) => check(source ?? argument.literal),
      TSExternalModuleReference: ({ expression }) => check(expression),
      'TSModuleDeclaration[id.type="Literal"]': ({ id }) => check(id),
      CallExpression(node) {
        const name = nameOf(node.callee) ?? '';
        if (mocking.test(name)) context.report({ node, message: says.mock });
        else if (naming.test(name)) for (const text of texts(node.arguments[0])) check(text, textOf(text)?.replace(/^!/, ''));
      },
      NewExpression({ callee, arguments: [path, base] }) {
        if (nameOf(callee) !== 'URL') return;
        if (base && nameOf(base)?.startsWith('import.meta') && inBrowsers.test(file) && !forTests.test(file)) check(path);
      },
      Program(node) {
        for (const comment of node.comments ?? []) {
          const [, path] = /^\/\s*<reference\s+path="([^"]+)"/.exec(comment.value) ?? [];
          check(comment, path && (path.startsWith('.') ? path : `./${path}`));
        }
      },
    };
  },
};

/** The same in CSS: `@import`, `url()`, `image-set()`, `composes … from` and `@value … from`. */
const cssReference = {
  meta: { type: 'problem', schema: [], languages: ['css/css'] },
  create(context) {
    const file = fromRoot(context);
    const check = (node, text) => {
      const isPlain = !/^([./@#]|\w+:)/.test(text);
      const message = judge(file, isPlain ? `./${text}` : text);
      if (message) context.report({ loc: node.loc, message });
    };
    const quoted = (node) => {
      for (const [, , text] of context.sourceCode.getText(node).matchAll(/(['"])(.*?)\1/g)) check(node, text);
    };
    return {
      'Atrule[name=/^(import|value)$/i]': quoted,
      'Declaration[property=/^composes$/i]': quoted,
      'Function[name=/image-set$/i]': quoted,
      Url: (node) => check(node, node.value),
    };
  },
};

/** Globals with one owner, however they are reached: bare, as a member of `window`, in brackets, by destructuring. */
const owner = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const file = fromRoot(context);
    if (forTests.test(file)) return {};
    const check = (node, name) => {
      const known = name && owners.get(name);
      if (known && !known.owners.test(file)) context.report({ node, message: known.message });
    };
    const isOwn = (node) => {
      let scope = context.sourceCode.getScope(node);
      while (scope && !scope.set.get(node.name)?.defs.length) scope = scope.upper;
      return Boolean(scope);
    };
    /** Checks `const { localStorage } = window`, also inside of other braces. */
    const checkMembers = (pattern, object) => {
      for (const { key, value, computed } of pattern.properties.filter(({ type }) => type === 'Property')) {
        const name = `${object}.${computed ? textOf(key) : (key.name ?? key.value)}`;
        check(key, withoutWindow(name.split('.')).join('.'));
        if (value.type === 'ObjectPattern') checkMembers(value, name);
      }
    };
    const rootOf = (node) => (node.object ? rootOf(node.object) : (node.expression ?? node));
    return {
      'Program:exit'(node) {
        const scope = context.sourceCode.getScope(node);
        for (const { identifier, isTypeReference } of scope.through)
          if (!isTypeReference && identifier.parent.type !== 'TSTypeQuery') check(identifier, identifier.name);
        // A global that the lint knows has a variable without a definition.
        for (const { defs, references } of scope.variables)
          if (defs.length === 0)
            for (const { identifier, isTypeReference } of references)
              if (!isTypeReference && identifier.parent.type !== 'TSTypeQuery') check(identifier, identifier.name);
      },
      MemberExpression(node) {
        const start = rootOf(node);
        if (start.type !== 'Identifier' || !isOwn(start)) check(node, nameOf(node));
      },
      'VariableDeclarator[id.type="ObjectPattern"]'({ id, init }) {
        const object = init && dotted(init);
        if (object) checkMembers(id, object);
      },
    };
  },
};

export const walls = { meta: { name: 'walls' }, rules: { reference, 'css-reference': cssReference, owner } };
