import { homeAliases, paths } from '@parlour/kernel';
import { backTarget } from './backTarget';

const at = (pathname: string, search = '') => backTarget({ pathname, search });

test.each([...homeAliases, paths.session.changePassword])('spec 2: no back icon on %s', (pathname) => {
  expect(at(pathname)).toEqual({ kind: 'none' });
});

test.each([
  paths.session.login,
  paths.session.register,
  paths.session.trial,
  paths.promotions.list,
  paths.session.forgot,
  paths.games.fishing,
  paths.games.poker,
  paths.messaging.messages,
])('spec 2: back on %s goes to /m/home', (pathname) => {
  expect(at(pathname)).toEqual({ kind: 'path', path: '/m/home' });
});

test.each([
  ['RNG', '/m/slot-games'],
  ['FISH', '/m/fishing-games'],
  ['PVP', '/m/poker-games'],
  ['LIVE', '/m/live-games'],
  ['SPORTS', '/m/sport-games'],
  ['ESPORTS', '/m/esport-games'],
  ['COCKFIGHT', '/m/sport-games'],
  ['LOTT', '/m/lottery'],
  ['FAV', '/m/fav-games'],
  ['nonsense', '/m/home'],
  ['constructor', '/m/home'],
])('spec 2: back from the game list of %s goes to its category page %s', (gameType, path) => {
  expect(at(paths.games.list, `?gameType=${gameType}`)).toEqual({ kind: 'path', path });
});

test('spec 2: otherwise back is history back', () => {
  expect(at(paths.wallet.deposit)).toEqual({ kind: 'history' });
  expect(at('/m/withdraw/order/W-1')).toEqual({ kind: 'history' });
});
