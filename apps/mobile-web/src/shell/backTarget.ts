import { homeAliases, paths } from '@parlour/kernel';

/** Target of the back icon: none (no icon), a path, or one step back in the history. */
export type BackTarget = { kind: 'none' } | { kind: 'path'; path: string } | { kind: 'history' };

const home: BackTarget = { kind: 'path', path: paths.home };

const withoutIcon: readonly string[] = [...homeAliases, paths.session.changePassword];

const toHome: readonly string[] = [
  paths.session.login,
  paths.session.register,
  paths.session.trial,
  paths.session.forgot,
  paths.promotions.list,
  paths.games.fishing,
  paths.games.poker,
  paths.messaging.message,
  paths.messaging.messages,
];

/** Pages of the categories; the sports are one page (specification 2, "Game list page"). */
const categoryPages = new Map<string, string>(
  Object.entries({
    LIVE: paths.games.live,
    PVP: paths.games.poker,
    SPORTS: paths.games.sport,
    ESPORTS: paths.games.esport,
    COCKFIGHT: paths.games.sport,
    RNG: paths.games.slot,
    FISH: paths.games.fishing,
    HOT: paths.games.hot,
    FAV: paths.games.favourites,
    LOTT: paths.games.lottery,
  }),
);

/** The back rules of the header (specification 2, "Header shell" and "Message center"). */
export function backTarget({ pathname, search }: { pathname: string; search: string }): BackTarget {
  if (withoutIcon.includes(pathname)) return { kind: 'none' };
  if (toHome.includes(pathname)) return home;
  if (pathname === paths.games.list) {
    const category = new URLSearchParams(search).get('gameType') ?? '';
    return { kind: 'path', path: categoryPages.get(category) ?? paths.home };
  }
  return { kind: 'history' };
}
