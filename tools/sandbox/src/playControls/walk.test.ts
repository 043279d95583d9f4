import { playControlsWire } from '@parlour/player/wire';
import { fuzzRequest, readBodyKey } from '../fuzz/fuzzRequest';
import { type Operation, type Schema, readContract } from '../fuzz/readContract';
import type { Client } from '../testing/createClient';
import { beforeNextTransaction } from '../testing/beforeNextTransaction';
import { deposit } from '../testing/deposit';
import { addAccount, registerMember } from '../testing/registerMember';
import { useGateway } from '../testing/useGateway';

// Walks every call of docs/gateway-api.json as a free, a paused and an excluded player.

/** Calls that give, join or play. */
const closed = [
  'claimRewards',
  'createDeposit',
  'joinPromotion',
  'joinTournament',
  'launchDemo',
  'launchGame',
  'placeLotteryOrders',
  'signIn',
  'startTrial',
];

/** Calls that write and stay open: money goes out, records and messages stay, and the account remains the player's. */
const open = {
  'money that goes out or is under way': [
    'createWithdrawal',
    'transferBetweenWallets',
    'confirmDepositPaid',
    'cancelDeposit',
    'putProof',
    'cancelSubOrder',
  ],
  'accounts for withdrawals': [
    'addAccount',
    'removeAccount',
    'revealAccount',
    'setDefaultAccount',
    'setPaymentPassword',
    'changePaymentPassword',
    'resetPaymentPassword',
  ],
  'play controls': ['takeBreak', 'excludeSelf', 'setLimit', 'confirmLimit'],
  records: ['requestHistory', 'addFavourite', 'removeFavourite'],
  'messages and help': [
    'sendFeedback',
    'putFeedbackImage',
    'markMessages',
    'deleteMessages',
    'markAnnouncementRead',
    'markAllAnnouncements',
    'setPushSettings',
    'addPushSubscription',
    'removePushSubscription',
    'sendTestPush',
  ],
  'the own account': [
    'setPhrase',
    'endDevice',
    'setBirthday',
    'setContact',
    'setEmail',
    'setHeadIcon',
    'setMobile',
    'setNickname',
    'setPayeeName',
    'setPreference',
    'addPasskey',
    'removePasskey',
    'beginPasskey',
    'changePassword',
    'setSecurityQuestions',
    'sendCode',
  ],
  'the ways in and out': [
    'login',
    'logout',
    'renewSession',
    'passkeyLogin',
    'beginPasskeyLogin',
    'socialLogin',
    'register',
    'registerByMobile',
    'findRegistration',
    'sendForgotCode',
    'sendForgotMail',
    'verifyForgotCode',
    'setForgottenPassword',
    'findForgottenPassword',
    'sendIdentityCode',
    'verifyIdentityCode',
    'sendLoginCode',
    'sendRegisterCode',
  ],
  'the work of agents': ['answerContract', 'setRebates', 'createTransfer'],
};

const gateway = useGateway();
const { operations, follow } = readContract();
/** Calls that end the session or close play for the player who makes them, so they come last. */
const last = ['takeBreak', 'excludeSelf', 'renewSession', 'logout'];
const walk = [...operations].sort((a, b) => last.indexOf(a.name) - last.indexOf(b.name));
let key: Awaited<ReturnType<typeof readBodyKey>>;
const players = new Map<'free' | 'break' | 'exclusion', Client>();

beforeAll(async () => {
  key = await readBodyKey(gateway);
  for (const kind of ['free', 'break', 'exclusion'] as const) {
    const player = await registerMember(gateway);
    await addAccount(player);
    await deposit(gateway, player, '500');
    players.set(kind, player);
  }
  await players.get('break')?.call(playControlsWire.takeBreak, { hours: 24 });
  await players.get('exclusion')?.call(playControlsWire.excludeSelf, { months: null });
});

test('every call that writes is either closed by a pause or known to stay open', () => {
  // A new call belongs in one of the lists above; one that gives, joins or plays has `closedByPause` in the contract.
  const writing = operations.filter(({ method }) => method !== 'GET').map(({ name }) => name);
  expect([...closed, ...Object.values(open).flat()].sort()).toEqual(writing.sort());
});

test('the contract says which calls a pause closes', () => {
  expect(
    operations
      .filter(({ isClosedByPause }) => isClosedByPause)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(closed);
});

test.each(walk.map((operation) => [operation.name, operation] as const))('%s', async (name, operation) => {
  const isClosed = closed.includes(name);
  const free = await ask(players.get('free'), operation);
  expect(free.code).not.toBe('PLAY_PAUSED');
  expect(free.status).not.toBe(401);
  for (const kind of ['break', 'exclusion'] as const) {
    const reply = await ask(players.get(kind), operation);
    if (isClosed) expect(reply).toMatchObject({ success: false, code: 'PLAY_PAUSED', value: { kind } });
    else {
      expect(reply.code).not.toBe('PLAY_PAUSED');
      expect(reply.status).toBe(free.status);
    }
  }
});

test.each(walk.filter(({ isClosedByPause }) => isClosedByPause).map((operation) => [operation.name, operation] as const))(
  '%s that waits for its turn while an exclusion begins is refused',
  async (_, operation) => {
    const player = await registerMember(gateway);
    beforeNextTransaction(gateway, () => player.call(playControlsWire.excludeSelf, { months: null }));
    expect(await ask(player, operation)).toMatchObject({ success: false, code: 'PLAY_PAUSED', value: { kind: 'exclusion' } });
  },
);

/** Sends the smallest input that fits the call. */
async function ask(player: Client | undefined, operation: Operation) {
  const request = { input: smallest(operation.input), raw: undefined, headers: {} };
  const { status, text } = await fuzzRequest(gateway, { operation, request, token: player?.token }, key);
  return { status, ...(JSON.parse(text) as { success: boolean; code?: string; value?: unknown }) };
}

function smallest(schema: Schema): unknown {
  const { const: only, enum: some, anyOf, type, format, pattern, items, properties = {}, required = [], ...bounds } = follow(schema);
  if (only !== undefined) return only;
  if (some) return some[0];
  if (anyOf?.[0]) return smallest(anyOf[0]);
  switch ([type].flat()[0]) {
    case 'object':
      return Object.fromEntries(required.map((field) => [field, smallest(properties[field] ?? {})]));
    case 'array':
      return Array.from({ length: bounds.minItems ?? 0 }, () => smallest(items ?? {}));
    case 'integer':
    case 'number':
      return Math.max(1, bounds.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return smallestText({ format, pattern, minLength: bounds.minLength });
  }
}

function smallestText({
  format,
  pattern,
  minLength = 1,
}: {
  format: string | undefined;
  pattern: string | undefined;
  minLength: number | undefined;
}) {
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  if (format === 'date') return '1990-01-01';
  return pattern?.includes('\\d') ? '1'.repeat(minLength) : 'x'.repeat(minLength);
}
