import type { WireValue } from '@parlour/kernel/wire-call';
import { gamesWire } from '@parlour/games/wire';
import type { Hono } from 'hono';
import { type SandboxClient, answer } from './sandboxClient';

type Games = WireValue<typeof gamesWire.getGames>['games'];
/** A page comes under one of three names. */
type GamePage = { content?: Games; games?: Games; list?: Games; totalPages: number };
type Winners = WireValue<typeof gamesWire.getWinners>;
type Launched = WireValue<typeof gamesWire.launchGame>;

const PICTURES = 'https://img.field.example';
const picture = (path: string | null | undefined) => path && `${PICTURES}/${path}.avif`;

/** The list of games, the winners and the launch. Ids are numbers, pictures whole addresses. */
export function serveGames(app: Hono, sandbox: SandboxClient): void {
  /** What a launch needs besides the ids, which are all that clients of this gateway know. */
  const codes = new Map<string, string>();

  app.get('/wps/relay/GCSGAME_gameList', async ({ req, json }) => {
    const { language, gameName, gameType = '', vassalage, gameClassify, pageNo = '1', pageSize = '20' } = req.query();
    // A name and a language together find nothing.
    if (gameName && language) return json({ success: true, value: { games: [], totalPages: 0, totalCount: 0 } });
    const site = { merchant: req.header('Merchant') ?? '', language: language ?? req.header('Language') };
    const given = Object.entries({ gameName, vassalage, gameClassify }).filter(([, text]) => text);
    const input = { ...site, platform: 'html5', clientType: 2, gameType, pageNo, pageSize, ...Object.fromEntries(given) };
    return answer(
      await sandbox.send(gamesWire.getGames, { raw: req.raw, input }),
      ({ content, games: rows, list: others, totalPages }: GamePage) => {
        const list = content ?? rows ?? others ?? [];
        for (const { nodeId, gameCode } of list) codes.set(nodeId, gameCode);
        const games = list.map(({ gameId, nodeId, showIcon, ...game }) => ({
          gameName: game.gameName,
          nodeName: game.nodeName,
          gameType: game.gameType,
          vassalage: game.vassalage,
          gameClassify: game.gameClassify,
          gameId: Number(gameId),
          nodeId: Number(nodeId),
          showIcon: picture(showIcon),
        }));
        return { games, totalPages, totalCount: totalPages * Number(pageSize) };
      },
    );
  });

  app.get('/wps/relay/GCSGAME_getRankList', async ({ req }) => {
    const { gameCategory = 'ALL', limitNum = '20' } = req.query();
    return answer(await sandbox.send(gamesWire.getWinners, { raw: req.raw, input: { gameCategory, limitNum } }), ({ list }: Winners) => ({
      list: list.map(({ vo: { iconUrl, winAmount, vassalage, nodeId, gameCode, ...winner } }) => {
        codes.set(nodeId, gameCode);
        return { vo: { ...winner, winAmount: Number(winAmount), vendor: vassalage, nodeId: Number(nodeId), iconUrl: picture(iconUrl) } };
      }),
    }));
  });

  app.get('/wps/game/launchGame', async ({ req, json }) => {
    const { launchMode, nodeId = '', vassalage = '', gameType = '', language = 'ZH', backUrl = '' } = req.query();
    if (!launchMode) return json({ success: false, errorCode: '#727', message: 'system busy' }, 500);
    const input = { nodeId, vassalage, gameType, language, backUrl, gameCode: codes.get(nodeId) ?? '' };
    return answer(await sandbox.send(gamesWire.launchGame, { raw: req.raw, input }), ({ url }: Launched) => ({
      content: { game_url: url },
    }));
  });
}
