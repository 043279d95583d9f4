import { type IncomePage, teamWire } from '@parlour/agent/wire';
import { addMoney, subtractMoney } from '@parlour/kernel/money';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../db/rowsOf';
import type { Figures } from '../records/dailyFigures';
import { useGateway } from '../testing/useGateway';

const gateway = useGateway();
const dayMs = 86_400_000;
const month = () => ({ from: gateway.platform.clock.now() - 30 * dayMs, to: gateway.platform.clock.now() + 1 });
type Client = Awaited<ReturnType<typeof gateway.login>>;
type Books = Figures & { balance: string };
type Paid = { memberId: string; gross: string; passedOn: string; amount: string };

/** Reply of `GET /sandbox/ledger/<user>` for one player. */
async function booksOf(username: string, query: Record<string, string | number> = {}): Promise<Books> {
  const reply = await gateway.lever(`ledger/${username}?${new URLSearchParams(query as Record<string, string>)}`);
  expect(reply.status).toBe(200);
  return (await reply.json()) as Books;
}

/** Returns all downlines, by drilling down level by level. */
async function below(client: Client, of?: string): Promise<{ username: string; below: number; bets: string; netLoss: string }[]> {
  const page = await client.call(teamWire.getDownlines, { ...month(), ...(of && { of }), pageNo: 1, pageSize: 50 });
  const lower = await Promise.all(page.content.map((row) => (row.below > 0 ? below(client, row.memberId) : [])));
  return [...page.content, ...lower.flat()];
}

describe('spec 7, product 4.5: figures match the ledger', () => {
  test.each([
    ['agnes', '200jilif3'],
    ['carlo', '200jilif3'],
    ['kyaw', '200jilimm3'],
  ])('the KPI of %s add up the ledgers of the agent and everybody below', async (username, merchant) => {
    const client = await gateway.login(username, { merchant });
    const team = await below(client);
    expect(team.length).toBeGreaterThan(3);
    const books = await Promise.all([username, ...team.map((row) => row.username)].map((name) => booksOf(name, { merchant, ...month() })));
    const sum = (column: keyof Figures) => books.map((own) => own[column]).reduce(addMoney);
    const { totals, days } = await client.call(teamWire.getKpi, { ...month(), zone: 'Asia/Manila' });
    expect(totals).toMatchObject({
      bets: sum('stake'),
      payouts: sum('payout'),
      netLoss: subtractMoney(sum('stake'), sum('payout')),
      deposits: sum('deposits'),
      withdrawals: sum('withdrawals'),
    });
    expect(Number(totals.bets)).toBeGreaterThan(0);
    for (const column of ['bets', 'netLoss', 'deposits', 'withdrawals'] as const)
      expect(days.map((day) => day[column]).reduce(addMoney)).toBe(totals[column]);
    for (const [index, row] of team.entries()) {
      const own = books[index + 1];
      if (row.below === 0) expect(row).toMatchObject({ bets: own?.stake, netLoss: subtractMoney(own?.stake ?? '', own?.payout ?? '') });
    }
  });
});

