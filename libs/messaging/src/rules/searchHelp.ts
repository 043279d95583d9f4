type Topic = { title: string; content: string };

/**
 * Returns the topics whose title or text contains all words of a search; all topics for an empty search. The search text is
 * trimmed (specification 5).
 */
export function searchHelp<Item extends Topic>(topics: readonly Item[], text: string): Item[] {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return topics.filter(({ title, content }) => {
    const said = `${title} ${content.replace(/<[^>]*>/g, ' ')}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}
