import { typedLine } from '@parlour/kernel/typed';

type NamedTopic = { title: string; code?: string | null };

/**
 * Returns the help topic named in the URL: by its position in the list (`?i=`) or by its title (`?title=`, specification 2). A
 * title is compared with the topic's code first, which works in every language, then with its text.
 */
export function helpInQuery<Item extends NamedTopic>(topics: readonly Item[], query: URLSearchParams): Item | undefined {
  const title = query.get('title')?.trim().toLowerCase();
  if (title) {
    return (
      topics.find(({ code }) => code?.toLowerCase() === title) ??
      topics.find((topic) => topic.title.toLowerCase() === title) ??
      topics.find((topic) => topic.title.toLowerCase().includes(title))
    );
  }
  const index = query.get('i');
  return index !== null && /^\d{1,4}$/.test(index) ? topics[Number(index)] : undefined;
}

type SearchedTopic = { title: string; content: string };

/**
 * Returns the topics whose title or text contains all words of a search; all topics for an empty search. The search text is
 * read without unseen marks.
 */
export function searchHelp<Item extends SearchedTopic>(topics: readonly Item[], text: string): Item[] {
  const words = typedLine(text).toLowerCase().split(' ').filter(Boolean);
  return topics.filter(({ title, content }) => {
    const said = `${title} ${content.replace(/<[^>]*>/g, ' ')}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}
