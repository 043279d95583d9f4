import type { WireReply, WireValue } from '@parlour/kernel/wire-call';
import { gamesWire } from '@parlour/games/wire';
import type { Hono } from 'hono';
import type { GamePage, GameRows } from './gameRows';
import { picture } from './picture';
import { type SandboxClient, answer } from './sandboxClient';

type Winners = WireValue<typeof gamesWire.getWinners>;
type Launched = WireValue<typeof gamesWire.launchGame>;
type Vendors = WireReply<typeof gamesWire.getVendors>;

/** Vendors, the list of games, hot games, the winners and the launch. */
export function serveGames(app: Hono, { sandbox, rows }: { sandbox: SandboxClient; rows: GameRows }): void {
  app.get('/wps/relay/GCSGAME_newGameVendor', async ({ req }) => {
    const input = { typeId: 1, merchant_code: req.header('Merchant') };
    return answer(await sandbox.send(gamesWire.getVendors, { raw: req.raw, input }), ({ content, mapping = {} }: Vendors) => ({
      data: {
        lanes: Object.keys(mapping).map((title) => ({
          title,
          cards: content
            .filter(({ gameType }) => gameType === title)
            .map(({ vassalage, displayName, mobileLargeIcon, maintenance }) => ({
              vassalage,
              accountTypeName: vassalage,
              displayName,
              mobileSmallIcon: picture(mobileLargeIcon),
              maintain: maintenance ? 'Y' : 'N',
            })),
        })),
      },
    }));
  });

  app.post('/wps/relay/GCSGAME_hotGamesV2', async ({ req }) => {
    const { gameType } = await req.json<{ gameType?: string }>();
    const input = { isPlatform: 2, platform: 'html5', ...(gameType && { gameType }) };
    const reply = await sandbox.send(gamesWire.getHotGames, { raw: req.raw, input });
    return answer(reply, (page: GamePage) => rows.of(page));
  });

  app.get('/wps/relay/GCSGAME_gameList', async ({ req, json }) => {
    const { language, gameName, gameType = '', vassalage, gameClassify, pageNo = '1', pageSize = '20' } = req.query();
    // A name and a language together find nothing.
    if (gameName && language) return json({ success: true, value: { games: [], totalPages: 0, totalCount: 0 } });
    const site = { merchant: req.header('Merchant') ?? '', language: language ?? req.header('Language') };
    const given = Object.entries({ gameName, vassalage, gameClassify }).filter(([, text]) => text);
    const input = { ...site, platform: 'html5', clientType: 2, gameType, pageNo, pageSize, ...Object.fromEntries(given) };
    return answer(await sandbox.send(gamesWire.getGames, { raw: req.raw, input }), (page: GamePage) => ({
      games: rows.of(page),
      totalPages: page.totalPages,
      totalCount: page.totalPages * Number(pageSize),
    }));
  });

  app.get('/wps/relay/GCSGAME_getRankList', async ({ req }) => {
    const { gameCategory = 'ALL', limitNum = '20' } = req.query();
    return answer(await sandbox.send(gamesWire.getWinners, { raw: req.raw, input: { gameCategory, limitNum } }), ({ list }: Winners) => ({
      list: list.map(({ vo: { iconUrl, winAmount, vassalage, nodeId, gameCode, ...winner } }) => {
        rows.note(nodeId, gameCode);
        return { vo: { ...winner, winAmount: Number(winAmount), vendor: vassalage, nodeId: Number(nodeId), iconUrl: picture(iconUrl) } };
      }),
    }));
  });

  app.get('/wps/game/launchGame', async ({ req, json }) => {
    const { launchMode, nodeId = '', vassalage = '', gameType = '', language = 'ZH', backUrl = '' } = req.query();
    if (!launchMode) return json({ success: false, errorCode: '#727', message: 'system busy' }, 500);
    const input = { nodeId, vassalage, gameType, language, backUrl, gameCode: rows.codeOf(nodeId) };
    const reply = await sandbox.send(gamesWire.launchGame, { raw: req.raw, input });
    // The gateway itself remembers what a player has opened.
    if (reply.success) await sandbox.send(gamesWire.addRecentGame, { raw: req.raw, input: { nodeId, vassalage } });
    return answer(reply, ({ url }: Launched) => ({
      content: { game_url: url },
    }));
  });
}
