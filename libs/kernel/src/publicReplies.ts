/**
 * How long a copy of a public reply serves, in seconds: `freshS` as it is, then `staleS` while a newer one is fetched. A browser and a shared
 * cache in front of the gateway each keep a copy for that long (ADR 0012).
 */
export const publicReplies = {
  /** Replies that must be current: a draw, the key for secrets. */
  live: { freshS: 5, staleS: 5 },
  status: { freshS: 15, staleS: 15 },
  announcements: { freshS: 30, staleS: 300 },
  catalogue: { freshS: 60, staleS: 600 },
  /** Replies that an operator changes a few times a year. */
  settings: { freshS: 300, staleS: 3600 },
} as const;

export type PublicReply = keyof typeof publicReplies;

/** Returns the `Cache-Control` header of a public reply. */
export function publicCacheControl(kind: PublicReply): string {
  const { freshS, staleS } = publicReplies[kind];
  return `public, max-age=${freshS}, stale-while-revalidate=${staleS}`;
}
