/** A launch that a tile has got an answer to: the play screen takes the answer over instead of launching once more. */
export const handover = { fixedCacheKey: 'games.handover' };

/** What the history entry of the play screen says about it; the answer itself, with its address, stays in memory. */
export type HandoverState = { playSessionId: string };
