import { walletWire } from '@parlour/wallet/wire';
import { checkGateway } from './checkGateway';
import { createClient } from './client/createClient';
import { type Contract, readContract } from './contract/readContract';
import type { Settings } from './settings';
import { at } from './testing/spoil';
import { useSandbox } from './testing/useSandbox';

const sandbox = useSandbox();
let contract: Contract;
beforeAll(async () => {
  contract = await readContract();
});

async function leftOut(settings: Partial<Settings>): Promise<string[]> {
  const findings = await checkGateway(sandbox.settings(settings), contract);
  expect(findings.filter(({ outcome }) => outcome === 'differs')).toEqual([]);
  return findings.flatMap(({ call, rule, outcome, detail }) => (outcome === 'unchecked' ? [`${call.name} ${rule}: ${detail}`] : []));
}

test.each<[string, Partial<Settings>, string]>([
  ['an account is missing', { only: ['getMemberWallet'], member: undefined }, 'getMemberWallet value: no test account'],
  ['a value is unknown', { only: ['getPlaySession'] }, 'getPlaySession value: no earlier reply named playSessionId; give it with --values'],
  ['money is not to be moved', { only: ['createTransfer'] }, 'createTransfer once: only with --money'],
  [
    'the gateway refuses to move it',
    { only: ['createWithdrawal'], money: true, transactionPassword: '000000' },
    'createWithdrawal once: refused with 200 WRONG_PAYMENT_PASSWORD',
  ],
])('the report says what was not checked when %s', async (_when, settings, says) => {
  expect(await leftOut(settings)).toContain(says);
});

test('without --money no call that moves money gets further than its refusal', async () => {
  const moved = jest.fn();
  const calls = contract.calls.filter(({ money }) => money);
  const ask: Settings['ask'] = async (request) => {
    const path = new URL(request.url).pathname;
    const isMoney = calls.some((call) => call.path === path && call.method === request.method);
    const reply = await sandbox.gateway.app.fetch(request);
    if (isMoney && reply.status !== 401) moved(path);
    return reply;
  };
  await leftOut({ only: calls.map(({ name }) => name), ask });
  expect(moved).not.toHaveBeenCalled();
});

test('a value given by hand opens a call, and a gateway that says when to come back is asked again', async () => {
  let isBusy = true;
  const proxy = at(walletWire.getOrder, async (request, pass) => {
    const reply = await pass(request);
    const wasBusy = isBusy;
    isBusy = false;
    return wasBusy ? new Response(null, { status: 429, headers: [...reply.headers, ['Retry-After', '0']] }) : reply;
  })();
  const asked: string[] = [];
  const ask: Settings['ask'] = (request) => {
    if (request.url.includes('/order?')) asked.push(new URL(request.url).search);
    return proxy(request, async (passed) => sandbox.gateway.app.fetch(passed));
  };
  const [order] = await leftOut({ only: ['getOrder'], values: { orderNo: 'D-by-hand' }, ask });
  expect(order).toBe('getOrder value: refused with 200 ORDER_UNKNOWN');
  expect(asked.slice(0, 2)).toEqual(['?orderNo=D-by-hand', '?orderNo=D-by-hand']);
});

test('a call that the gateway does not have is never sent', async () => {
  const ask = jest.fn(sandbox.settings().ask);
  const observe = jest.fn();
  const { send } = createClient(sandbox.settings({ ask }), observe);
  const call = contract.calls.find(({ name }) => name === 'getDepositMethods')!;
  expect(await send({ ...call, isAbsent: true }, { language: 'EN' })).toMatchObject({ failure: 'absent' });
  expect([ask, observe].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  expect(await send(call, { language: 'EN' })).toMatchObject({ reply: { status: 401 } });
  expect(ask).toHaveBeenCalledTimes(1);
});