describe('product 4.5: a settlement is in the ledger of every agent paid', () => {
  const held = async () =>
    rowsOf<{ total: string }>(
      await gateway.platform.db.execute(
        sql`SELECT coalesce(sum(balance), 0)::numeric(32, 2)::text AS total FROM ledger_account WHERE role = 'commissions'`,
      ),
    )[0]?.total ?? '0.00';
  const usernames: Record<string, string> = { 'm-agnes': 'agnes', 'm-carlo': 'carlo', 'm-bea': 'bea' };
  const extras = async () =>
    Object.fromEntries(await Promise.all(Object.entries(usernames).map(async ([id, name]) => [id, (await booksOf(name)).extras])));

  /** Settles ever older periods until one pays. */
  async function settle(kind: IncomePage['content'][number]['kind']): Promise<Paid[]> {
    const stepMs = kind === 'hourly' ? 3_600_000 : dayMs;
    for (let back = 1; back < 24 * 20; back += 1) {
      const reply = await gateway.lever('agents/settle', { kind, at: gateway.platform.clock.now() - back * stepMs });
      const { paid } = (await reply.json()) as { paid: Paid[] };
      if (paid.some(({ amount }) => Number(amount) > 0)) return paid;
    }
    throw new Error(`no ${kind} was paid`);
  }

  /** Moves the team's bets to the end of their day. Only a busy hour pays, and chance decides how bets fall into the hours. */
  async function fillLastHours(): Promise<void> {
    await gateway.platform.db.execute(sql`
      UPDATE bet SET placed_at = placed_at - placed_at % ${dayMs}::bigint + ${dayMs - 1}::bigint
      WHERE status = 'settled' AND placed_at < ${gateway.platform.clock.now() - dayMs} AND member_id IN (SELECT member_id FROM agent_node)`);
  }

  /** Moves the team's bets of ten days to one of them. Only a day of many bets pays, and chance decides how bets fall into the days. */
  async function fillOneDay(): Promise<void> {
    const now = gateway.platform.clock.now();
    await gateway.platform.db.execute(sql`
      UPDATE bet SET placed_at = ${now - 2 * dayMs}::bigint
      WHERE status = 'settled' AND placed_at BETWEEN ${now - 10 * dayMs} AND ${now - dayMs} AND member_id IN (SELECT member_id FROM agent_node)`);
  }

  test.each(['rebate', 'salary', 'hourly', 'dividend'] as const)('%s', async (kind) => {
    if (kind === 'salary') await fillOneDay();
    if (kind === 'hourly') await fillLastHours();
    const client = await gateway.login('agnes');
    const incomeOf = async () => (await client.call(teamWire.getKpi, { ...month(), zone: 'Asia/Manila' })).income;
    const [books, house, income] = [await extras(), await held(), await incomeOf()];
    const paid = await settle(kind);
    const amountOf = (memberId: string) => paid.find((row) => row.memberId === memberId)?.amount ?? '0.00';
    const after = await extras();
    for (const memberId of Object.keys(usernames))
      expect([memberId, subtractMoney(after[memberId] ?? '', books[memberId] ?? '')]).toEqual([memberId, amountOf(memberId)]);
    expect(subtractMoney(house, await held())).toBe(paid.map(({ amount }) => amount).reduce(addMoney));
    expect(subtractMoney((await incomeOf())[kind], income[kind])).toBe(amountOf('m-agnes'));
    expect(subtractMoney((await incomeOf()).total, income.total)).toBe(amountOf('m-agnes'));
    expect(await gateway.audit()).toMatchObject({ sound: true });
  });
});

describe.each([
  ['agnes', '200jilif3'],
  ['carlo', '200jilif3'],
  ['bea', '200jilif3'],
  ['kyaw', '200jilimm3'],
  ['su', '200jilimm3'],
])('the figures of the team of %s do not contradict each other', (username, merchant) => {
  const read = async () => {
    const client = await gateway.login(username, { merchant });
    const { totals } = await client.call(teamWire.getKpi, { ...month(), zone: 'Asia/Manila' });
    return { client, totals, figure: (name: 'bets' | 'netLoss' | 'payouts' | 'deposits' | 'withdrawals') => Number(totals[name]) };
  };

  test('players win, and lose less than they bet; they withdraw, and no more than was deposited', async () => {
    const { totals, figure } = await read();
    expect(totals.netLoss).toBe(subtractMoney(totals.bets, totals.payouts));
    expect(figure('payouts') / figure('bets')).toBeGreaterThan(0.7);
    expect(figure('payouts') / figure('bets')).toBeLessThan(1.1);
    expect(figure('withdrawals') / figure('deposits')).toBeGreaterThan(0.2);
    expect(figure('withdrawals')).toBeLessThan(figure('deposits'));
  });

  test('what was deposited was lost, withdrawn or is in the balances, with what the agents have received and passed on', async () => {
    const { client, totals } = await read();
    const team = [username, ...(await below(client)).map((row) => row.username)];
    const books = await Promise.all(team.map((name) => booksOf(name, { merchant })));
    const sum = (column: keyof Books) => books.map((own) => own[column]).reduce(addMoney);
    const left = subtractMoney(subtractMoney(sum('deposits'), sum('withdrawals')), totals.netLoss);
    expect(addMoney(left, sum('extras'))).toBe(sum('balance'));
  });

  test('nobody bets or deposits before joining', async () => {
    const rows = rowsOf<{ username: string }>(
      await gateway.platform.db.execute(sql`SELECT DISTINCT member.username FROM posting
        JOIN journal_entry AS entry ON entry.id = posting.entry_id JOIN ledger_account AS account ON account.id = posting.account_id
        JOIN member ON member.id = account.member_id
        WHERE member.id LIKE 't-%' AND member.merchant = ${merchant} AND entry.booked_at < member.joined_at`),
    );
    expect(rows).toEqual([]);
  });
});
