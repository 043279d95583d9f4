type Facts = Record<string, unknown>;

/** Values that earlier replies named, e.g. the number of an order, so that later requests can ask for them. */
export type KnownValues = ReturnType<typeof createKnownValues>;

/** Most objects kept of one reply: a catalogue names thousands of games. */
const MOST_OBJECTS = 400;

export function createKnownValues() {
  const known: { path: string; facts: Facts }[] = [];
  return {
    learn(path: string, value: unknown): void {
      for (const facts of objectsIn(value).slice(0, MOST_OBJECTS)) known.push({ path, facts });
    },
    /** Objects that hold all of these fields as text or numbers; those of calls with a similar path come first. */
    find(path: string, names: readonly string[], most: number): Facts[] {
      const fitting = known.filter(({ facts }) =>
        names.every((name) => ['string', 'number'].includes(typeof facts[name]) && facts[name] !== ''),
      );
      const ranked = fitting
        .map(({ facts, path: source }, index) => ({ facts, rank: sharedSteps(path, source), index }))
        .sort((a, b) => b.rank - a.rank || a.index - b.index);
      const distinct = new Map(
        ranked.map(({ facts }) => [JSON.stringify(names.map((name) => facts[name])), facts]).reverse() as [string, Facts][],
      );
      return [...distinct.values()].reverse().slice(0, most);
    },
  };
}

function objectsIn(value: unknown): Facts[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Array.isArray(value) ? [] : [value as Facts];
  return [...own, ...Object.values(value).flatMap(objectsIn)];
}

/** Number of steps that two paths have in common from their start. */
function sharedSteps(path: string, other: string): number {
  const steps = other.split('/');
  const differing = path.split('/').findIndex((step, index) => step !== steps[index]);
  return differing === -1 ? steps.length : differing;
}
