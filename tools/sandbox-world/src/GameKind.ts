import type { Texts } from './Texts';

/** A kind of games in the terms of bonuses. */
export type GameKind = 'slots' | 'live' | 'fishing' | 'poker' | 'sports' | 'lottery';

/** The game types of each kind (specification 3) and its name. */
export type GameKinds = Record<GameKind, { types: readonly string[]; names: Texts }>;
