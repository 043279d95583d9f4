import { homeAliases, paths } from '@parlour/kernel';
import { isHomePath } from './navigation/isHomePath';
import { findRoute } from './routeTable';

/** Every row of the route table (specification 2), and the pages that it names without a row. */
const table: [string, 'home' | 'anyone' | 'player' | 'member'][] = [
  ['/', 'home'],
  ['/m/', 'home'],
  ['/m', 'home'],
  ['/m/index', 'home'],
  ['/m/index.html', 'home'],
  ['/m/home', 'home'],
  ['/m/login', 'anyone'],
  ['/m/register', 'anyone'],
  ['/m/register.html', 'anyone'],
  ['/m/trail', 'anyone'],
  ['/m/forget', 'anyone'],
  ['/m/changePsw', 'player'],
  ['/m/member/home', 'player'],
  ['/m/member/benefits', 'anyone'],
  ['/m/voucherCenter', 'player'],
  ['/m/withdraw', 'member'],
  ['/m/gameRecord', 'player'],
  ['/m/rewardCenter', 'member'],
  ['/m/feedback', 'player'],
  ['/m/notice', 'anyone'],
  ['/m/webEmail', 'player'],
  ['/m/notifications', 'player'],
  ['/m/message', 'anyone'],
  ['/m/messages', 'anyone'],
  ['/m/help', 'anyone'],
  ['/m/set', 'anyone'],
  ['/m/activity', 'anyone'],
  ['/m/activityDetail', 'anyone'],
  ['/m/inviteFriends', 'anyone'],
  ['/m/hot-games', 'anyone'],
  ['/m/fav-games', 'player'],
  ['/m/live-games', 'anyone'],
  ['/m/poker-games', 'anyone'],
  ['/m/sport-games', 'anyone'],
  ['/m/slot-games', 'anyone'],
  ['/m/fishing-games', 'anyone'],
  ['/m/gameList', 'anyone'],
  ['/m/esport-games', 'anyone'],
  ['/m/lott', 'anyone'],
  ['/m/elott', 'anyone'],
  ['/m/lottery', 'anyone'],
  ['/m/gameCenter', 'anyone'],
  ['/m/slotsCenter', 'anyone'],
  ['/m/member/agent/getSalaryContract', 'player'],
  ['/m/member/agent/getDevidendContract', 'player'],
  ['/m/member/agent/getHourContract', 'player'],
  ['/m/depositBetRank', 'anyone'],
  ['/m/terms', 'anyone'],
  ['/m/appDownload', 'anyone'],
];

test.each(table)('spec 2: %s opens a screen for %s', async (path, access) => {
  if (access === 'home') {
    expect(isHomePath(path)).toBe(true);
    return;
  }
  const target = findRoute(path);
  expect(target?.route.access).toBe(access);
  expect(typeof (await target?.route.lazy())?.default).toBe('function');
});

test('spec 2: home has no other spellings', () => {
  expect([...homeAliases].sort()).toEqual(table.flatMap(([path, access]) => (access === 'home' ? [path] : [])).sort());
});

test.each([
  paths.session.login,
  paths.session.register,
  `${paths.session.register}.html`,
  paths.session.trial,
  paths.session.forgot,
  paths.promotions.list,
  paths.games.fishing,
  paths.games.poker,
  paths.messaging.message,
  paths.messaging.messages,
])('spec 2: back on %s goes to /m/home', (path) => {
  expect(findRoute(path)?.route.back).toBe('/m/home');
});

test('spec 2: no back icon on /m/changePsw; otherwise back is history back', () => {
  expect(findRoute(paths.session.changePassword)?.route.back).toBe(false);
  for (const path of [paths.wallet.deposit, '/m/withdraw/order/W-1']) expect(findRoute(path)?.route).not.toHaveProperty('back');
});

test('both spellings of the registration go back to home', () => {
  for (const path of [paths.session.register, `${paths.session.register}.html`]) {
    expect([path, findRoute(path)?.route.back]).toEqual([path, paths.home]);
  }
});
