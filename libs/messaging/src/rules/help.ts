type Topic = { title: string; code?: string | null };

/**
 * Returns the help topic named in the URL: by its position in the list (`?i=`) or by its title (`?title=`, specification 2). A
 * title is compared with the topic's code first, which works in every language, then with its text.
 */
export function helpInQuery<Item extends Topic>(topics: readonly Item[], query: URLSearchParams): Item | undefined {
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
