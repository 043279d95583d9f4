import { randomUUID } from 'node:crypto';
import { teamWire, transferWire } from '@parlour/agent/wire';
import { addMoney, subtractMoney } from '@parlour/kernel/money';
import { sql } from 'drizzle-orm';
import { members } from '../db/schema/session';
import { agentNodes } from '../db/schema/team';
import { rowsOf } from '../db/rowsOf';
import { registerMember } from '../testing/registerMember';
import { useGateway } from '../testing/useGateway';

const gateway = useGateway();
const pin = '246810';
const always = { from: 0, to: 4_000_000_000_000 };
const firstPage = { ...always, pageNo: 1, pageSize: 25 };

const month = () => ({ from: gateway.platform.clock.now() - 30 * 86_400_000, to: gateway.platform.clock.now() + 1, zone: 'Asia/Manila' });
async function settle(kind: string, at?: number) {
  const reply = await gateway.lever('agents/settle', { kind, at });
  return (await reply.json()) as {
    from: number;
    to: number;
    paid: { memberId: string; gross: string; passedOn: string; amount: string }[];
  };
}

describe('figures match the ledger', () => {
  test('product 4.5: overview, figures and downlines add up to the postings of the team', async () => {
    const client = await gateway.login('agnes');
    const range = month();
    const [stake, payout] = ['bet.stake', 'bet.payout'].map((kind) =>
      gateway.platform.db.execute(sql`
        SELECT coalesce(abs(sum(posting.amount)), 0)::numeric(32, 2)::text AS total FROM posting
        JOIN journal_entry ON journal_entry.id = entry_id JOIN ledger_account ON ledger_account.id = account_id
        JOIN agent_node USING (member_id)
        WHERE kind = ${kind} AND path LIKE '/m-ramon/m-agnes/%' AND booked_at >= ${range.from} AND booked_at < ${range.to}`),
    );
    const [bets, payouts] = [
      rowsOf<{ total: string }>(await stake)[0]?.total ?? '',
      rowsOf<{ total: string }>(await payout)[0]?.total ?? '',
    ];
    const kpi = await client.call(teamWire.getKpi, range);
    expect(kpi.totals).toMatchObject({ bets, payouts, netLoss: subtractMoney(bets, payouts) });
    expect(kpi.days.map(({ bets: day }) => day).reduce(addMoney)).toBe(bets);
    expect(kpi.days.map(({ netLoss }) => netLoss).reduce(addMoney)).toBe(kpi.totals.netLoss);
    const all = await client.call(teamWire.getDownlines, { ...firstPage, ...range });
    expect(all.content.map((row) => row.bets).reduce(addMoney)).toBe(bets);
    expect(all.totals.bets).toBe(bets);
    expect(all.totals.members).toBe(all.content.reduce((sum, { below }) => sum + below + 1, 0));
    const overview = await client.call(teamWire.getOverview, { from: range.from, language: 'EN' });
    expect(overview).toMatchObject({
      upline: 'Ramon',
      code: 'AGNES88',
      members: { direct: all.count, total: all.totals.members, agents: 2 },
    });
    expect(overview.today).toMatchObject({ bets, activeMembers: kpi.totals.activeMembers, income: kpi.income.total });
  });

  test.each([
    ['an offset of half an hour', 'Asia/Yangon'],
    ['an offset of three quarters of an hour', 'Asia/Kathmandu'],
    ['daylight saving time', 'Europe/Paris'],
  ])('days follow the player’s time zone: %s', async (_, zone) => {
    const client = await gateway.login('agnes');
    const { days, totals } = await client.call(teamWire.getKpi, { ...month(), zone });
    expect(days.map(({ bets }) => bets).reduce(addMoney)).toBe(totals.bets);
    expect(days.length).toBeGreaterThanOrEqual(30);
    expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
  });

  test('an unknown time zone and an endless range are refused', async () => {
    const client = await gateway.login('agnes');
    expect(await client.refusal(teamWire.getKpi, { ...month(), zone: 'Mars/Base' })).toMatchObject({ code: 'FIELD_INVALID' });
    expect(await client.refusal(teamWire.getKpi, { ...always, zone: 'UTC' })).toMatchObject({ code: 'FIELD_INVALID' });
  });
});

