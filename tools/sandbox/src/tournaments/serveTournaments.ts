import { tournamentsWire } from '@parlour/tournaments/wire';
import { type CallContext, answer } from '../http/answer';
import { refuse } from '../http/refuse';
import type { GatewayApp } from '../platform';
import { joinTournament } from './joinTournament';
import { findTournament, listTournaments, toWire } from './readTournaments';

type Context = CallContext<typeof tournamentsWire.getTournaments | typeof tournamentsWire.getTournament>;

const readerOf = ({ merchant, language, session, clock, platform }: Omit<Context, 'input'>) => ({
  merchant,
  language,
  memberId: session?.memberId,
  now: clock.now(),
  seed: platform.settings.seed,
});

/** Serves the tournaments: the list, one with its standings, and joining. */
export function serveTournaments(app: GatewayApp): void {
  answer(app, tournamentsWire.getTournaments, (context) => listTournaments(context.db, readerOf(context)));
  answer(app, tournamentsWire.getTournament, async (context) => {
    const row = await findTournament(context.db, context, context.input.id);
    return row ? toWire(context.db, readerOf(context), row) : refuse('TOURNAMENT_GONE');
  });
  answer(app, tournamentsWire.joinTournament, joinTournament);
}
