// Checks the documents: links, paths, commands and cited sections exist, the diagram of the layers, the lists of projects and the READMEs of features
// match the code, every library, decision record and project has its required parts, and `docs` is not longer than somebody reads.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkCitations } from './documents/checkCitations.mjs';
import { checkDiagram } from './documents/checkDiagram.mjs';
import { checkLength } from './documents/checkLength.mjs';
import { checkProjects } from './documents/checkProjects.mjs';
import { checkReadmes } from './documents/checkReadmes.mjs';
import { projectFiles } from './projectFiles.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const problems = [];
const documents = projectFiles(root, '*.md');
/** Documents whose paths are only examples. */
const invented = /^(CHANGELOG|tools\/generators\/src\/\w+\/README)\.md$/;
const folders = (of) =>
  readdirSync(join(root, of), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [`${of}/${entry.name}`] : []));
const projects = ['apps', 'libs', 'tools'].flatMap(folders).filter((folder) => existsSync(join(root, folder, 'package.json')));
const libraries = folders('libs');
const commands = {
  npm: JSON.parse(read('package.json')).scripts,
  generator: JSON.parse(read('tools/generators/generators.json')).generators,
};

for (const document of documents.filter((file) => !invented.test(file))) {
  checkPaths(document);
  checkHeadings(document);
}
for (const document of documents) {
  checkTests(document);
  checkCommands(document);
}
for (const library of libraries) checkLibrary(library);
for (const record of documents.filter((file) => /^docs\/adr\/\d{4}-/.test(file))) checkRecord(record);
checkOwners();
checkVersion();
const length = checkLength(root);
problems.push(...checkDiagram(root), ...checkProjects(root), ...checkCitations(root), ...checkReadmes(root), ...length.problems);

for (const problem of problems) console.error(problem);
console.log(
  problems.length > 0
    ? `${problems.length} faults in the documents`
    : `${documents.length} documents, ${libraries.length} libraries, ${length.words}`,
);
process.exit(problems.length > 0 ? 1 : 0);

/** Links and paths in code spans, relative to the root or to the document. */
function checkPaths(document) {
  const text = read(document);
  const prose = text.replace(/```[\s\S]*?```/g, '');
  const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, path]) => path);
  const named = [...prose.matchAll(/`((?:apps|docs|libs|scripts|src|tools)\/[\w./-]+)`/g)].map(([, path]) => path);
  for (const path of links)
    if (!existsSync(join(root, dirname(document), path))) problems.push(`${document}: the link ${path} leads nowhere`);
  for (const path of named) {
    const places = [path, join(dirname(document), path)];
    if (!/\/dist\b|NNNN/.test(path) && !places.some((place) => existsSync(join(root, place))))
      problems.push(`${document}: there is no ${path}`);
  }
}

/** Links to a heading of this or another document. */
function checkHeadings(document) {
  for (const [, path, name] of read(document).matchAll(/\]\((?!\w+:)([^)#\s]*)#([^)\s]+)\)/g)) {
    const target = path ? join(dirname(document), path) : document;
    const headings = existsSync(join(root, target))
      ? [...read(target).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading))
      : [];
    if (!headings.includes(name)) problems.push(`${document}: ${target} has no heading #${name}`);
  }
}

/** The name that GitHub gives a heading in an address. */
function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');
}

/** Commands: scripts of package.json, generators, and programs of the folder scripts. */
function checkCommands(document) {
  const text = read(document);
  const named = [
    ...[...text.matchAll(/npm run ([\w:-]+)/g)].map(([command, name]) => [command, name in commands.npm]),
    ...[...text.matchAll(/nx g @parlour\/tools:([\w-]+)/g)].map(([command, name]) => [command, name in commands.generator]),
    ...[...text.matchAll(/node (?:--import tsx )?(scripts\/[\w/.-]+)/g)].map(([command, file]) => [command, existsSync(join(root, file))]),
  ];
  for (const [command, isKnown] of named) if (!isKnown) problems.push(`${document}: there is no command "${command}"`);
}

/** Tests that a document names as `file › title`; the title stops at the placeholder of a table row. */
function checkTests(document) {
  for (const [, file, title] of read(document).matchAll(/`([\w./-]+\.test\.tsx?) › ([^`]+)`/g)) {
    const text = existsSync(join(root, file)) ? read(file) : '';
    if (![`'`, '"', '`'].some((quote) => text.includes(quote + title))) problems.push(`${document}: ${file} has no test "${title}"`);
  }
}

/** Rules for libraries: a README with a diagram and a maximum length, and a test of the public surface. */
function checkLibrary(library) {
  const readme = existsSync(join(root, library, 'README.md')) ? read(`${library}/README.md`) : '';
  if (!readme.includes('```mermaid')) problems.push(`${library}: the README has no diagram`);
  if (readme.split('\n').length > 70) problems.push(`${library}: the README is longer than 70 lines`);
  if (!existsSync(join(root, library, 'src/index.test.ts')))
    problems.push(`${library}: no test names its public surface (src/index.test.ts)`);
}

function checkRecord(record) {
  for (const heading of ['Status: ', 'Adopted: ', '## Context', '## Decision', '## Consequences', '## Enforced by'])
    if (!read(record).includes(heading)) problems.push(`${record}: "${heading}" is missing`);
}

/** Every project has an owner. */
function checkOwners() {
  const owned = read('.github/CODEOWNERS')
    .split('\n')
    .map((line) => line.split(' ')[0]);
  for (const project of projects)
    if (!owned.some((folder) => folder && `/${project}/`.startsWith(folder))) problems.push(`.github/CODEOWNERS: nobody owns ${project}`);
}

/** The newest released version is that of the package; before the first release there is none (ADR 0032). */
function checkVersion() {
  const changelog = read('CHANGELOG.md');
  if (!changelog.includes('\n## Unreleased\n')) problems.push('CHANGELOG.md: there is no section "Unreleased"');
  const [, released] = /^## (\d+\.\d+\.\d+)/m.exec(changelog) ?? [];
  const { version } = JSON.parse(read('package.json'));
  if (released && released !== version)
    problems.push(`CHANGELOG.md: the newest version is ${released}, that of package.json is ${version}`);
}

function read(file) {
  return readFileSync(join(root, file), 'utf8');
}
