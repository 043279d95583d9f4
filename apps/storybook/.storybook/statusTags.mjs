import { existsSync, readFileSync } from 'node:fs';

/**
 * An indexer that tags the stories of a component with the status in its guide, so that the filter of the sidebar knows it. Storybook reads
 * tags from the source of a story, so they cannot be an expression there.
 */
export function withStatusTags(indexer) {
  return {
    ...indexer,
    async createIndex(file, options) {
      const entries = await indexer.createIndex(file, options);
      const status = statusOf(file.replace('.stories.tsx', '.guide.ts'));
      return status ? entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), status] })) : entries;
    },
  };
}

function statusOf(guide) {
  return existsSync(guide) ? /^ {2}status: '(\w+)',$/m.exec(readFileSync(guide, 'utf8'))?.[1] : undefined;
}
