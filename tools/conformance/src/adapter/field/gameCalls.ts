import { randomUUID } from 'node:crypto';
import type { GatewayAdapter } from '../GatewayAdapter';
import { device } from './device.ts';
import { money } from './money.ts';

type Game = { gameId: number; nodeId: number; gameName: string; vassalage: string; gameType: string; showIcon?: string | null };
type GamePage = { games: Game[]; totalPages: number };
type Rank = {
  vo: { gameName: string; customerName: string; winAmount: number; iconUrl?: string; vendor: string; nodeId: number; gameType: string };
};
type Card = { vassalage: string; displayName: string; accountTypeName: string; mobileSmallIcon?: string; maintain?: 'Y' | 'N' };
type Lanes = { data: { lanes: { title: string; cards: Card[] }[] } };

/** Vendors, lists of games, the player's own games and the launch. A game is known by its `nodeId`. */
export const gameCalls: GatewayAdapter['calls'] = {
  getVendors: {
    path: '/wps/relay/GCSGAME_newGameVendor',
    input: ({ language }) => ({ language, ...device }),
    value: ({ data: { lanes } }: Lanes) => ({
      content: lanes.flatMap(({ title, cards }) => cards.map((card) => vendorOf(card, title))),
      sorting: lanes.map(({ title, cards }) => ({
        gameCategory: title,
        vendorNames: cards.map(({ vassalage }) => ({ accountTypeName: vassalage })),
      })),
      mapping: Object.fromEntries(lanes.map(({ title, cards }) => [title, cards.map(({ vassalage }) => vassalage)])),
    }),
  },
  getHotGames: {
    method: 'POST',
    path: '/wps/relay/GCSGAME_hotGamesV2',
    input: ({ language, gameType }) => ({ ...device, language, gameType, ext: 'avif', imgSize: 'rx2' }),
    value: (games: Game[]) => ({ list: games.map(gameOf), pageNum: 1, totalPages: 1 }),
  },
  getGames: {
    path: '/wps/relay/GCSGAME_gameList',
    // A name and a language together find nothing.
    input: ({ language, gameName, ...fields }) => ({
      ...fields,
      ...(gameName ? { gameName } : { language }),
      ext: 'avif',
      imgSize: 'rx2',
    }),
    value: pageOf,
  },
  getWinners: {
    path: '/wps/relay/GCSGAME_getRankList',
    value: ({ list }: { list: Rank[] }) => ({
      list: list.map(({ vo: { winAmount, vendor, nodeId, ...vo } }) => ({
        vo: { ...vo, winAmount: money(winAmount), vassalage: vendor, gameCode: String(nodeId), nodeId: String(nodeId) },
      })),
    }),
  },
  getRecentGames: { path: '/wps/relay/GCS_recentGame', fields: { page: 'pageNo' }, value: recentOf },
  getFavourites: { path: '/wps/relay/MCSFE_getFavoriteGamesList', value: pageOf },
  getFavouriteIds: {
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    value: ({ games }: GamePage) => games.map(({ nodeId }) => String(nodeId)),
  },
  addFavourite: { path: '/wps/relay/MCSFE_addFavoriteGameV2', fields: { vendor: 'vassalage' } },
  removeFavourite: { method: 'POST', path: '/wps/relay/MCSFE_removeFavoriteGameV2', fields: { vendor: 'vassalage' } },
  launchGame: {
    method: 'GET',
    path: '/wps/game/launchGame',
    request: ({ nodeId, vassalage, gameType, language, backUrl }) => ({
      query: { launchMode: 'GLS', accountType: 1, ...device, nodeId, gameId: nodeId, vassalage, gameType, language, backUrl },
    }),
    // The gateway has no number for a round, and nothing that this adapter maps asks for one.
    value: ({ content }: { content: { game_url: string } }) => ({ url: content.game_url, playSessionId: randomUUID(), openIn: 'frame' }),
  },
};

function vendorOf({ vassalage, displayName, mobileSmallIcon, maintain }: Card, gameType: string) {
  return { vassalage, displayName, gameType, gameCategory: gameType, mobileLargeIcon: mobileSmallIcon, maintenance: maintain === 'Y' };
}

function gameOf({ gameId, nodeId, ...game }: Game) {
  return { ...game, gameId: String(gameId), nodeId: String(nodeId), gameCode: String(nodeId), mobileLargeIcon: game.showIcon };
}

function pageOf({ games, totalPages }: GamePage, { input: { pageNo } }: { input: { pageNo: number } }) {
  return { list: games.map(gameOf), pageNum: pageNo, totalPages };
}

function recentOf({ games, totalPages }: GamePage, { input: { page } }: { input: { page: number } }) {
  return { list: games.map(gameOf), pageNum: page, totalPages };
}
