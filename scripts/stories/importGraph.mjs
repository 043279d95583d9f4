import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { workspaces } from '../../tools/workspaces.mjs';
import { projectFiles } from '../projectFiles.mjs';

/** Stands for every name of a file, as a dynamic import, `import * as` and an import for its effect have them. */
export const ALL = '*';

/**
 * Who imports whom among the sources for players and the stories. An import through an index leads to the file that defines the name, so a library's
 * public face joins nothing that does not belong together. Imports of types alone are left out.
 * @param {string} root
 * @returns {{ files: string[], importsOf: (file: string) => Import[], importersOf: (file: string, name: string) => string[] }}
 * @typedef {{ file: string, name: string, local?: string }} Import `file` defines it, as `name`; `local`: its name in the importing file.
 */
export function importGraph(root) {
  const files = projectFiles(root, 'libs/*/src/*.ts', 'libs/*/src/*.tsx', 'apps/mobile-web/src/*.ts', 'apps/mobile-web/src/*.tsx').filter(
    (file) => !/\.(test|d)\.tsx?$/.test(file),
  );
  const targetOf = resolver(root);
  const modules = new Map(files.map((file) => [file, readModule(root, file, targetOf)]));

  function definition(file, name) {
    const passedOn = modules.get(file)?.passedOn.get(name);
    return passedOn ? definition(passedOn.file, passedOn.name) : { file, name };
  }

  const imports = new Map(
    [...modules].map(([file, { imports: own, passedOn }]) => [
      file,
      [...own, ...passedOn.values()].map((one) => ({ ...one, ...definition(one.file, one.name) })),
    ]),
  );
  const importers = new Map();
  for (const [from, targets] of imports)
    for (const { file, name } of targets) importers.set(file, [...(importers.get(file) ?? []), { from, name }]);

  return {
    files,
    importsOf: (file) => imports.get(file) ?? [],
    importersOf: (file, name) => [
      ...new Set((importers.get(file) ?? []).filter((one) => name === ALL || [name, ALL].includes(one.name)).map(({ from }) => from)),
    ],
  };
}

/** Finds the file that an import names, or undefined for a package, a style sheet and a message file. */
function resolver(root) {
  const faces = workspaces(root).flatMap(({ folder, name }) => {
    const { exports = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    return Object.entries(exports).map(([entry, target]) => ({ name: join(name, entry), target: join(folder, target.default ?? target) }));
  });
  return (from, specifier) => {
    if (specifier.startsWith('.')) return existing(root, join(dirname(from), specifier));
    const exact = faces.find(({ name }) => name === specifier);
    if (exact) return existing(root, exact.target);
    const any = faces.find(({ name }) => name.endsWith('/*') && dirname(name) === dirname(specifier));
    return any && existing(root, any.target.replace('*', specifier.slice(any.name.length - 1)));
  };
}

const existing = (root, path) =>
  [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)));

/** The imports of a file, and the names that it passes on from another one. */
function readModule(root, file, targetOf) {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest);
  const imports = [];
  const passedOn = new Map();
  const to = ({ text }, use) => {
    const target = targetOf(file, text);
    if (target) use(target);
  };
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) to(node.moduleSpecifier, (target) => imports.push(...namesOf(node.importClause, target)));
    else if (ts.isExportDeclaration(node) && node.moduleSpecifier && !node.isTypeOnly)
      to(node.moduleSpecifier, (target) => {
        for (const { name, propertyName = name } of node.exportClause.elements)
          passedOn.set(name.text, { file: target, name: propertyName.text });
      });
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && ts.isStringLiteral(node.arguments[0]))
      to(node.arguments[0], (target) => imports.push({ file: target, name: ALL }));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { imports, passedOn };
}

function namesOf(clause, file) {
  if (clause?.isTypeOnly) return [];
  const bindings = clause?.namedBindings;
  if (!bindings || ts.isNamespaceImport(bindings)) return [{ file, name: ALL }];
  return bindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName = name }) => ({ file, name: propertyName.text, local: name.text }));
}
