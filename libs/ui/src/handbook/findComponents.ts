import type { ComponentGuide } from './ComponentGuide';

export type GuidedComponent = { name: string; guide: ComponentGuide };

/**
 * Returns the components whose guides have every word of the query, the best first. A name or synonym counts more than its use, and its use
 * more than the rest; `dont` says what a component is not for, so it does not count. An empty query finds all components by name.
 */
export function findComponents<Component extends GuidedComponent>(components: Component[], query: string): Component[] {
  const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return components
    .map((component) => ({ component, scores: words.map((word) => scoreOf(component, word)) }))
    .filter(({ scores }) => scores.every((score) => score > 0))
    .map(({ component, scores }) => ({ component, total: scores.reduce((sum, score) => sum + score, 0) }))
    .sort((a, b) => b.total - a.total || a.component.name.localeCompare(b.component.name))
    .map(({ component }) => component);
}

function scoreOf({ name, guide }: GuidedComponent, word: string): number {
  const has = (texts: string[]) => texts.some((text) => text.toLowerCase().includes(word));
  if (has([name, ...(guide.synonyms ?? [])])) return 4;
  if (has([guide.use])) return 2;
  return has([...guide.do, guide.words, guide.accessibility]) ? 1 : 0;
}