describe('who can see whom', () => {
  test.each([['maria', 'a member']])('%s, %s, has no team', async (username) => {
    const client = await gateway.login(username);
    expect(await client.refusal(teamWire.getOverview, { from: 0, language: 'EN' })).toMatchObject({ code: 'NOT_ALLOWED' });
    expect(await client.refusal(transferWire.getTransferRules, {})).toMatchObject({ code: 'NOT_ALLOWED' });
  });

  test('drilling down shows the path through the levels', async () => {
    const client = await gateway.login('agnes');
    const below = await client.call(teamWire.getDownlines, { ...firstPage, of: 'm-bea' });
    expect(below.trail).toEqual([
      { memberId: 'm-carlo', name: 'Carlo' },
      { memberId: 'm-bea', name: 'Bea' },
    ]);
    expect(below.count).toBeGreaterThan(3);
    expect(below.content.every(({ isAgent, below: under }) => !isAgent && under === 0)).toBe(true);
  });

  test.each(['m-agnes', 'm-ramon', 'm-maria', 'm-kyaw', 'nobody'])('Carlo does not see %s', async (memberId) => {
    const client = await gateway.login('carlo');
    const refused = { code: 'NOT_DOWNLINE' };
    expect(await client.refusal(teamWire.getDownlines, { ...firstPage, of: memberId })).toMatchObject(refused);
    expect(await client.refusal(teamWire.setRebates, { memberId, rates: [] })).toMatchObject(refused);
    const input = { idempotencyKey: randomUUID(), memberId, amount: '50', paymentPassword: pin };
    expect(await client.refusal(transferWire.createTransfer, input)).toMatchObject(refused);
  });

  test('a search covers every level and script, and treats wildcards as text', async () => {
    const client = await gateway.login('agnes');
    const find = async (search: string) =>
      (await client.call(teamWire.getDownlines, { ...firstPage, search })).content.map(({ name }) => name);
    expect(await find('bea')).toEqual(['Bea']);
    expect(await find('小龍')).toEqual(['李小龍']);
    expect(await find('<b>')).toEqual(['<b>Junjun</b>']);
    expect(await find('%')).toEqual([]);
    expect(await find('_')).toEqual([]);
    expect(await find('maria')).toEqual(['Maria Corazon Evangelista de la Cruz-Villanueva']);
  });

  test('a player who registers with an agent’s code joins the agent’s team', async () => {
    const { username } = { username: `n${randomUUID().slice(0, 8)}` };
    await registerMember(gateway, { username, affiliateCode: 'carlo88' });
    const client = await gateway.login('carlo');
    const { content } = await client.call(teamWire.getDownlines, { ...firstPage, search: username });
    expect(content).toMatchObject([{ username, isAgent: false, bets: '0.00' }]);
  });
});

describe('rebates', () => {
  test('a rebate lies between what the downline grants and the agent’s own rate', async () => {
    const client = await gateway.login('agnes');
    const { own, content } = await client.call(teamWire.getRebates, { pageNo: 1, pageSize: 25 });
    expect(own).toContainEqual({ productType: 'RNG', rate: '1.00' });
    const carlo = content.find(({ memberId }) => memberId === 'm-carlo');
    expect(carlo).toMatchObject({ isAgent: true, rates: expect.arrayContaining([{ productType: 'RNG', rate: '0.80' }]) });
    expect(carlo?.granted).toContainEqual({ productType: 'RNG', rate: '0.60' });
    const set = (rate: string) => ({ memberId: 'm-carlo', rates: [{ productType: 'RNG' as const, rate }] });
    expect(await client.refusal(teamWire.setRebates, set('1.01'))).toMatchObject({
      code: 'ABOVE_MAX',
      value: { productType: 'RNG', limit: '1.00' },
    });
    expect(await client.refusal(teamWire.setRebates, set('0.59'))).toMatchObject({
      code: 'BELOW_MIN',
      value: { productType: 'RNG', limit: '0.60' },
    });
    expect(await client.refusal(teamWire.setRebates, set('-1'))).toMatchObject({ code: 'FIELD_INVALID' });
    expect(await client.refusal(teamWire.setRebates, set('0.655'))).toMatchObject({ code: 'FIELD_INVALID' });
    const changed = await client.call(teamWire.setRebates, set('0.65'));
    expect(changed.rates).toContainEqual({ productType: 'RNG', rate: '0.65' });
    // Other rates stay unchanged.
    expect(changed.rates).toContainEqual({ productType: 'LIVE', rate: '0.55' });
  });

  test('only the rebates of direct downlines can be set', async () => {
    const client = await gateway.login('agnes');
    expect(await client.refusal(teamWire.setRebates, { memberId: 'm-bea', rates: [] })).toMatchObject({ code: 'NOT_DOWNLINE' });
  });
});

