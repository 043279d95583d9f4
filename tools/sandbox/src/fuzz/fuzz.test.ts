import { newIdempotencyKey } from '@parlour/kernel/wire-call';
import { walletWire } from '@parlour/wallet/wire';
import fc from 'fast-check';
import { useGateway } from '../testing/useGateway';
import { fuzzPlayers, fuzzRoles } from './fuzzPlayers';
import { fuzzRequest, readBodyKey } from './fuzzRequest';
import { schemaMismatch } from './schemaMismatch';
import { type Operation, readContract } from './readContract';
import { requestsOf } from './requestsOf';
import { collect, idsAmong, secretsOf, toldTo } from './secretsOf';

// Sends requests generated from docs/gateway-api.json to the sandbox (docs/reliability.md): every reply must match the document, for
// every caller and input. FUZZ_SEED and FUZZ_RUNS select another seed and more runs.

const seed = Number(process.env['FUZZ_SEED'] ?? 20261121);
const numRuns = Number(process.env['FUZZ_RUNS'] ?? 15);
/** Time after which the app gives up a read. */
const patienceMs = 10_000;

jest.setTimeout(60_000 + numRuns * 2_000);

const gateway = useGateway();
const { operations, follow } = readContract();
const players = fuzzPlayers(gateway);
const known = [
  'EN',
  '200jilif3',
  'maria',
  'm-maria',
  'RNG',
  'gopeso',
  'salary',
  '+63',
  '9175557731',
  '246810',
  'correct-horse-9',
  '135790',
  'all',
];
let key: Awaited<ReturnType<typeof readBodyKey>>;
let secrets: Set<string>;
let ids: Map<string, string[]>;

beforeAll(async () => {
  key = await readBodyKey(gateway);
  const maria = await gateway.login('maria');
  await maria.call(walletWire.createDeposit, { idempotencyKey: newIdempotencyKey(), methodId: 'gopeso', amount: '731.00' });
  const own = await toldTo(readBy(maria.token), operations);
  const others = new Set<string>();
  for (const role of fuzzRoles) for (const text of await toldTo(readBy(await players.tokenOf(role)), operations)) others.add(text);
  secrets = new Set([maria.token ?? '', ...secretsOf(own, others)].filter((text) => !known.includes(text)));
  ids = idsAmong([...secrets, ...others]);
});

function readBy(token: string | undefined) {
  return async (operation: Operation, input: unknown) =>
    (await fuzzRequest(gateway, { operation, request: { input, raw: undefined, headers: {} }, token }, key)).text;
}

test('the document lists every call of the contract, and the test member has secrets to find', () => {
  expect(operations.length).toBeGreaterThan(150);
  expect(secrets.size).toBeGreaterThan(20);
});

test.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s: replies are documented and leak no secret, and the ledger stays sound',
  async (_name, operation) => {
    await fc.assert(
      fc.asyncProperty(requestsOf(operation, { follow, roles: fuzzRoles, known, ids }), async (request) => {
        const token = await players.tokenOf(request.role);
        const reply = await inTime(fuzzRequest(gateway, { operation, request, token }, key));
        if (reply.status === 401) players.leave(request.role);
        const schema = operation.replies.get(reply.status);
        const json = parsed(reply.text);
        expect({
          status: operation.replies.has(reply.status) && reply.status < 500 ? 'documented' : reply.status,
          type: reply.contentType.split(';')[0],
          schemaMismatch: schema && schemaMismatch(schema, json, { follow }),
          told: [...collect(json)].filter((text) => secrets.has(text)),
        }).toEqual({ status: 'documented', type: 'application/json', schemaMismatch: undefined, told: [] });
      }),
      { seed, numRuns, endOnFailure: true },
    );
    expect(await gateway.audit()).toMatchObject({ sound: true });
  },
);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function inTime<Value>(asked: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), patienceMs);
  });
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
