/** Play types and their values on the wire (specification 3, "Enums"). */
export const playTypes = { Tradition: 'trad', Entertainment: 'ent' } as const;

export type PlayType = (typeof playTypes)[keyof typeof playTypes];

/** The play type for a lottery mode: tradition unless the mode is entertainment. */
export function playType(lottoMode: string | undefined): PlayType {
  return lottoMode === 'Entertainment' || lottoMode === playTypes.Entertainment ? playTypes.Entertainment : playTypes.Tradition;
}
