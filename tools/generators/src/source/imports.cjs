const ts = require('typescript');

const importsOf = (text) => ts.createSourceFile('file.tsx', text, ts.ScriptTarget.Latest, true).statements.filter(ts.isImportDeclaration);
const moduleOf = (declaration) => declaration.moduleSpecifier.text;

/** Imports `name` (for a type, `type Name`) from a module: extends an existing import or adds one in alphabetical order. */
function addImport(text, name, from) {
  const declarations = importsOf(text);
  const isType = name.startsWith('type ');
  const bare = bareName(name);
  const same = declarations.filter((declaration) => moduleOf(declaration) === from);
  if (same.some((declaration) => namesOf(declaration).includes(bare))) return text;
  const joined = same.find(({ importClause }) => importClause?.namedBindings && ts.isNamedImports(importClause.namedBindings));
  if (joined) return join(text, joined, { name, bare, isType });
  const line = isType ? `import type { ${bare} } from '${from}';\n` : `import { ${bare} } from '${from}';\n`;
  return insert(text, line, from);
}

/** Adds `import * as alias from 'module'`. */
function addNamespaceImport(text, alias, from) {
  if (importsOf(text).some((declaration) => moduleOf(declaration) === from)) return text;
  return insert(text, `import * as ${alias} from '${from}';\n`, from);
}

function namesOf({ importClause }) {
  const bindings = importClause?.namedBindings;
  return bindings && ts.isNamedImports(bindings) ? bindings.elements.map((element) => element.name.text) : [];
}

function join(text, declaration, { name, bare, isType }) {
  const { importClause } = declaration;
  const { elements } = importClause.namedBindings;
  const wasTypes = importClause.isTypeOnly;
  const kept = elements.map((element) => (wasTypes && !isType ? `type ${element.getText()}` : element.getText()));
  const names = [...kept, wasTypes && isType ? bare : name].sort((a, b) => (bareName(a) < bareName(b) ? -1 : 1)).join(', ');
  const head = wasTypes && isType ? 'import type' : 'import';
  return `${text.slice(0, declaration.getStart())}${head} { ${names} } from '${moduleOf(declaration)}';${text.slice(declaration.getEnd())}`;
}

const bareName = (name) => name.replace(/^type /, '');

function insert(text, line, from) {
  const declarations = importsOf(text);
  const next = declarations.find((declaration) => rank(moduleOf(declaration)) > rank(from));
  if (next) return text.slice(0, next.getStart()) + line + text.slice(next.getStart());
  const end = declarations.at(-1)?.getEnd();
  return end === undefined ? `${line}\n${text}` : `${text.slice(0, end)}\n${line.trimEnd()}${text.slice(end)}`;
}

/** Packages first, then our own files, parent folders before the same folder. */
function rank(from) {
  return from.startsWith('..') ? `1${from}` : from.startsWith('.') ? `2${from}` : `0${from}`;
}

module.exports = { addImport, addNamespaceImport };
