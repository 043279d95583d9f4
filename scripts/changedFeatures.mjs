// Decides two things about a change that Nx cannot know: whether a new line in a shared list affects other projects, and which test files
// of a project it needs.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Shared lists to which each feature adds lines, mostly in libraries that all others depend on. For Nx a changed file is a changed project,
 * so a new feature would affect every project. An added line breaks no other feature.
 */
const LISTS = [
  'apps/mobile-web/server/gateway/calls.json',
  'apps/mobile-web/src/features.ts',
  'apps/mobile-web/src/menus/menuOrder.ts',
  'libs/api-client/src/tagTypes.ts',
  'libs/kernel/src/paths.ts',
  'package-lock.json',
  'tools/sandbox/src/routes.ts',
];
const NEW_LIBRARY = /^libs\/[\w-]+\/(package|src\/wire\/project)\.json$/;
/** No project owns these; the checks that read them run for every change. */
const UNOWNED = /^(docs\/|\.github\/|[\w-]+\.md$)/;

/**
 * Returns the files that differ from `base`, without shared lists that only have new lines and the manifests of new libraries.
 * @param {string} root
 * @param {string} base a commit or branch
 * @returns {{ files: string[], added: string[], grown: string[] }} `added`: those of the files that are new. `grown`: the lists that were left out.
 */
export function changedFiles(root, base) {
  const read = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  const git = (...args) =>
    read(...args)
      .split('\n')
      .filter(Boolean);
  const since = git('merge-base', base, 'HEAD')[0];
  const changes = git('diff', '--name-only', '--no-renames', since);
  const grown = changes.filter(
    (file) =>
      LISTS.includes(file) &&
      existsSync(join(root, file)) &&
      hasOnlyNewLines(read('show', `${since}:${file}`), readFileSync(join(root, file), 'utf8')),
  );
  const untracked = git('ls-files', '--others', '--exclude-standard');
  const added = [...git('diff', '--name-only', '--no-renames', '--diff-filter=A', since), ...untracked];
  // Lint reads every manifest, so that a new one would affect every project.
  grown.push(...added.filter((file) => NEW_LIBRARY.test(file)));
  return { files: [...changes, ...untracked].filter((file) => !grown.includes(file)), added, grown };
}

/** A comma at the end of a line does not count: the last line of a list gets one when another follows. */
function hasOnlyNewLines(before, after) {
  const [old, now] = [before, after].map((text) => text.split('\n').map((line) => line.replace(/,$/, '')));
  let at = 0;
  return old.every((line) => (at = now.indexOf(line, at) + 1) > 0);
}

/**
 * Returns the feature libraries whose sources and journeys contain the whole change; undefined if it affects other projects. The end-to-end tests and the stories
 * are one project each, so they run only the files of these features. New files in the sandbox's folder of a feature can break no other feature; a changed file can,
 * because the journeys of all features use the same gateway.
 * @param {string} root
 * @param {{ files: string[], added: string[] }} change
 * @returns {string[] | undefined}
 */
export function changedFeatures(root, { files, added }) {
  const owned = files.filter((file) => !UNOWNED.test(file));
  const features = new Set(owned.map((file) => featureOf(root, { file, isNew: added.includes(file) })));
  return features.size === 0 || features.has(undefined) ? undefined : [...features];
}

/** The feature of a file in a library, among its journeys or, if it is new, in the sandbox. */
function featureOf(root, { file, isNew }) {
  const [, folder, name] = /^(libs|apps\/mobile-web-e2e\/src|tools\/sandbox\/src)\/([\w-]+)\//.exec(file) ?? [];
  if (folder === 'tools/sandbox/src' && !isNew) return undefined;
  const manifest = join(root, 'libs', name ?? '', 'package.json');
  const isFeature = name && existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).nx?.tags?.includes('type:feature');
  return isFeature ? name : undefined;
}
