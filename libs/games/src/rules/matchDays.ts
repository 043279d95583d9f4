type WithDay = { gameName: string; startsAt: number; hasBegun: boolean };

export type MatchDay<Match> = { title: string; leagues: { title: string; matches: Match[] }[] };
type Titles = {
  /** The title of the matches that have begun. */
  live: string;
  dayOf: (startsAt: number) => string;
};

/** Matches by day, those that have begun first. Each day has its leagues and their matches in the order of the gateway. */
export function matchDays<Match extends WithDay>(matches: readonly Match[], { live, dayOf }: Titles): MatchDay<Match>[] {
  const byTime = [...matches].sort((a, b) => Number(b.hasBegun) - Number(a.hasBegun) || a.startsAt - b.startsAt);
  const days = groupBy(byTime, ({ hasBegun, startsAt }) => (hasBegun ? live : dayOf(startsAt)));
  return [...days].map(([title, ofDay]) => {
    const leagues = groupBy(
      matches.filter((match) => ofDay.includes(match)),
      ({ gameName }) => gameName,
    );
    return { title, leagues: [...leagues].map(([league, ofLeague]) => ({ title: league, matches: ofLeague })) };
  });
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
