type WithDay = { gameName: string; first: { startsAt: number; hasBegun: boolean } };

export type MatchDay<Match> = {
  title: string;
  /** A time within the day; undefined for the matches that have begun. */
  at: number | undefined;
  leagues: { title: string; matches: Match[] }[];
};
type Titles = {
  /** The title of the matches that have begun. */
  live: string;
  /** Of the site's day, by which the gateway orders its matches. The player's would be known too late, and the list would move. */
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
    const first = ofDay[0]?.first;
    return {
      title,
      at: first?.hasBegun ? undefined : first?.startsAt,
      leagues: [...leagues].map(([league, ofLeague]) => ({ title: league, matches: ofLeague })),
    };
  });
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
