/** Every public path of the product (specification 2), grouped by the feature that owns the screen. */
export const paths = {
  home: '/m/home',
  download: '/m/appDownload',
  session: {
    login: '/m/login',
    register: '/m/register',
    trial: '/m/trail',
    social: '/m/login/social',
    forgot: '/m/forget',
    changePassword: '/m/changePsw',
    member: '/m/member/home',
    settings: '/m/set',
    security: '/m/securityCenter',
    passkeys: '/m/securityCenter/passkeys',
    officialDomains: '/m/officialDomains',
    playControls: '/m/playControls',
    terms: '/m/terms',
  },
  wallet: {
    deposit: '/m/voucherCenter',
    depositOrder: '/m/voucherCenter/order/:orderNo',
    withdraw: '/m/withdraw',
    withdrawOrder: '/m/withdraw/order/:orderNo',
    accounts: '/m/withdraw/accounts',
    transactionPassword: '/m/withdraw/password',
    records: '/m/gameRecord',
    wallets: '/m/wallets',
  },
  games: {
    list: '/m/gameList',
    live: '/m/live-games',
    poker: '/m/poker-games',
    sport: '/m/sport-games',
    slot: '/m/slot-games',
    fishing: '/m/fishing-games',
    hot: '/m/hot-games',
    favourites: '/m/fav-games',
    esport: '/m/esport-games',
    lottery: '/m/lottery',
    lotteryBet: '/m/lottery/:nodeId',
    lott: '/m/lott',
    elott: '/m/elott',
    center: '/m/gameCenter',
    slotsCenter: '/m/slotsCenter',
    play: '/m/play',
    demo: '/m/tryGame',
  },
  promotions: {
    list: '/m/activity',
    detail: '/m/activityDetail',
    rewards: '/m/rewardCenter',
    benefits: '/m/member/benefits',
    invite: '/m/inviteFriends',
    rank: '/m/depositBetRank',
  },
  messaging: {
    notice: '/m/notice',
    inbox: '/m/webEmail',
    message: '/m/message',
    messages: '/m/messages',
    help: '/m/help',
    feedback: '/m/feedback',
    notifications: '/m/notifications',
  },
  agent: {
    home: '/m/member/agent',
    team: '/m/member/agent/team',
    figures: '/m/member/agent/figures',
    rebates: '/m/member/agent/rebates',
    transfer: '/m/member/agent/transfer',
    link: '/m/member/agent/openAccount',
    salary: '/m/member/agent/getSalaryContract',
    dividend: '/m/member/agent/getDevidendContract',
    hourly: '/m/member/agent/getHourContract',
  },
  tournaments: {
    home: '/m/tournaments',
    tournament: '/m/tournaments/:tournamentId',
  },
} as const;

/** Aliases of home (specification 2, "Bottom menu": Home is active for all of them). */
export const homeAliases = ['/', '/m', '/m/', '/m/index', '/m/index.html', paths.home] as const;

/** Fills in `:params` and appends the query, without empty values. */
export function to(path: string, params: Record<string, string> = {}, query: Record<string, string | undefined> = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))).toString();
  return search ? `${filled}?${search}` : filled;
}

/** Parses a URL; `undefined` if the text is not one. `URL.canParse` is missing before Chrome 120 and Safari 17. */
export function parseUrl(raw: string, base?: string): URL | undefined {
  try {
    return new URL(raw, base);
  } catch {
    return undefined;
  }
}
