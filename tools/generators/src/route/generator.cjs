const { join } = require('node:path');
const { OverwriteStrategy, formatFiles, generateFiles, logger, names } = require('@nx/devkit');
const { drawArrow } = require('../source/diagram.cjs');
const { editFile } = require('../source/editFile.cjs');
const { addImport } = require('../source/imports.cjs');
const { requireFeature } = require('../source/libraryNames.cjs');
const { addToLiteral, findLiteral, hasProperty } = require('../source/literals.cjs');
const { filesIn } = require('../source/filesIn.cjs');

const sandbox = 'tools/sandbox/src';

/** Serves a call of a library in the sandbox, with a test. A call that the sandbox serves already is left alone. */
async function route(tree, { feature, name, file = `${feature}/serve${names(feature).className}` }) {
  requireFeature(tree, feature);
  const wire = wireWith(tree, { feature, name });
  const used = new RegExp(`answer\\(app, ${wire}\\.${name},`);
  if (filesIn(tree, sandbox).some((path) => used.test(tree.read(path, 'utf8')))) return;

  const path = `${sandbox}/${file}.ts`;
  const serve = path.split('/').at(-1).slice(0, -'.ts'.length);
  const call = callOf(tree, { feature, name, wire });
  if (!tree.exists(path)) startRoutes(tree, { path, serve, feature });
  editFile(tree, path, (text) => addAnswer(text, { feature, name, wire, serve, value: call.value }));
  if (call.value) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    const values = { tmpl: '', feature, name, wire, ...call, caller: call.access === 'anyone' ? 'anyone' : 'a player' };
    generateFiles(tree, join(__dirname, 'files/test'), folder, values, { overwriteStrategy: OverwriteStrategy.KeepExisting });
  } else logger.warn(`${path}: ${name} is refused until its handler is written.`);
  drawArrow(tree, { from: 'sandbox', to: feature, isDotted: true });
  await formatFiles(tree);
}

/** The exported object with the call, in a file of `wire/`. */
function wireWith(tree, { feature, name }) {
  for (const path of wireFiles(tree, feature)) {
    const text = tree.read(path, 'utf8');
    for (const [, wire] of text.matchAll(/export const (\w+Wire)\b/g)) if (hasProperty(text, { name: wire, key: name })) return wire;
  }
  throw new Error(`The contract of ${feature} has no call "${name}". Write it first: nx g @parlour/tools:endpoint ${feature} ${name}`);
}

function wireFiles(tree, feature) {
  return filesIn(tree, `libs/${feature}/src/wire`).filter((path) => path.endsWith('.ts'));
}

/** Who may make a call, and an input and a reply for it, as long as its schemas are those that `endpoint` has written. */
function callOf(tree, { feature, name, wire }) {
  const path = wireFiles(tree, feature).find((each) => hasProperty(tree.read(each, 'utf8'), { name: wire, key: name }));
  const property = findLiteral(tree.read(path, 'utf8'), wire).properties.find((each) => each.name?.getText() === name);
  const text = property.getText().replace(/\s/g, '');
  const noun = names(name.replace(/^[a-z]+(?=[A-Z])/, '')).propertyName;
  const kinds = [
    { schemas: 'input:v.object({}),value:v.object({id:wireId})', input: '{}', value: `{ id: '${noun}-1' }` },
    {
      schemas: 'input:v.object({}),value:wireList(v.object({id:wireId,title:wireText}),100)',
      input: '{}',
      value: `[{ id: '${noun}-1', title: 'First' }, { id: '${noun}-2', title: 'Second' }]`,
    },
    { schemas: 'input:v.object({id:wireId}),value:v.nullish(v.unknown())', input: "{ id: 'x1' }", value: 'null' },
  ];
  const { input = '{}', value } = kinds.find(({ schemas }) => text.includes(schemas)) ?? {};
  return { access: /access:'(\w+)'/.exec(text)?.[1], input, value };
}

function startRoutes(tree, { path, serve, feature }) {
  tree.write(path, `/** Serves the calls of ${feature}. */\nexport function ${serve}(app: GatewayApp): void {}\n`);
  editFile(tree, path, (text) => addImport(text, 'type GatewayApp', '../platform'));
  editFile(tree, `${sandbox}/routes.ts`, (text) =>
    addToLiteral(addImport(text, serve, `./${path.slice(sandbox.length + 1, -'.ts'.length)}`), { name: 'groups', entry: serve }),
  );
}

function addAnswer(text, { feature, name, wire, serve, value }) {
  const body = new RegExp(`(export function ${serve}\\(app: GatewayApp\\): void \\{)([\\s\\S]*?)(\\n?\\}\\n*)$`);
  if (!body.test(text)) throw new Error(`The file has no function ${serve}(app) at its end.`);
  const reply = value ? `() => (${value})` : `() => refuse('UNKNOWN')`;
  const written = text.replace(
    body,
    (_, head, lines, end) => `${head}${lines}\n  answer(app, ${wire}.${name}, ${reply});\n${end.trimStart()}`,
  );
  const imported = addImport(addImport(written, wire, `@parlour/${feature}/wire`), 'answer', '../http/answer');
  return value ? imported : addImport(imported, 'refuse', '../http/refuse');
}

module.exports = { route };
