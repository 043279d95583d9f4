import { randomUUID } from 'node:crypto';
import { agentWire, type ContractKind } from '@parlour/agent/wire';
import { eq } from 'drizzle-orm';
import { members } from '../db/schema/session';
import { registerMember } from '../testing/registerMember';
import { useGateway } from '../testing/useGateway';
import { downlineAbove } from './downlineAbove';

const gateway = useGateway();

async function waiting(username: string, kind: ContractKind) {
  const client = await gateway.login(username);
  const contract = await client.call(agentWire.getContract, { kind });
  const answer = (accept: boolean, acknowledged = false) => ({ kind, version: contract.version ?? '', accept, acknowledged });
  return { client, contract, answer };
}

test.each([
  ['carlo', { dailysalreqtype: true, divtypecompperiodreq: true, contracthoursalreq: false }],
  ['agnes', { dailysalreqtype: false, divtypecompperiodreq: false, contracthoursalreq: true }],
  ['maria', { dailysalreqtype: false, divtypecompperiodreq: false, contracthoursalreq: false }],
])('spec 3: the contract response tells %s which contracts need an answer', async (username, expected) => {
  const client = await gateway.login(username);
  expect(await client.call(agentWire.getContractRequest, {})).toEqual(expected);
});

test('contracts in Myanmar are in its currency', async () => {
  const client = await gateway.login('kyaw', { merchant: '200jilimm3', language: 'MY' });
  const contract = await client.call(agentWire.getContract, { kind: 'dividend' });
  expect(contract).toMatchObject({ status: 'changed', upline: 'Zaw', currencySymbol: 'Ks' });
  expect(contract.offer?.tiers[0]).toMatchObject({ betAtLeast: '1500000.00', netLossAtLeast: '500000.00', rate: '6' });
});

test.each<[string, ContractKind, object]>([
  ['carlo', 'salary', { status: 'new', upline: 'Agnes', current: null, downlineAbove: null }],
  ['carlo', 'dividend', { status: 'changed', version: 'D-26-0291', upline: 'Agnes' }],
  ['carlo', 'hourly', { status: 'active', version: null, offer: null, upline: 'Agnes' }],
  ['agnes', 'salary', { status: 'active', version: null, upline: 'Ramon' }],
  [
    'agnes',
    'hourly',
    { status: 'cancellation', offer: null, downlineAbove: { downline: 'Carlo', productType: 'RNG', rate: '0.5', rateUnit: 'percent' } },
  ],
  [
    'bea',
    'salary',
    { status: 'rejected', version: null, current: null, upline: 'Carlo', history: [{ event: 'rejected' }, { event: 'offered' }] },
  ],
  [
    'bea',
    'dividend',
    {
      status: 'none',
      version: null,
      current: null,
      history: [{ event: 'ended' }, { event: 'endAsked' }, { event: 'accepted' }, { event: 'offered' }],
    },
  ],
  ['bea', 'hourly', { status: 'none', version: null, offer: null, history: [{ event: 'withdrawn' }, { event: 'offered' }] }],
  ['maria', 'salary', { status: 'none', version: null, upline: null, history: [] }],
])('spec 3, product 4.5: %s sees the state of the %s contract', async (username, kind, expected) => {
  const client = await gateway.login(username);
  expect(await client.call(agentWire.getContract, { kind })).toMatchObject({ kind, currencySymbol: '₱', ...expected });
});

test('an offer that changes while it is read cannot be accepted; the new version can', async () => {
  const { client, contract, answer } = await waiting('carlo', 'dividend');
  const reply = await gateway.lever('contracts', { memberId: 'm-carlo', kind: 'dividend', act: 'change' });
  const { version } = (await reply.json()) as { version: string };
  expect(await client.refusal(agentWire.answerContract, answer(true))).toMatchObject({ code: 'OFFER_CHANGED' });
  const changed = await client.call(agentWire.getContract, { kind: 'dividend' });
  expect(changed).toMatchObject({ status: 'changed', version });
  expect(changed.offer?.tiers[0]?.activeMembers).toBe((contract.offer?.tiers[0]?.activeMembers ?? 0) + 1);
  const accepted = await client.call(agentWire.answerContract, { ...answer(true), version });
  expect(accepted).toMatchObject({ status: 'upcoming', version: null, upcoming: changed.offer, current: contract.current });
  expect(accepted.history.map(({ event }) => event)).toEqual([
    'accepted',
    'changeOffered',
    'withdrawn',
    'changeOffered',
    'accepted',
    'offered',
  ]);
});

