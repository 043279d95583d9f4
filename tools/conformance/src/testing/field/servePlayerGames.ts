import { gamesWire } from '@parlour/games/wire';
import type { Hono } from 'hono';
import type { GamePage, GameRows } from './gameRows';
import { type SandboxClient, answer } from './sandboxClient';

type Chosen = { nodeId: string; vassalage: string };

/** The favourite and recent games of a player. */
export function servePlayerGames(app: Hono, { sandbox, rows }: { sandbox: SandboxClient; rows: GameRows }): void {
  const pageOf = (page: GamePage) => ({ games: rows.of(page), totalPages: page.totalPages });

  app.get('/wps/relay/MCSFE_getFavoriteGamesList', async ({ req }) => {
    const { pageNo = '1', pageSize = '100', gameType } = req.query();
    const input = { pageNo, pageSize, language: req.header('Language'), ...(gameType && { gameType }) };
    return answer(await sandbox.send(gamesWire.getFavourites, { raw: req.raw, input }), pageOf);
  });

  app.get('/wps/relay/GCS_recentGame', async ({ req }) => {
    const { pageNo = '1', pageSize = '20', gameType } = req.query();
    const input = { page: pageNo, pageSize, language: req.header('Language'), clientType: 2, ...(gameType && { gameType }) };
    return answer(await sandbox.send(gamesWire.getRecentGames, { raw: req.raw, input }), pageOf);
  });

  for (const [path, call] of [
    ['/wps/relay/MCSFE_addFavoriteGameV2', gamesWire.addFavourite],
    ['/wps/relay/MCSFE_removeFavoriteGameV2', gamesWire.removeFavourite],
  ] as const) {
    app.post(path, async ({ req }) => {
      const { nodeId, vassalage } = await req.json<Chosen>();
      return answer(await sandbox.send(call, { raw: req.raw, input: { nodeId, vendor: vassalage } }));
    });
  }
}
