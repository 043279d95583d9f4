// `npm run figures`: prints figures about the size and shape of the source files, the public faces and the tools. No figure
// fails a check.
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { projectFiles } from './projectFiles.mjs';
import { workspaces } from '../tools/workspaces.mjs';

const SHORT_FILE = 30;
const root = resolve(import.meta.dirname, '..');
const read = (path) => readFileSync(path, 'utf8');
const lines = (path) => read(path).split('\n').length - 1;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const files = (...patterns) => projectFiles(root, ...patterns).map((path) => join(root, path));
const isSource = (path) => !/\.(test|stories)\.|\.d\.ts$/.test(path);

/** The file that a relative import names; undefined for a package, a style sheet and a message file. */
function targetOf(from, specifier) {
  if (!specifier.startsWith('.')) return undefined;
  const base = join(dirname(from), specifier);
  return [`${base}.ts`, `${base}.tsx`, join(base, 'index.ts')].find((path) => existsSync(path));
}

/** The places of the specifiers in `import('…')`. */
const onDemand = (text) => new Set([...text.matchAll(/\bimport\(\s*(?=')/g)].map(({ index, 0: { length } }) => index + length));

/** The files that a file imports; with `withDemand` also those that it loads on demand. */
function importsOf(path, withDemand) {
  const text = read(path);
  const later = onDemand(text);
  return ts
    .preProcessFile(text)
    .importedFiles.filter(({ pos }) => withDemand || !later.has(pos))
    .flatMap(({ fileName }) => targetOf(path, fileName) ?? []);
}

/** The number of a screen's own imports and their imports; the public face of another library is not followed. */
function filesBehind(screen, withDemand = false) {
  const found = new Set([screen]);
  for (const path of found) for (const imported of importsOf(path, withDemand)) found.add(imported);
  return found.size;
}

/** The names that a file exports; types do not count, because they bring no code. */
function namesOf(path) {
  const { statements } = ts.createSourceFile(path, read(path), ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const { elements } = statement.exportClause;
      return statement.isTypeOnly ? [] : elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);
    }
    const isExported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported || ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) return [];
    return statement.declarationList?.declarations.map(({ name }) => name.text) ?? [statement.name.text];
  });
}

/** A library's public faces, the entries of its `exports`, and the number of names that each exports. */
function facesOf(folder) {
  const { exports } = JSON.parse(read(join(root, folder, 'package.json')));
  const entries = Object.entries(exports).flatMap(([name, entry]) => {
    const target = entry.default ?? entry;
    if (!target.includes('*')) return [[name, join(root, folder, target)]];
    return files(join(folder, target)).map((path) => [name.replace('*', basename(dirname(path))), path]);
  });
  return entries.filter(([, path]) => /\.tsx?$/.test(path)).map(([name, path]) => ({ name, count: new Set(namesOf(path)).size }));
}

const libraries = workspaces(root).filter(({ folder }) => folder.startsWith('libs/'));
const product = ['apps/mobile-web', ...libraries.map(({ folder }) => folder)];
const sources = (folder) => files(`${folder}/src/*.ts`, `${folder}/src/*.tsx`).filter(isSource);
const sizes = new Map(product.map((folder) => [folder, sources(folder).map(lines)]));
const all = [...sizes.values()].flat();
/** A library's `index.ts` only lists names, so nobody looks for a thing in it. */
const withoutFaces = product
  .flatMap(sources)
  .filter((path) => basename(path) !== 'index.ts')
  .map(lines);
const shareOfShort = (counts) => Math.round((100 * counts.filter((count) => count <= SHORT_FILE).length) / counts.length);

console.log('source files: number, median lines, share with 30 lines or fewer (goal 45 lines, 35 %)');
for (const [folder, counts] of [...sizes, ['all', all], ['all without index.ts', withoutFaces]])
  console.log(
    `  ${folder.padEnd(24)} ${String(counts.length).padStart(5)} ${String(median(counts)).padStart(4)} ${String(shareOfShort(counts)).padStart(4)} %`,
  );

const screens = product.flatMap(sources).filter((path) => path.endsWith('Screen.tsx'));
const behind = screens
  .map((path) => ({ name: basename(path, '.tsx'), count: filesBehind(path), more: filesBehind(path, true) - filesBehind(path) }))
  .toSorted((a, b) => b.count - a.count);
console.log(`\nfiles behind a screen: median ${median(behind.map(({ count }) => count))} (goal 14); most, and those on demand:`);
for (const { name, count, more } of behind.slice(0, 12))
  console.log(`  ${name.padEnd(24)} ${String(count).padStart(3)} ${more ? `+ ${more}` : ''}`.trimEnd());

console.log('\npublic names: the largest face, its number of names, the sum over all faces (goal for a face: core 30, feature 15)');
for (const { folder } of libraries) {
  const faces = facesOf(folder).toSorted((a, b) => b.count - a.count);
  const [{ name, count }] = faces;
  const total = sum(faces.map((face) => face.count));
  console.log(`  ${folder.padEnd(24)} ${name.padEnd(14)} ${String(count).padStart(3)} ${String(total).padStart(4)}`);
}

const linesOf = (...patterns) =>
  sum(
    files(...patterns)
      .filter(isSource)
      .map(lines),
  );
const script = ['ts', 'tsx', 'mjs', 'cjs', 'js'];
const linesIn = (...folders) => linesOf(...folders.flatMap((folder) => script.map((ending) => `${folder}/*.${ending}`)));
const productLines = linesIn('apps/mobile-web', 'libs') + linesOf('apps/mobile-web/*.css', 'libs/*.css');
const toolLines = linesIn('tools', 'scripts');
const share = (count) => (count / productLines).toFixed(2);
console.log(
  `\nlines of tools and scripts for a line of product: ${share(toolLines)}, without the sandbox ${share(toolLines - linesIn('tools/sandbox', 'tools/sandbox-world'))} (goal 0.35)`,
);
