import { paths, to } from '@parlour/kernel';

type Who = 'anyone' | 'player' | 'member' | 'agent';

/** A path of the product, and the role it needs to show more than an explanation. */
export type Screen = { path: string; access: Who };

const { session, wallet, games, promotions, tournaments, messaging, agent } = paths;
const order = { orderNo: 'D-0000-000000' };

const of = (access: Who, list: readonly string[]): Screen[] => list.map((path) => ({ path, access }));

/** Home by the document of all pages, which has no snapshot: the app asks the gateway for everything that home shows. */
export const homeWithoutData = '/m/index.html';

/** The login and registration screens. Some of them redirect a logged-in player to home. */
export const waysIn = [session.login, session.register, `${session.register}.html`, session.forgot];

/** Every screen but home, login and registration (specification 2, "Route table", and the product's additions). */
export const screens: readonly Screen[] = [
  ...of('anyone', [
    paths.download,
    session.settings,
    session.officialDomains,
    session.playControls,
    session.terms,
    games.hot,
    games.live,
    games.poker,
    games.sport,
    games.slot,
    games.fishing,
    `${games.list}?gameType=RNG&dataType=hot`,
    games.esport,
    games.lott,
    games.elott,
    games.lottery,
    games.center,
    games.slotsCenter,
    games.demo,
    promotions.list,
    `${promotions.detail}?id=no-such-promotion`,
    promotions.benefits,
    promotions.invite,
    promotions.rank,
    tournaments.home,
    `${tournaments.home}/PH-big-multiple`,
    messaging.notice,
    `${messaging.notice}?i=1`,
    messaging.message,
    messaging.messages,
    messaging.help,
    `${messaging.help}?i=1`,
    `${messaging.help}?title=affiliate`,
  ]),
  ...of('player', [
    session.changePassword,
    session.member,
    session.security,
    session.passkeys,
    wallet.deposit,
    wallet.records,
    `${wallet.records}?tab=money`,
    games.favourites,
    games.play,
    messaging.inbox,
    messaging.feedback,
    messaging.notifications,
    agent.salary,
    agent.dividend,
    agent.hourly,
  ]),
  ...of('member', [
    wallet.withdraw,
    wallet.accounts,
    wallet.transactionPassword,
    wallet.wallets,
    to(wallet.depositOrder, order),
    to(wallet.withdrawOrder, order),
    promotions.rewards,
  ]),
  ...of('agent', [agent.home, agent.team, agent.figures, agent.rebates, agent.transfer, agent.link]),
];

/** What these show depends on the browser, so the server sends them without markup. */
const ofBrowser: readonly string[] = [paths.session.settings, paths.games.demo];

/** An address of each public screen that the server draws. */
export const drawnAddresses = [
  paths.home,
  ...waysIn,
  paths.session.trial,
  `${paths.promotions.detail}?id=PH-welcome`,
  ...screens.filter(({ access, path }) => access === 'anyone' && !ofBrowser.includes(path)).map(({ path }) => path),
];

/** The screens that are open to everybody. */
export const openToAll = screens.filter(({ access }) => access === 'anyone').map(({ path }) => path);

/** The screens that each kind of player opens, home first. */
export const screensOf = {
  visitor: [paths.home, ...waysIn, ...openToAll],
  member: [paths.home, ...openToAll, ...screens.filter(({ access }) => access === 'player' || access === 'member').map(({ path }) => path)],
  agent: screens.filter(({ access }) => access === 'agent').map(({ path }) => path),
} as const;
