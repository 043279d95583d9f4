import { gamesWire } from '@parlour/games/wire';
import { eq } from 'drizzle-orm';
import { playSessions } from '../db/schema/play';
import type { Client } from './createClient';
import type { TestGateway } from './useGateway';

type Wanted = { backUrl?: string; kind?: 'RNG' | 'FISH' | 'LIVE' | 'PVP' | 'SPORTS' | 'ESPORTS'; gameName?: string };

/** Launches the first playable slot, or the first game of another kind or with `gameName` in its name; returns its session and the headers for requests of its page. */
export async function launch(
  gateway: TestGateway,
  client: Client,
  { backUrl = 'http://localhost:4300/m/home', kind = 'RNG', gameName }: Wanted = {},
) {
  const asked = { merchant: '', platform: 'html5', clientType: 2, language: 'EN', pageNo: 1, pageSize: 25 } as const;
  const { games } = await client.call(gamesWire.getGames, { ...asked, gameType: kind, ...(gameName ? { gameName } : {}) });
  const game = games[0];
  if (!game) throw new Error('no game to play');
  const { vassalage, gameCode, nodeId, gameType } = game;
  const launched = await client.call(gamesWire.launchGame, { vassalage, gameCode, nodeId, gameType, language: 'EN', backUrl });
  const token = launched.url.split('/').pop() ?? '';
  const [session] = await gateway.platform.db.select().from(playSessions).where(eq(playSessions.id, launched.playSessionId));
  if (!session) throw new Error('no play session');
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  return { ...launched, game, session, headers };
}