describe('transfers', () => {
  test('a repeated key moves money once, in the ledger and in the report', async () => {
    const [agnes, carlo] = [await gateway.login('agnes'), await gateway.login('carlo')];
    const before = await carlo.balance();
    const input = { idempotencyKey: randomUUID(), memberId: 'm-carlo', amount: '150.25', paymentPassword: pin };
    expect(await agnes.call(transferWire.findTransfer, { idempotencyKey: input.idempotencyKey })).toBeNull();
    const first = await agnes.call(transferWire.createTransfer, input);
    expect(first).toMatchObject({ name: 'Carlo', amount: '150.25', currencySymbol: '₱' });
    expect(await agnes.call(transferWire.createTransfer, input)).toEqual(first);
    expect(await agnes.call(transferWire.findTransfer, { idempotencyKey: input.idempotencyKey })).toEqual(first);
    expect(await carlo.balance()).toBe(addMoney(before, '150.25'));
    expect(await agnes.balance()).toBe(first.balanceAfter);
    const report = await agnes.call(transferWire.getTransfers, firstPage);
    expect(report.content.filter(({ transferNo }) => transferNo === first.transferNo)).toEqual([first]);
    expect(report.totals.amount).toBe(report.content.map(({ amount }) => amount).reduce(addMoney));
    expect(await agnes.refusal(transferWire.createTransfer, { ...input, amount: '151' })).toMatchObject({ code: 'FIELD_INVALID' });
    expect(await gateway.audit()).toMatchObject({ sound: true });
  });

  test.each<[string, object, string]>([
    ['more than the balance', { amount: '45000' }, 'INSUFFICIENT_BALANCE'],
    ['more than the balance and the maximum', { amount: '50000.01' }, 'INSUFFICIENT_BALANCE'],
    ['less than the minimum', { amount: '49.99' }, 'BELOW_MIN'],
    ['a negative amount', { amount: '-100' }, 'FIELD_INVALID'],
    ['a fraction of a cent', { amount: '100.001' }, 'FIELD_INVALID'],
    ['to the agent itself', { memberId: 'm-agnes' }, 'NOT_DOWNLINE'],
    ['a wrong transaction password', { paymentPassword: '111222' }, 'WRONG_PAYMENT_PASSWORD'],
  ])('a transfer is refused and moves no money: %s', async (_, changes, code) => {
    const client = await gateway.login('agnes');
    const balance = await client.balance();
    const input = { idempotencyKey: randomUUID(), memberId: 'm-carlo', amount: '100', paymentPassword: pin, ...changes };
    expect(await client.refusal(transferWire.createTransfer, input)).toMatchObject({ code });
    expect(await client.balance()).toBe(balance);
  });

  test('the maximum limits a transfer that the balance covers', async () => {
    await gateway.lever('ledger/agnes/adjust', { amount: '60000' });
    const client = await gateway.login('agnes');
    const input = { idempotencyKey: randomUUID(), memberId: 'm-carlo', amount: '50000.01', paymentPassword: pin };
    expect(await client.refusal(transferWire.createTransfer, input)).toMatchObject({ code: 'ABOVE_MAX', value: { max: '50000' } });
  });
});

describe('settlement', () => {
  test('settled income matches the ledger, and the house pays it', async () => {
    const client = await gateway.login('agnes');
    const { income } = await client.call(teamWire.getKpi, month());
    const { content } = await client.call(teamWire.getIncome, { ...firstPage, ...month() });
    expect(content.map(({ amount }) => amount).reduce(addMoney, '0.00')).toBe(income.total);
    expect(content.every(({ gross, passedOn, amount }) => amount === subtractMoney(gross, passedOn) || amount === '0.00')).toBe(true);
    expect(Number(income.rebate)).toBeGreaterThan(0);
    expect(await gateway.audit()).toMatchObject({ sound: true });
  });

  test('a period is paid once, however often it is settled', async () => {
    const at = gateway.platform.clock.now() - 9 * 86_400_000;
    const first = await settle('rebate', at);
    expect(first.paid.length).toBeGreaterThan(0);
    expect(first.to - first.from).toBe(86_400_000);
    expect((await settle('rebate', at)).paid).toEqual([]);
    expect(await gateway.audit()).toMatchObject({ sound: true });
  });

  test.each(['salary', 'dividend', 'hourly'])('a %s is settled by the accepted contract', async (kind) => {
    const reply = await gateway.lever('agents/settle', { kind, at: gateway.platform.clock.now() - 16 * 86_400_000 });
    expect(reply.status).toBe(200);
    expect(await gateway.audit()).toMatchObject({ sound: true });
  });

  test('an unknown kind or merchant is refused', async () => {
    expect((await gateway.lever('agents/settle', { kind: 'tips' })).status).toBe(400);
    expect((await gateway.lever('agents/settle', { kind: 'salary', merchant: 'x' })).status).toBe(400);
  });
});

test('a team of 5,000 is read page by page', async () => {
  const { db } = gateway.platform;
  const people = Array.from({ length: 5000 }, (_, index) => `crowd${String(index).padStart(4, '0')}`);
  for (let start = 0; start < people.length; start += 1000) {
    const some = people.slice(start, start + 1000);
    await db.insert(members).values(
      some.map((username) => ({
        id: username,
        merchant: '200jilimm3',
        username,
        type: 0,
        status: 'active' as const,
        passwordHash: '',
        joinedAt: 1,
      })),
    );
    await db
      .insert(agentNodes)
      .values(some.map((memberId) => ({ memberId, merchant: '200jilimm3', uplineId: 'm-su', path: `/m-zaw/m-kyaw/m-su/${memberId}/` })));
  }
  const client = await gateway.login('su', { merchant: '200jilimm3' });
  const last = await client.call(teamWire.getDownlines, { ...firstPage, pageNo: 200 });
  expect(last.content).toHaveLength(25);
  expect(last.count).toBeGreaterThanOrEqual(5000);
  expect(last.totals.members).toBe(last.count);
  const kyaw = await gateway.login('kyaw', { merchant: '200jilimm3' });
  const { content } = await kyaw.call(teamWire.getDownlines, firstPage);
  expect(content.find(({ memberId }) => memberId === 'm-su')?.below).toBe(last.count);
});
