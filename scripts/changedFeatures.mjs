// Which checks a change needs: a change that stays inside feature libraries needs theirs and the app's, any other one what Nx finds affected.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lists in which features are named. Another line in one of them, as the generators write it, breaks nobody else. */
const REGISTRIES = [
  '.github/CODEOWNERS',
  'apps/mobile-web/src/features.ts',
  'libs/api-client/src/tagTypes.ts',
  'libs/kernel/src/paths.ts',
  'package-lock.json',
];
/** Read by checks that run for every change. */
const DOCUMENTS = /^(docs\/|[\w-]+\.md$)/;

/**
 * The features that the change since `base` stays in, and whether their contract with the gateway is among it; undefined when it
 * reaches further, or touches nothing but documents.
 * @param {string} root
 * @param {string} base a commit or branch
 * @returns {{ features: string[], touchesWire: boolean } | undefined}
 */
export function changedFeatures(root, base) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const since = git('merge-base', base, 'HEAD')[0];
  const changes = git('diff', '--numstat', '--no-renames', since).map((line) => line.split('\t'));
  const files = [
    ...changes.filter(([, deleted, file]) => !(REGISTRIES.includes(file) && deleted === '0')).map(([, , file]) => file),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((file) => !DOCUMENTS.test(file));

  const features = new Set(files.map((file) => featureOf(root, file)));
  if (features.size === 0 || features.has(undefined)) return undefined;
  return { features: [...features], touchesWire: files.some((file) => /\/src\/wire(\/|\.ts$)/.test(file)) };
}

function featureOf(root, file) {
  const name = /^libs\/([\w-]+)\//.exec(file)?.[1];
  const manifest = join(root, 'libs', name ?? '', 'package.json');
  const isFeature = name && existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).nx?.tags?.includes('type:feature');
  return isFeature ? name : undefined;
}
