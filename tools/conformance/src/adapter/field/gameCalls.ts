import { randomUUID } from 'node:crypto';
import type { GatewayAdapter } from '../GatewayAdapter';
import { type Launched, addressOf } from './addressOf.ts';
import { device } from './device.ts';
import { isAmount, money } from './money.ts';
import { pageOf, rowsOf } from './rows.ts';
import { idOf, isOn } from './words.ts';

type Id = number | string;
type Icons = 'showIcon' | 'defaultIcon' | 'iconUrl';
type Names = 'nodeName' | 'gameClassify' | 'gameClassifyNew';
type Game = { gameId?: Id; nodeId: Id; gameName: string; vassalage: string; gameType: string } & {
  [Name in Icons | Names]?: string | null;
};
type Win = { gameName: string; customerName: string; winAmount: Id; iconUrl?: string; vendor: string; nodeId: Id; gameType: string };
type Rank = { vo: Win } | Win;
type VendorIcons = 'mobileSmallIcon' | 'h5Icon' | 'smallIcon' | 'lagerIcon';
type Card = { vassalage: string; displayName?: string; accountTypeName?: string; maintain?: unknown } & {
  [Icon in VendorIcons]?: string | null;
};
type Lane = { title: string; cards?: Card[] | null };

/** Vendors, lists of games, the player's own games and the launch. A game is known by its `nodeId`. */
export const gameCalls: GatewayAdapter['calls'] = {
  getVendors: {
    path: '/wps/relay/GCSGAME_newGameVendor',
    input: ({ language }) => ({ language, ...device }),
    value(value) {
      const lanes = rowsOf<Lane>(value).map(({ title, cards }) => ({ title, cards: rowsOf<Card>(cards) }));
      return {
        content: lanes.flatMap(({ title, cards }) => cards.map((card) => vendorOf(card, title))),
        sorting: lanes.map(({ title, cards }) => ({
          gameCategory: title,
          vendorNames: cards.map(({ vassalage }) => ({ accountTypeName: vassalage })),
        })),
        mapping: Object.fromEntries(lanes.map(({ title, cards }) => [title, cards.map(({ vassalage }) => vassalage)])),
      };
    },
  },
  getHotGames: {
    method: 'POST',
    path: '/wps/relay/GCSGAME_hotGamesV2',
    input: ({ language, gameType }) => ({ ...device, language, gameType, ext: 'avif', imgSize: 'rx2' }),
    value: (games) => ({ list: rowsOf<Game>(games).map(gameOf), pageNum: 1, totalPages: 1 }),
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
    value: (page, { input }) => gamesOf(page, input),
  },
  getWinners: {
    path: '/wps/relay/GCSGAME_getRankList',
    value(ranks) {
      const wins = rowsOf<Rank>(ranks).map((rank) => ('vo' in rank ? rank.vo : rank));
      return { list: wins.filter(({ winAmount }) => isAmount(winAmount)).map((win) => ({ vo: winOf(win) })) };
    },
  },
  getRecentGames: {
    path: '/wps/relay/GCS_recentGame',
    fields: { page: 'pageNo' },
    value: (page, { input }) => gamesOf(page, { pageNo: input.page, pageSize: input.pageSize }),
  },
  getFavourites: { path: '/wps/relay/MCSFE_getFavoriteGamesList', value: (page, { input }) => gamesOf(page, input) },
  getFavouriteIds: {
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    value: (page) => rowsOf<Game>(page).map(({ nodeId }) => idOf(nodeId)),
  },
  addFavourite: { path: '/wps/relay/MCSFE_addFavoriteGameV2', fields: { vendor: 'vassalage' } },
  removeFavourite: { method: 'POST', path: '/wps/relay/MCSFE_removeFavoriteGameV2', fields: { vendor: 'vassalage' } },
  launchGame: {
    method: 'GET',
    path: '/wps/game/launchGame',
    request: ({ nodeId, vassalage, gameType, prizeMode, language, backUrl }) => ({
      query: {
        ...(gameType === 'LOTT' || gameType === 'ELOTT'
          ? { launchMode: 'LOTT', lottoGameCode: nodeId, lottoPrizeMode: prizeMode, device: 'web' }
          : { launchMode: 'GLS' }),
        accountType: 1,
        ...device,
        nodeId,
        gameId: nodeId,
        vassalage,
        gameType,
        language,
        backUrl,
      },
    }),
    // The gateway has no number for a round, and nothing that this adapter maps asks for one.
    value: (launched: Launched, { refuse }) => ({ url: addressOf(launched, refuse), playSessionId: randomUUID(), openIn: 'frame' }),
  },
};

function vendorOf({ vassalage, displayName, accountTypeName, maintain, ...icons }: Card, gameType: string) {
  const icon = icons.mobileSmallIcon || icons.h5Icon || icons.smallIcon || icons.lagerIcon;
  const name = displayName || accountTypeName || vassalage;
  return { vassalage, displayName: name, gameType, gameCategory: gameType, mobileLargeIcon: icon, maintenance: isOn(maintain) };
}

function gameOf({ gameId, nodeId, showIcon, iconUrl, defaultIcon, ...game }: Game) {
  const { gameName, nodeName, vassalage, gameType, gameClassify, gameClassifyNew } = game;
  const id = idOf(nodeId);
  const ids = { gameId: idOf(gameId) || id, nodeId: id, gameCode: id };
  const icon = showIcon || iconUrl || defaultIcon;
  return { ...ids, gameName, nodeName, vassalage, gameType, gameClassify, gameClassifyNew, showIcon: icon, mobileLargeIcon: icon };
}

function gamesOf(page: unknown, asked: { pageNo: number; pageSize: number }) {
  const { rows, ...place } = pageOf<Game>(page, asked);
  return { list: rows.map(gameOf), ...place };
}

function winOf({ gameName, customerName, winAmount, iconUrl, vendor, nodeId, gameType }: Win) {
  const [id, amount] = [idOf(nodeId), money(winAmount)];
  return { gameName, customerName, winAmount: amount, iconUrl, vassalage: vendor, gameCode: id, nodeId: id, gameType };
}
