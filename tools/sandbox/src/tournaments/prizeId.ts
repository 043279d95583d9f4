/** Returns the id of a member's prize in a tournament. */
export const prizeId = (tournamentId: string, memberId: string): string => `${memberId}.prize.${tournamentId}`;
