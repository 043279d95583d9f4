import { Hono } from 'hono';
import { createFieldKey } from './fieldCipher';
import { gameRows } from './gameRows';
import { serveBets } from './serveBets';
import { serveClub } from './serveClub';
import { serveGames } from './serveGames';
import { serveInbox } from './serveInbox';
import { serveMember } from './serveMember';
import { serveMoney } from './serveMoney';
import { servePlayerGames } from './servePlayerGames';
import { serveRegistration } from './serveRegistration';
import { serveReports } from './serveReports';
import { serveRewards } from './serveRewards';
import { serveSession } from './serveSession';
import { serveSite } from './serveSite';
import { type Ask, incomplete, sandboxClient } from './sandboxClient';

/** The fault of the next request of a path; it happens once. */
export type Trouble = { path: string; status: number; errorCode: string; message?: string };

/** The paths of this gateway that need no session, and refuse one that has ended all the same. */
const PUBLIC_FEEDS = [
  'GCSGAME_gameList',
  'GCSGAME_hotGamesV2',
  'GCSGAME_newGameVendor',
  'GCSGAME_getRankList',
  'CCSFE_getListAnnouncements',
].map((code) => `/wps/relay/${code}`);

/**
 * A gateway in the dialect of the field in front of the sandbox: relay paths, bare tokens, codes as `errorCode`, a captcha by cookie and encrypted bodies. What
 * is put into `troubles` happens to the next request of its path.
 */
export function createField(ask: Ask, troubles: Trouble[] = []): Hono {
  const app = new Hono();
  const sandbox = sandboxClient(ask);
  const key = createFieldKey();

  app.use(async ({ req }, next) => {
    const index = troubles.findIndex(({ path }) => path === req.path);
    const [trouble] = index < 0 ? [] : troubles.splice(index, 1);
    if (trouble) return refusal(trouble.errorCode, trouble);
    if (!req.header('Merchant')) return refusal('function.not.available', { status: 400 });
    if (PUBLIC_FEEDS.includes(req.path) && req.header('Authorization') && !(await sandbox.isLoggedIn(req.raw)))
      return refusal('login.not.session', { status: 401 });
    return next();
  });
  serveSession(app, { sandbox, key });
  serveRegistration(app, { sandbox, key });
  serveMember(app, sandbox);
  serveInbox(app, sandbox);
  serveRewards(app, sandbox);
  serveMoney(app, { sandbox, key });
  serveReports(app, sandbox);
  serveBets(app, sandbox);
  serveClub(app, sandbox);
  const rows = gameRows();
  serveGames(app, { sandbox, rows });
  servePlayerGames(app, { sandbox, rows });
  serveSite(app, { sandbox, rows });
  app.notFound(() => refusal('function.not.available', { status: 404 }));
  app.onError((error) => {
    // A body that is not JSON.
    if (error instanceof SyntaxError) return incomplete();
    throw error;
  });
  return app;
}

function refusal(errorCode: string, { status, message = errorCode }: { status: number; message?: string }): Response {
  return Response.json({ success: false, errorCode, message }, { status });
}
