/** Play types and how they are sent (specification 3, "Enums"). */
export const playTypes = { Tradition: 'trad', Entertainment: 'ent' } as const;

export type PlayType = (typeof playTypes)[keyof typeof playTypes];

/** The play type of a game by its lottery mode; tradition unless the game says entertainment. */
export function playType(lottoMode: string | undefined): PlayType {
  return lottoMode === 'Entertainment' || lottoMode === playTypes.Entertainment ? playTypes.Entertainment : playTypes.Tradition;
}
