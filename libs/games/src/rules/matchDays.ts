type WithDay = { gameName: string; first: { startsAt: number; hasBegun: boolean } };

export type MatchDay<Match> = { title: string; leagues: { title: string; matches: Match[] }[] };
type Titles = {
  /** The title of the matches that have begun. */
  live: string;
  dayOf: (startsAt: number) => string;
};

/** The next matches, `most` at most, by day, those that have begun first. Each day has its leagues and their matches in the order of the gateway. */
export function matchDays<Match extends WithDay>(matches: readonly Match[], { live, dayOf }: Titles, most = Infinity): MatchDay<Match>[] {
  const byTime = [...matches].sort(({ first: a }, { first: b }) => Number(b.hasBegun) - Number(a.hasBegun) || a.startsAt - b.startsAt);
  const days = groupBy(byTime.slice(0, most), ({ first }) => (first.hasBegun ? live : dayOf(first.startsAt)));
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
