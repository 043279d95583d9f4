import type { tournamentsWire } from '@parlour/tournaments/wire';
import { tournamentEntries } from '../db/schema/tournaments';
import type { Handler } from '../http/answer';
import { refuse } from '../http/refuse';
import { withMember } from '../wallet/withMember';
import { findTournament, toWire } from './readTournaments';

/** Joins a tournament that has not ended. Joining again changes nothing and returns the current state. */
export const joinTournament: Handler<typeof tournamentsWire.joinTournament> = async (context) => {
  const { input, merchant, language, player, db, clock, platform } = context;
  const reader = { merchant, language, memberId: player.memberId, now: clock.now(), seed: platform.settings.seed };
  return withMember(db, player.memberId, async (tx) => {
    const row = await findTournament(tx, reader, input.id);
    if (!row || row.endsAt <= reader.now) return refuse('TOURNAMENT_GONE');
    const entry = { tournamentId: row.id, memberId: player.memberId, idempotencyKey: input.idempotencyKey, joinedAt: reader.now };
    await tx.insert(tournamentEntries).values(entry).onConflictDoNothing();
    return toWire(tx, reader, row);
  });
};
