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
  'libs/api-client/src/tagTypes.ts',
  'libs/kernel/src/paths.ts',
  'package-lock.json',
];
/** No project owns these; the checks that read them run for every change. */
const UNOWNED = /^(docs\/|\.github\/|[\w-]+\.md$)/;

/**
 * Returns the files that differ from `base`, without shared lists that only have new lines.
 * @param {string} root
 * @param {string} base a commit or branch
 * @returns {{ files: string[], grown: string[] }} `grown`: the lists that were left out.
 */
export function changedFiles(root, base) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const since = git('merge-base', base, 'HEAD')[0];
  const changes = git('diff', '--numstat', '--no-renames', since).map((line) => line.split('\t'));
  const grown = changes.filter(([, deleted, file]) => LISTS.includes(file) && deleted === '0').map(([, , file]) => file);
  const changed = changes.map(([, , file]) => file).filter((file) => !grown.includes(file));
  return { files: [...changed, ...git('ls-files', '--others', '--exclude-standard')], grown };
}

/**
 * Returns the feature libraries whose sources and journeys contain the whole change; undefined if it affects other projects. The end-to-end tests and the stories
 * are one project each, so they run only the files of these features.
 * @param {string} root
 * @param {string[]} files
 * @returns {string[] | undefined}
 */
export function changedFeatures(root, files) {
  const owned = files.filter((file) => !UNOWNED.test(file));
  const features = new Set(owned.map((file) => featureOf(root, file)));
  return features.size === 0 || features.has(undefined) ? undefined : [...features];
}

/** The feature of a file in a library or among its journeys. */
function featureOf(root, file) {
  const name = /^(?:libs|apps\/mobile-web-e2e\/src)\/([\w-]+)\//.exec(file)?.[1];
  const manifest = join(root, 'libs', name ?? '', 'package.json');
  const isFeature = name && existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).nx?.tags?.includes('type:feature');
  return isFeature ? name : undefined;
}
