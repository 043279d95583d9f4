import { generateKeyPairSync } from 'node:crypto';
import { apiClientWire } from '@parlour/api-client/wire';
import { gamesWire } from '@parlour/games/wire';
import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { playerWire } from '@parlour/player/wire';
import { registerWire, sessionWire } from '@parlour/session/wire';
import { memberWalletsWire, walletWire } from '@parlour/wallet/wire';
import type { Fault, Proxy } from './Fault';
import { type Envelope, answered, at, replies, rewritten, sent, valued } from './spoil';

type Keyed = { idempotencyKey: string; amount: string };

const withMoney = { money: true };
const refused = (code: string) => (envelope: Envelope) => (envelope.success ? { success: false, code } : envelope);
const renamed = (code: string, own: string) =>
  replies((reply) => rewritten(reply, (envelope) => (envelope.code === code ? { ...envelope, code: own } : envelope)));

/** Remembers the last token that a player sent, and gives it to those who have none. */
function letIn(): Proxy {
  let last: string | null = null;
  return (request, pass) => {
    last = request.headers.get('Authorization') ?? last;
    const headers = new Headers(request.headers);
    if (last) headers.set('Authorization', last);
    return pass(new Request(request, { headers }));
  };
}

/** Accepts every token except the first that it receives. */
function letInLater(): Proxy {
  let first: string | null = null;
  return async (request, pass) => {
    const token = request.headers.get('Authorization');
    first ??= token;
    const reply = await pass(request);
    return token === first ? reply : rewritten(reply, () => ({ success: true, value: {} }), 200);
  };
}

/** Gives a free trial the token of the member who has logged in. */
function promote(): Proxy {
  let token = '';
  return async (request, pass) => {
    const { pathname } = new URL(request.url);
    const reply = await pass(request);
    if (pathname !== sessionWire.login.path && pathname !== sessionWire.startTrial.path) return reply;
    return rewritten(reply, (envelope) => {
      const value = envelope.value as { token: string };
      if (pathname === sessionWire.login.path) token = value.token;
      return { ...envelope, value: { ...value, token } };
    });
  };
}

/** Answers requests until one succeeds, and refuses every later one. */
function onlyOnce(): Proxy {
  let isDone = false;
  return async (request, pass) => {
    const wasDone = isDone;
    return rewritten(await pass(request), (envelope) => {
      isDone ||= envelope.success;
      return wasDone ? refused('DUPLICATE')(envelope) : envelope;
    });
  };
}

function shortKey(): Proxy {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  return valued((value: object) => ({ ...value, spki }));
}