test('accepted terms are upcoming until they start; the earlier ones stay in force until then', async () => {
  const options = { merchant: '200jilimm3' };
  const kyaw = await gateway.login('kyaw', options);
  const { offer, current, version } = await kyaw.call(agentWire.getContract, { kind: 'dividend' });
  await kyaw.call(agentWire.answerContract, { kind: 'dividend', version: version ?? '', accept: true, acknowledged: false });
  const read = async () => (await gateway.login('kyaw', options)).call(agentWire.getContract, { kind: 'dividend' });
  expect(await read()).toMatchObject({ status: 'upcoming', current, upcoming: offer });
  gateway.pass((offer?.effectiveAt ?? 0) - gateway.platform.clock.now());
  expect(await read()).toMatchObject({ status: 'active', current: offer, upcoming: null });
});

test('a repeated answer changes nothing, a different one is refused', async () => {
  const { client, answer } = await waiting('carlo', 'salary');
  const first = await client.call(agentWire.answerContract, answer(false));
  expect(first).toMatchObject({ status: 'rejected', version: null });
  gateway.pass(60_000);
  expect(await client.call(agentWire.answerContract, answer(false))).toEqual(first);
  expect(await client.refusal(agentWire.answerContract, answer(true))).toMatchObject({ code: 'OFFER_CHANGED' });
});

test('product 4.5: terms that pay a downline more than the agent must be acknowledged', async () => {
  const { client, answer } = await waiting('agnes', 'hourly');
  expect(await client.refusal(agentWire.answerContract, answer(true))).toMatchObject({
    code: 'FIELD_INVALID',
    value: { field: 'acknowledged' },
  });
  const ended = await client.call(agentWire.answerContract, answer(true, true));
  expect(ended).toMatchObject({ status: 'none', current: null, downlineAbove: null });
  expect(ended.history[0]).toMatchObject({ event: 'ended' });
});

test.each([4, 40, 41, 42])('spec 6: type %i has no contracts', async (type) => {
  const username = `t${type}${randomUUID().slice(0, 6)}`;
  const client = await registerMember(gateway, { username });
  await gateway.platform.db.update(members).set({ type }).where(eq(members.username, username));
  expect(await client.refusal(agentWire.getContract, { kind: 'salary' })).toMatchObject({ code: 'NOT_ALLOWED' });
  const input = { kind: 'salary', version: 'S-26-0201', accept: true, acknowledged: true } as const;
  expect(await client.refusal(agentWire.answerContract, input)).toMatchObject({ code: 'NOT_ALLOWED' });
});

test('only the agent of a contract can answer it', async () => {
  const client = await gateway.login('maria');
  const input = { kind: 'salary', version: 'S-26-0201', accept: true, acknowledged: true } as const;
  expect(await client.refusal(agentWire.answerContract, input)).toMatchObject({ code: 'OFFER_CHANGED' });
});

describe('whether a downline is paid more than the agent', () => {
  const tier = { productType: 'RNG', betAtLeast: '0', netLossAtLeast: null, activeMembers: 1, rate: '1', rateUnit: 'percent' } as const;
  const grants = [{ downline: 'Carlo', tiers: [tier] }];

  test.each([
    ['a lower rate', [{ ...tier, rate: '0.9' }], true],
    ['the same rate', [tier], false],
    ['a higher rate on all products', [{ ...tier, productType: 'ALL' as const, rate: '2' }], false],
    ['a rate on another product', [{ ...tier, productType: 'LIVE' as const, rate: '2' }], true],
    ['a fixed amount, which cannot be compared', [{ ...tier, rateUnit: 'fixed' as const, rate: '500' }], true],
    ['no tiers', [], true],
  ])('%s: %s', (_, tiers, isAbove) => {
    expect(downlineAbove(grants, tiers) !== null).toBe(isAbove);
  });
});
