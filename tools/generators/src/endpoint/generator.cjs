const { spawnSync } = require('node:child_process');
const { dirname, join, relative } = require('node:path/posix');
const { OverwriteStrategy, formatFiles, generateFiles, names, updateJson, writeJson } = require('@nx/devkit');
const { drawArrow } = require('../source/diagram.cjs');
const { editFile } = require('../source/editFile.cjs');
const { addImport, addNamespaceImport } = require('../source/imports.cjs');
const { handlersName, requireFeature } = require('../source/libraryNames.cjs');
const { addToLiteral, findLiteral, hasProperty } = require('../source/literals.cjs');
const { addToReadme } = require('../source/readme.cjs');

/** Adds a call to the contract of a library, with its endpoint, mock and a test of success and failure. The README names the tag. */
async function endpoint(tree, options) {
  requireFeature(tree, options.feature);
  if (options.list && options.mutation) throw new Error('A call that changes something returns no list.');
  const call = describeCall(tree, options);
  const source = `libs/${call.feature}/src`;

  const contract = `${source}/wire/index.ts`;
  if (!tree.exists(contract)) startContract(tree, call);
  const wire = tree.read(contract, 'utf8');
  if (hasProperty(wire, { name: call.wire, key: call.name })) return undefined;

  editFile(tree, contract, (text) => addCall(text, call));
  if (call.tag)
    editFile(tree, 'libs/api-client/src/tagTypes.ts', (text) =>
      addToLiteral(text, { name: 'tagTypes', entry: `'${call.tag}'`, isSorted: true }),
    );
  if (!tree.exists(`${source}/${call.file}.ts`)) tree.write(`${source}/${call.file}.ts`, emptyApi(call));
  editFile(tree, `${source}/${call.file}.ts`, (text) => addEndpoint(text, call));
  editFile(tree, `${source}/endpoints.ts`, (text) => declareApi(text, call));
  editFile(tree, `${source}/mocks/handlers.ts`, (text) => addMock(text, call));
  const keep = { overwriteStrategy: OverwriteStrategy.KeepExisting };
  const values = { ...call, tmpl: '', featureExport: `${names(call.feature).propertyName}Feature` };
  generateFiles(tree, join(__dirname, 'files/test'), `${source}/${dirname(call.file)}`, values, keep);
  if (!call.mutation) generateFiles(tree, join(__dirname, 'files/fixture'), `${source}/mocks`, values, keep);
  drawArrow(tree, { from: call.feature, to: 'api-client' });
  const section = 'What it asks of others';
  addToReadme(tree, call.feature, { section, name: 'api-client', text: 'its calls, which `src/wire` describes' });
  if (call.tag) addToReadme(tree, call.feature, { section, name: `\`${call.tag}\``, text: 'the tag of its calls' });
  await formatFiles(tree);
  return () => writeContract(tree.root);
}

/** Writes the contract document again, once the call is in its file. */
function writeContract(root) {
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/checkContract.mjs', '--write'], { cwd: root, stdio: 'inherit' });
}

function describeCall(tree, { feature, name, mutation = false, list = false, tag, path, access = 'session', file }) {
  const noun = names(name.replace(/^[a-z]+(?=[A-Z])/, '')).propertyName;
  const Name = names(name).className;
  const apiFile = file ?? defaultFile(tree, { feature, noun });
  return {
    feature,
    name,
    noun,
    mutation,
    list,
    tag,
    access,
    path: path ?? `/wps/${feature}/${noun}`,
    file: apiFile,
    /** From the api file to the source folder of the library. */
    up: relative(dirname(join('/', apiFile)), '/') || '.',
    api: apiFile.split('/').at(-1),
    wire: `${names(feature).propertyName}Wire`,
    handlers: handlersName(tree, feature),
    hook: `use${Name}${mutation ? 'Mutation' : 'Query'}`,
    Name,
    summary: summaryOf(name),
  };
}

/** The first sentence about a call, made of its name: `getCaps` returns the caps, `claimLevel` claims the level. */
function summaryOf(name) {
  const [verb, ...noun] = names(name).fileName.split('-');
  const does = verb === 'get' ? 'returns' : verb.replace(/(?<![aeo])y$/, 'ie').replace(/(s|x|z|ch|sh)$/, '$1e') + 's';
  return `${names(does).className}${noun.length > 0 ? ` the ${noun.join(' ')}` : ''}.`;
}