/** Faults that show only in several requests together: sessions, encryption, keys, money. */
export const behaviourFaults: Fault[] = [
  {
    does: 'lets strangers in',
    proxy: () => at(playerWire.getMemberInfo, letIn())(),
    only: ['getMemberInfo'],
    finds: ['getMemberInfo session'],
  },
  {
    does: 'says 200 to strangers',
    proxy: at(
      playerWire.getMemberInfo,
      replies((reply) => new Response(reply.body, { status: 200, headers: reply.headers })),
    ),
    only: ['getMemberInfo'],
    finds: ['getMemberInfo session'],
  },
  { does: 'lets free trials reach what is for members', proxy: promote, only: ['getAccounts'], finds: ['getAccounts trial'] },
  {
    does: 'has its own name for an invalid field',
    proxy: at(gamesWire.getGames, renamed('FIELD_INVALID', 'E1001')),
    only: ['getGames'],
    finds: ['getGames refusal', 'getGames field'],
  },
  {
    does: 'does not name the invalid field',
    proxy: at(
      gamesWire.getGames,
      replies((reply) => rewritten(reply, ({ value, ...rest }) => (rest.success ? { ...rest, value } : rest))),
    ),
    only: ['getGames'],
    finds: ['getGames field'],
  },
  {
    does: 'has a key of 2048 bits',
    proxy: () => at(apiClientWire.getPublicKey, shortKey())(),
    only: ['getPublicKey'],
    finds: ['getPublicKey key'],
  },
  {
    does: 'reads a body under any key id',
    proxy: at(registerWire.findRegistration, async (request, pass) => {
      const reply = await pass(request);
      return rewritten(reply, (envelope) =>
        envelope.code === 'ENCRYPTION_KEY' && request.headers.has('Encryption-Key') ? { success: true, value: null } : envelope,
      );
    }),
    only: ['findRegistration'],
    finds: ['findRegistration sealing'],
  },
  {
    does: 'reads a body that is not encrypted',
    proxy: at(registerWire.findRegistration, async (request, pass) => {
      const reply = await pass(request);
      return request.headers.has('Encryption-Key') ? reply : answered(reply, null);
    }),
    only: ['findRegistration'],
    finds: ['findRegistration sealing'],
  },
  {
    does: 'says 401 to a failed login',
    proxy: at(
      sessionWire.login,
      replies((reply) => rewritten(reply, (envelope) => envelope, 401)),
    ),
    settings: { member: undefined },
    only: ['login'],
    finds: ['login refusal', 'login status'],
  },
  {
    does: 'opens no session',
    proxy: at(
      sessionWire.login,
      replies((reply) => rewritten(reply, refused('ACCOUNT_LOCKED'))),
    ),
    only: ['login'],
    finds: ['login login'],
  },
  {
    does: 'renews a token with itself',
    proxy: at(playerWire.renewSession, async (request, pass) =>
      rewritten(await pass(request), (envelope) =>
        envelope.success ? { success: true, value: { token: request.headers.get('Authorization')?.slice(7) } } : envelope,
      ),
    ),
    only: ['renewSession'],
    finds: ['renewSession renewal'],
  },
  {
    does: 'keeps a session open after the logout',
    proxy: at(sessionWire.logout, async (request, pass) =>
      answered(
        await pass(
          new Request(request.url, { method: 'DELETE', headers: { Merchant: '200jilif3', Origin: request.headers.get('Origin') ?? '' } }),
        ),
        null,
      ),
    ),
    only: ['logout'],
    finds: ['logout session'],
  },
  {
    does: 'keeps the former token open after the logout',
    proxy: () => at(playerWire.getMemberInfo, letInLater())(),
    only: ['logout'],
    finds: ['logout session'],
  },
  {
    does: 'makes an order for each request',
    proxy: at(walletWire.createDeposit, async (request, pass) =>
      pass(await sent(request, (body: Keyed) => ({ ...body, idempotencyKey: newIdempotencyKey() }))),
    ),
    settings: withMoney,
    only: ['createDeposit', 'findOrder'],
    finds: ['createDeposit once', 'findOrder lookup'],
  },
  {
    does: 'refuses a key that it knows',
    proxy: () => at(walletWire.createDeposit, onlyOnce())(),
    settings: withMoney,
    only: ['createDeposit'],
    finds: ['createDeposit once'],
  },
  {
    does: 'does not find an order by its key',
    proxy: at(
      walletWire.findOrder,
      valued(() => null),
    ),
    settings: withMoney,
    only: ['createDeposit', 'findOrder'],
    finds: ['findOrder lookup'],
  },
  {
    does: 'takes less than the least amount',
    proxy: at(walletWire.createDeposit, async (request, pass) =>
      pass(await sent(request, (body: Keyed) => ({ ...body, amount: body.amount === '0.01' ? '500.00' : body.amount }))),
    ),
    settings: withMoney,
    only: ['createDeposit', 'findOrder'],
    finds: ['createDeposit refusal', 'findOrder lookup'],
  },
  {
    does: 'refuses the second cancellation',
    proxy: () => at(walletWire.cancelDeposit, onlyOnce())(),
    settings: withMoney,
    only: ['cancelDeposit'],
    finds: ['cancelDeposit once'],
  },
  {
    does: 'moves money once for each request',
    proxy: at(memberWalletsWire.transferBetweenWallets, async (request, pass) =>
      pass(await sent(request, (body: Keyed) => ({ ...body, idempotencyKey: newIdempotencyKey() }))),
    ),
    settings: withMoney,
    only: ['transferBetweenWallets', 'findWalletTransfer'],
    finds: ['transferBetweenWallets once', 'transferBetweenWallets money', 'findWalletTransfer lookup'],
  },
];
