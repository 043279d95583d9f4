/** More visits of each address would take hours. */
const MOST_RUNS = 3;
/** Words that choose addresses, so that a run is short: `BENCH_DOORS=register,activity`. Without them every address is measured. */
const asked = (process.env.BENCH_DOORS ?? '').split(',');

export const HOME = '/m/home';

/** Addresses that a visitor may open (specification 2), with a promotion and a help topic of the sandbox. */
export const publicDoors = selected([
  '/m/home',
  '/m/login',
  '/m/register',
  '/m/forget',
  '/m/activity',
  '/m/activityDetail?id=PH-monsoon',
  '/m/inviteFriends',
  '/m/hot-games',
  '/m/slot-games',
  '/m/live-games',
  '/m/fishing-games',
  '/m/poker-games',
  '/m/sport-games',
  '/m/gameList',
  '/m/esport-games',
  '/m/lott',
  '/m/elott',
  '/m/lottery',
  '/m/gameCenter',
  '/m/slotsCenter',
  '/m/help',
  '/m/help?title=affiliate',
  '/m/notice',
  '/m/message',
  '/m/appDownload',
  '/m/member/benefits',
  '/m/depositBetRank',
  '/m/tournaments',
  '/m/playControls',
  '/m/officialDomains',
  '/m/terms',
]);

/** Screens of a member that a link or a notification opens. */
export const privateDoors = selected([
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/gameRecord',
  '/m/member/home',
  '/m/webEmail',
  '/m/rewardCenter',
  '/m/securityCenter',
]);

/**
 * Returns the page of an address, and its control that must work. On home that is the favourite button of a game, as in the floors; elsewhere the
 * first control of the screen.
 */
export function targetOf(edge, path) {
  return { url: edge + path, control: path === HOME ? 'main button[aria-pressed]' : undefined };
}

/** @param {number} runs */
export function runsOfDoors(runs) {
  return Math.min(runs, MOST_RUNS);
}

/** Everything is compared with home, so home is always measured. */
function selected(paths) {
  return paths.filter((path) => path === HOME || asked.some((name) => path.includes(name)));
}
