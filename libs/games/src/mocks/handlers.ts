import { siteWire } from '@parlour/site/wire';
import { playControlsWire } from '@parlour/player/wire';
import { mockCall } from '@parlour/testing';
import { discoveryWire, gamesWire } from '../wire';
import { buildGames, buildPage, buildWinner } from './gameBuilders';

const vendors = [
  { vassalage: 'PALM', displayName: 'Palm Play', gameType: 'RNG' },
  { vassalage: 'REEF', displayName: 'Reef Games', gameType: 'RNG' },
  { vassalage: 'DEEP', displayName: 'Deep Sea', gameType: 'FISH' },
  { vassalage: 'ACES', displayName: 'Four Aces', gameType: 'PVP' },
  { vassalage: 'LIVE', displayName: 'Salon Live', gameType: 'LIVE' },
  { vassalage: 'GOAL', displayName: 'Goal Sports', gameType: 'SPORTS' },
  { vassalage: 'ARENA', displayName: 'Arena', gameType: 'SPORTS', gameCategory: 'ESPORTS' },
  { vassalage: 'ROOST', displayName: 'Roost', gameType: 'SPORTS', gameCategory: 'COCKFIGHT' },
  { vassalage: 'CAM', displayName: 'Cam Stage', gameType: 'LIVESTREAM' },
  { vassalage: 'DOZE', displayName: 'Doze Streams', gameType: 'LIVESTREAM', maintenance: true },
];
const order = ['RNG', 'FISH', 'PVP', 'LIVE', 'SPORTS', 'ELOTT'];

/** The catalogue of a small merchant. Each test overrides the calls that it is about. */
export const handlers = [
  mockCall(playControlsWire.getPlayState, { pause: null, reached: null }),
  mockCall(siteWire.getStatus, { info: { imageCDNs: ['/cdn/a', '/cdn/b'] } }),
  mockCall(gamesWire.getVendors, {
    content: vendors,
    sorting: order.map((gameCategory) => ({ gameCategory, vendorNames: [] })),
    mapping: { ELOTT: ['TCG_LOTTO_VN'] },
  }),
  mockCall(gamesWire.getGames, ({ gameType, pageNo, pageSize }) =>
    buildPage(buildGames(60, `${gameType}-`, { gameType }), pageNo, pageSize),
  ),
  mockCall(gamesWire.getHotGames, buildPage(buildGames(12, 'hot-'))),
  mockCall(gamesWire.getRecentGames, buildPage(buildGames(4, 'recent-'))),
  mockCall(gamesWire.addRecentGame, null),
  mockCall(gamesWire.getFavouriteIds, ['fav-1', 'fav-2']),
  mockCall(gamesWire.getFavourites, buildPage(buildGames(2, 'fav-'))),
  mockCall(gamesWire.addFavourite, null),
  mockCall(gamesWire.removeFavourite, null),
  mockCall(gamesWire.getWinners, {
    list: Array.from({ length: 12 }, (_, place) => buildWinner({ nodeId: `w${place}`, gameName: `Win ${place + 1}` })),
    currencySymbol: '₱',
    jackpots: [buildWinner({ nodeId: 'j1', gameName: 'Mega Pot', customerName: 'jo***1', winAmount: '1000000.00' })],
  }),
  mockCall(gamesWire.getLiveFigures, { games: [] }),
  mockCall(gamesWire.launchGame, { url: 'https://vendor.example/ruby?token=t', playSessionId: 'p1', openIn: 'frame' }),
  mockCall(gamesWire.getPlaySession, { startedAt: Date.now(), staked: '20.00', won: '12.50', net: '-7.50' }),
  mockCall(discoveryWire.getGameDetail, {
    vendorName: 'Palm Play',
    gameClassify: 'SC',
    minBet: '0.10',
    maxBet: '100',
    returnRate: '0.96',
    lines: 5,
    volatility: 'medium',
    hasDemo: true,
    currencySymbol: '₱',
  }),
  mockCall(discoveryWire.launchDemo, { url: 'https://vendor.example/demo', openIn: 'frame' }),
  mockCall(discoveryWire.getTables, { list: [] }),
  mockCall(discoveryWire.getMatches, {
    list: [
      {
        matchId: 'm1',
        gameName: 'Dota 2',
        home: 'Manila Monsoon',
        away: 'Yangon Yaks',
        startsAt: Date.now(),
        isLive: true,
        vassalage: 'ARENA',
      },
      {
        matchId: 'm2',
        gameName: 'Valorant',
        home: 'Cebu Comets',
        away: 'Bago Blades',
        startsAt: Date.now() + 3_600_000,
        vassalage: 'ARENA',
      },
    ],
  }),
];