/** A library without an `api` folder has one api file; with the folder, it has a file per noun. */
function defaultFile(tree, { feature, noun }) {
  return tree.exists(`libs/${feature}/src/api`) ? `api/${noun}Api` : `${names(feature).propertyName}Api`;
}

/** A contract is its own project, so that the tools which import it do not depend on the library's other files. */
function startContract(tree, { feature, wire }) {
  const folder = `libs/${feature}/src/wire`;
  tree.write(`${folder}/index.ts`, `export const ${wire} = {};\n`);
  writeJson(tree, `${folder}/project.json`, {
    $schema: '../../../../node_modules/nx/schemas/project-schema.json',
    name: `${feature}-wire`,
    tags: ['type:wire', `scope:${feature}`],
  });
  updateJson(tree, `libs/${feature}/package.json`, (manifest) => ({
    ...manifest,
    exports: { ...manifest.exports, './wire': './src/wire/index.ts' },
  }));
}

/** The comment above the call becomes its summary in the contract document. */
function addCall(text, { wire, name, path, access, mutation, list, summary }) {
  const entry = `/** ${summary} */
  ${name}: wireCall({
    method: '${mutation ? 'POST' : 'GET'}',
    path: '${path}',
    access: '${access}',
    input: v.object({${mutation ? ' id: wireId ' : ''}}),
    value: ${mutation ? 'v.nullish(v.unknown())' : list ? 'wireList(v.object({ id: wireId, title: wireText }), 100)' : 'v.object({ id: wireId })'},
  })`;
  const used = ['wireCall', 'wireId', ...(list ? ['wireList', 'wireText'] : [])];
  const imported = used.reduce((changed, each) => addImport(changed, each, '@parlour/kernel/wire-call'), text);
  return addToLiteral(addNamespaceImport(imported, 'v', 'valibot'), { name: wire, entry });
}

function emptyApi({ api, feature }) {
  return `/** Endpoints of ${feature}. */
export const ${api} = api.injectEndpoints({
  endpoints: (build) => ({}),
});

export const {} = ${api};
`;
}

/** Tests find every api file of the library in `endpoints.ts`. */
function declareApi(text, { api, file }) {
  const line = `export { ${api} } from './${file}';`;
  return text.includes(line) ? text : `${text.replace('export {};\n', '')}${line}\n`;
}

function addEndpoint(text, { api, name, wire, mutation, tag, hook, up }) {
  const kind = mutation ? 'mutation' : 'query';
  const tags = tag ? `${mutation ? 'invalidatesTags' : 'providesTags'}: ['${tag}'],` : '';
  let changed = text;
  for (const used of ['api', 'fromWire']) changed = addImport(changed, used, '@parlour/api-client');
  changed = addImport(changed, wire, `${up}/wire`);
  changed = addToLiteral(changed, { name: 'endpoints', entry: `${name}: build.${kind}({ ...fromWire(${wire}.${name}), ${tags} })` });
  return addHook(changed, { api, hook });
}

/** Hooks are exported by one destructuring at the end of the file, in alphabetical order. */
function addHook(text, { api, hook }) {
  const pattern = new RegExp(`export const \\{([^}]*)\\} = ${api};`);
  const found = pattern.exec(text);
  if (!found) return `${text.trimEnd()}\n\nexport const { ${hook} } = ${api};\n`;
  const hooks = found[1]
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return text.replace(pattern, `export const { ${[...new Set([...hooks, hook])].sort().join(', ')} } = ${api};`);
}

function addMock(text, { handlers, wire, name, noun, mutation }) {
  const fixture = mutation ? text : addImport(text, noun, `./${noun}`);
  const imported = addImport(addImport(fixture, 'mockCall', '@parlour/testing'), wire, '../wire');
  if (!handlers || !findLiteral(imported, handlers))
    throw new Error('mocks/handlers.ts exports no list of mocked calls named "…handlers".');
  return addToLiteral(imported, { name: handlers, entry: `mockCall(${wire}.${name}, ${mutation ? 'null' : noun})` });
}

module.exports = { describeCall, endpoint };
