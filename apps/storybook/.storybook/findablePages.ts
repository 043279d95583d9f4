import { featureFacts, storiesFile } from './featureFacts';
import { uiStories } from './uiStories';

/** A page of a component, a block or a screen. */
export type FoundPage = {
  id: string;
  /** `Design system/Group/Name` or `Features/Library/Name`. */
  title: string;
  /** The use of the component, in a sentence. */
  says: string;
  /** More words by which it is found. */
  hidden: string;
  firstStory: string;
  isFramed: boolean;
};

type IndexEntry = { type: 'docs' | 'story'; id: string; title: string; importPath: string; tags: string[] };

/** The pages in the order of the sidebar, from Storybook's own index. */
export async function findablePages(): Promise<FoundPage[]> {
  const [index, facts] = await Promise.all([fetch('./index.json').then((reply) => reply.json()), featureFacts]);
  const entries = Object.values<IndexEntry>(index.entries);
  return entries
    .filter(({ type, tags, title }) => type === 'docs' && tags.includes('autodocs') && title.split('/').length === 3)
    .flatMap(({ id, title, importPath }) => {
      const story = entries.find((entry) => entry.type === 'story' && entry.title === title);
      if (!story) return [];
      const guide = uiStories.get(id)?.default.parameters?.guide;
      const components = facts[storiesFile(importPath)]?.components ?? [];
      return {
        id,
        title,
        says: guide?.use ?? components[0]?.says ?? '',
        hidden: [
          ...(guide?.do ?? []),
          guide?.words ?? '',
          ...components.flatMap(({ name, says, usedBy }) => [name, says, ...usedBy.map(({ place }) => place)]),
        ].join(' '),
        firstStory: story.id,
        isFramed: !guide || guide.isFramed === true,
      };
    });
}
