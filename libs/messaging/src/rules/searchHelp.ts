type Topic = { title: string; content: string };

/** Topics in whose title or text all words of a search stand; all topics for an empty one. Search text is trimmed (specification 5). */
export function searchHelp<Item extends Topic>(topics: readonly Item[], text: string): Item[] {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return topics.filter(({ title, content }) => {
    const said = `${title} ${content.replace(/<[^>]*>/g, ' ')}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}
