import { api } from '@parlour/api-client';
import { type Locale, paths } from '@parlour/kernel';
import type { WireCall } from '@parlour/kernel/wire-call';
import { connectionLost, httpStatus, mockCall, network, refuse, renderFeature, useNetwork } from '@parlour/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { agentFeature } from '../feature';
import { teamHandlers, agentHandlers } from '../mocks/handlers';
import { asType } from '../mocks/players';
import { carloRebates, downline, downlinePage, kpi, overview, ownRates } from '../mocks/team';
import { agentWire } from '../wire';
import { teamWire } from '../wire/team';
import { transferWire } from '../wire/transfer';

useNetwork(...agentHandlers, ...teamHandlers);

const { home, team, figures, rebates, link } = paths.agent;
const open = (path: string, { type = 1, locale = 'en' as Locale } = {}) => renderFeature(agentFeature, path, { ...asType(type), locale });
const replyWith = (value: unknown) =>
  new Response(JSON.stringify({ success: true, value }), { headers: { 'Content-Type': 'application/json' } });

describe('agent home', () => {
  test("product 4.5: shows the overview, today's figures, links to every screen, and announcements", async () => {
    await open(home);
    expect(await screen.findByText('28 people in your team')).toBeInTheDocument();
    expect(screen.getByText('Ramon')).toBeInTheDocument();
    expect(screen.getByText('₱120,000')).toBeInTheDocument();
    expect(screen.getByText('₱960.25')).toBeInTheDocument();
    expect(screen.getByText('Dividends are paid on the 3rd')).toBeInTheDocument();
    for (const [name, path] of [
      [/My team/, team],
      [/Team stats/, figures],
      [/Rebates/, rebates],
      [/Send to a downline/, paths.agent.transfer],
      [/Open an account/, link],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
  });

  test.each([
    [1, true],
    [2, true],
    [41, false],
    [42, false],
  ])('spec 6: type %i sees the link to contracts: %s', async (type, isLed) => {
    await open(home, { type });
    expect(await screen.findByText('28 people in your team')).toBeInTheDocument();
    expect(screen.queryAllByRole('link', { name: /My contracts/ })).toHaveLength(isLed ? 1 : 0);
  });

  test('after a load error the links stay, and a retry loads the figures', async () => {
    network.use(mockCall(teamWire.getOverview, () => httpStatus(500)));
    const { user } = await open(home);
    expect(await screen.findByText("We couldn't load this")).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /My team/ })).toBeInTheDocument();
    network.use(mockCall(teamWire.getOverview, overview));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('28 people in your team')).toBeInTheDocument();
  });

  test.each<[string, unknown]>([
    ['a missing field', { ...overview, today: undefined }],
    ['an amount sent as a number', { ...overview, today: { ...overview.today, bets: 120000 } }],
    ['a negative count', { ...overview, members: { ...overview.members, total: -1 } }],
    ['an empty reply', null],
  ])('%s is reported as a load error', async (_, value) => {
    network.use(mockCall(teamWire.getOverview, () => replyWith(value)));
    await open(home);
    expect(await screen.findByText("We couldn't load this")).toBeInTheDocument();
  });
});

describe('team figures', () => {
  test('product 4.5: shows figures, income and each payment in the range', async () => {
    await open(figures);
    expect(await screen.findByText('₱115,749.50')).toBeInTheDocument();
    expect(screen.getByText('Players who bet').nextSibling).toHaveTextContent('14');
    expect(screen.getByText('Total').nextSibling).toHaveTextContent('₱960.25');
    expect(await screen.findByText(/₱1,000 by your contract, ₱200 to your downlines/)).toBeInTheDocument();
  });

  test('the chart has a table with the same figures, and a day on which the team won is negative', async () => {
    const { user } = await open(figures);
    expect(await screen.findByRole('img', { name: /^Team bets by day.*: lowest ₱9,000, highest ₱25,000\./ })).toBeInTheDocument();
    expect(['₱0', '₱10,000', '₱20,000', '₱30,000'].filter((figure) => screen.queryAllByText(figure).length === 0)).toEqual([]);
    await user.click(screen.getByText('Show as a table'));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(kpi.days.length + 1);
    expect(rows[3]).toHaveTextContent('₱9,000−\u2060₱2,500₱0');
    await user.click(screen.getByRole('radio', { name: 'Team net loss' }));
    expect(screen.getByRole('img', { name: /^Team net loss by day.*: lowest −\u2060₱2,500, highest ₱1,000\.50\./ })).toBeInTheDocument();
  });

  test.each([
    ['Today', 'today', 1],
    ['Yesterday', 'yesterday', 1],
    ['7 days', '7d', 7],
    ['30 days', '30d', 30],
  ])("product 3: the range %s requests whole days in the player's time zone and is kept in the URL", async (name, id, days) => {
    const { user, location } = await open(figures);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Period' }), name);
    expect(location()).toContain(`range=${id}`);
    await waitFor(() => {
      const asked = network.requests(teamWire.getKpi).at(-1);
      expect((asked?.to ?? 0) - (asked?.from ?? 0)).toBe(days * 86_400_000);
    });
  });

  test('an invalid custom range shows an error and sends no request', async () => {
    const { user } = await open(figures);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Period' }), 'Custom');
    const before = network.requests(teamWire.getKpi).length;
    await user.clear(screen.getByLabelText('From'));
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Choose both days.');
    expect(network.requests(teamWire.getKpi)).toHaveLength(before);
  });
});

describe('downlines', () => {
  test('product 4.5: shows totals and direct downlines; an agent shows the size of the own team', async () => {
    await open(team);
    expect(await screen.findByText('2 direct downlines')).toBeInTheDocument();
    expect(screen.getByText('People below').nextSibling).toHaveTextContent('28');
    expect(screen.getByText(/carlo · agent, 17 people below/)).toBeInTheDocument();
    expect(screen.getByText('မောင်မောင်ကြီး')).toBeInTheDocument();
  });

  test("a tap opens the downline's team, the breadcrumb leads back up, and the range stays", async () => {
    const { user, location } = await open(`${team}?range=7d`);
    await user.click(await screen.findByRole('link', { name: /Carlo/ }));
    const trail = await screen.findByRole('navigation', { name: 'Levels' });
    expect(location()).toBe(`${team}?range=7d&of=m-carlo`);
    expect(within(trail).getByRole('link', { current: 'page' })).toHaveTextContent('Carlo');
    expect(screen.getByRole('link', { name: 'Send money to Carlo' })).toHaveAttribute('href', `${paths.agent.transfer}?to=m-carlo`);
    await user.click(within(trail).getByRole('link', { name: 'My team' }));
    expect(location()).toBe(`${team}?range=7d`);
  });

  test('a search is sent once the typing pauses, and an empty result says so', async () => {
    const { user, location } = await open(team);
    await screen.findByText('2 direct downlines');
    network.use(mockCall(teamWire.getDownlines, downlinePage([])));
    await user.type(screen.getByLabelText('Search by name'), '\u2068李小龍\u2069\u00a0');
    expect(await screen.findByText('Nobody found')).toBeInTheDocument();
    expect(network.requests(teamWire.getDownlines).map(({ search }) => search)).toEqual([undefined, '李小龍']);
    expect(decodeURIComponent(location())).toContain('q=李小龍');
  });

  test('a search that is too long for the gateway is kept and refused', async () => {
    const { user } = await open(team);
    const field = await screen.findByLabelText('Search by name');
    await user.click(field);
    await user.paste('x'.repeat(61));
    expect(field).toHaveValue('x'.repeat(61));
    expect(field).toHaveAccessibleDescription('Use 60 characters at most.');
    await user.clear(field);
    await user.type(field, 'Carlo');
    await waitFor(() => expect(network.requests(teamWire.getDownlines).map(({ search }) => search)).toEqual([undefined, 'Carlo']));
  });

  test('a member outside the team is refused with a message', async () => {
    network.use(mockCall(teamWire.getDownlines, () => refuse('NOT_DOWNLINE')));
    await open(`${team}?of=m-maria`);
    expect(await screen.findByText('Not in your team')).toBeInTheDocument();
  });

  test('a team of 5,000 loads 25 members at a time', async () => {
    const page = (pageNum: number) =>
      Array.from({ length: 25 }, (_, index) => downline({ memberId: `m-${pageNum}-${index}`, name: `Player ${pageNum}-${index}` }));
    network.use(
      mockCall(teamWire.getDownlines, ({ pageNo }) =>
        downlinePage(page(pageNo), { pageNum: pageNo, totalPages: 200, count: 5000, totals: { ...kpi.totals, members: 5000 } }),
      ),
    );
    const { user } = await open(team);
    expect(await screen.findByText('5,000 direct downlines')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /^Player/ })).toHaveLength(25);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^Player/ })).toHaveLength(50));
    expect(network.requests(teamWire.getDownlines).map(({ pageNo, pageSize }) => [pageNo, pageSize])).toEqual([
      [1, 25],
      [2, 25],
    ]);
  });

  test('a page that fails to load keeps the earlier pages, and a retry loads it', async () => {
    const page = (pageNum: number) =>
      downlinePage([downline({ memberId: `m-${pageNum}`, name: `Player ${pageNum}` })], { pageNum, totalPages: 2, count: 2 });
    network.use(mockCall(teamWire.getDownlines, ({ pageNo }) => (pageNo === 1 ? page(1) : httpStatus(500))));
    const { user } = await open(team);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Player 1/ })).toBeInTheDocument();
    network.use(mockCall(teamWire.getDownlines, ({ pageNo }) => page(pageNo)));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: /^Player 2/ })).toBeInTheDocument();
  });

  test.each([
    ["the agent's own team links to the invite link", team, 1],
    ["a downline's team has no link", `${team}?of=m-carlo`, 0],
  ])('product 3: without downlines, %s', async (_, path, links) => {
    network.use(
      mockCall(teamWire.getDownlines, downlinePage([], { trail: path === team ? [] : [{ memberId: 'm-carlo', name: 'Carlo' }] })),
    );
    await open(path);
    expect(await screen.findByText('No downlines yet')).toBeInTheDocument();
    expect(screen.queryAllByRole('link', { name: 'Show my link' })).toHaveLength(links);
  });

  test.each([
    ['<b>Junjun</b>'],
    ['محمد'],
    ['李小龍'],
    ['मोहन'],
    ['Ñoño Peñaflor'],
    ['😀👩‍👩‍👧'],
    ['Maria Corazon Evangelista de la Cruz-Villanueva'],
  ])('the name %s is shown as plain text', async (name) => {
    network.use(mockCall(teamWire.getDownlines, downlinePage([downline({ name })])));
    await open(team);
    expect(await screen.findByText(name)).toBeInTheDocument();
  });

  test('one invalid row fails the whole page, so the team never looks smaller than it is', async () => {
    network.use(
      mockCall(teamWire.getDownlines, () =>
        replyWith({ ...downlinePage([downline()]), content: [downline(), { ...downline(), bets: null }] }),
      ),
    );
    await open(team);
    expect(await screen.findByText("We couldn't load this")).toBeInTheDocument();
  });
});

describe('setting rebates', () => {
  async function openCarlo() {
    const opened = await open(rebates);
    await opened.user.click(await screen.findByRole('button', { name: /Carlo/ }));
    const sheet = screen.getByRole('dialog', { name: 'Rebate of Carlo' });
    const slots = within(sheet).getByLabelText('Slots');
    return { ...opened, sheet, slots, save: () => opened.user.click(within(sheet).getByRole('button', { name: 'Save' })) };
  }

  test("product 4.5: shows the agent's own rates and those of each direct downline", async () => {
    await open(rebates);
    expect(await screen.findByText('Live casino 0.55% · Slots 0.8%')).toBeInTheDocument();
    expect(screen.getByText('Live casino').nextSibling).toHaveTextContent('0.7%');
  });

  test('ten taps at once save once', async () => {
    const { sheet } = await openCarlo();
    const save = within(sheet).getByRole('button', { name: 'Save' });
    act(() => {
      for (let tap = 0; tap < 10; tap += 1) save.click();
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(network.requests(teamWire.setRebates)).toHaveLength(1);
  });

  test('that nothing was sent for lack of a connection is said no longer than the connection is lost', async () => {
    const { sheet, save } = await openCarlo();
    network.goOffline();
    await save();
    expect(await within(sheet).findByRole('alert')).toHaveTextContent('No internet');
    network.comeBack();
    await waitFor(() => expect(within(sheet).queryByRole('alert')).toBeNull());
    expect(network.requests(teamWire.setRebates)).toEqual([]);
  });

  test("a rate is limited by what the downline grants and by the agent's own rate, and is saved", async () => {
    const { user, sheet, slots, save } = await openCarlo();
    expect(within(sheet).getByText('Between 0.6% and 1%')).toBeInTheDocument();
    await user.clear(slots);
    await user.type(slots, '0.95');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(network.requests(teamWire.setRebates)).toEqual([
      {
        memberId: 'm-carlo',
        rates: [
          { productType: 'LIVE', rate: '0.55' },
          { productType: 'RNG', rate: '0.95' },
        ],
      },
    ]);
  });

  test.each([
    ['1.01', 'This is higher than your own rate.'],
    ['0.59', 'This downline already gives others a higher rate.'],
    ['0.655', 'Enter a number with at most two decimals.'],
    ['1e1', 'Enter a number with at most two decimals.'],
    ['-1', 'Enter a number with at most two decimals.'],
  ])('the rate %s is not sent', async (rate, problem) => {
    const { user, sheet, slots, save } = await openCarlo();
    await user.clear(slots);
    await user.type(slots, rate);
    await save();
    expect(within(sheet).getByText(problem)).toBeInTheDocument();
    expect(network.requests(teamWire.setRebates)).toEqual([]);
  });

  test('when the limits have changed, the refusal says so and shows the new limits', async () => {
    network.use(mockCall(teamWire.setRebates, () => refuse('ABOVE_MAX', { productType: 'RNG', limit: '0.70' })));
    const { sheet, save } = await openCarlo();
    network.use(
      mockCall(teamWire.getRebates, {
        content: [carloRebates],
        pageNum: 1,
        totalPages: 1,
        own: ownRates.map((own) => ({ ...own, rate: own.productType === 'RNG' ? '0.70' : own.rate })),
      }),
    );
    await save();
    expect(await within(sheet).findByText('The limits have changed. Check them again.')).toBeInTheDocument();
    expect(await within(sheet).findByText('Between 0.6% and 0.7%')).toBeInTheDocument();
  });
});

describe('open an account', () => {
  test("the registration link carries the agent's code and has a QR code", async () => {
    await open(link);
    expect(await screen.findByText('AGNES88')).toBeInTheDocument();
    expect(screen.getByText('http://localhost/m/register?code=AGNES88&lang=en')).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'QR code of your link' })).toBeInTheDocument();
  });

  test('the link is shared through the phone', async () => {
    const share = jest.fn(async () => undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { user } = await open(link);
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({
      url: 'http://localhost/m/register?code=AGNES88&lang=en',
      text: 'Sign up here and join my team.',
    });
    Reflect.deleteProperty(navigator, 'share');
  });

  test('when the phone cannot share, the share button is missing and the link can be copied', async () => {
    const { user } = await open(link);
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Copy Link' }));
    expect(write).toHaveBeenCalledWith('http://localhost/m/register?code=AGNES88&lang=en');
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
  });

  test('an agent without a code sees a message', async () => {
    network.use(mockCall(teamWire.getOverview, { ...overview, code: null }));
    await open(link);
    expect(await screen.findByText('You have no link yet')).toBeInTheDocument();
  });
});

test.each<[string, string, WireCall, string]>([
  ['the agent home', home, teamWire.getOverview, '28 people in your team'],
  ['team figures', figures, teamWire.getKpi, '₱115,749.50'],
  ['the team', team, teamWire.getDownlines, '2 direct downlines'],
  ['rebates', rebates, teamWire.getRebates, 'Live casino 0.55% · Slots 0.8%'],
  ['the report', `${paths.agent.transfer}?tab=report`, transferWire.getTransfers, 'T-2611-003051'],
  ['a contract', paths.agent.salary, agentWire.getContract, 'New offer'],
])('product 3, offline: the last data of %s stays on screen, with its time, until a retry succeeds', async (_, path, call, content) => {
  const { user, store } = await open(path);
  await screen.findByText(new RegExp(content.replace(/[?.]/g, '\\$&')));
  network.use(mockCall(call, () => connectionLost()));
  await act(async () => void store.dispatch(api.util.invalidateTags(['Team', 'TeamTransfer', 'Contract'])));
  expect(await screen.findByText(/^As of .*\d:\d\d/)).toBeInTheDocument();
  expect(screen.getByText(new RegExp(content.replace(/[?.]/g, '\\$&')))).toBeInTheDocument();
  network.use(...agentHandlers, ...teamHandlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/^As of/)).toBeNull());
});

test.each(['fil', 'my'] as const)('the five screens render in %s', async (locale) => {
  for (const path of [home, team, figures, rebates, link]) {
    const { unmount } = await open(path, { locale });
    await waitFor(() => expect(screen.queryByRole('status', { name: /./ })).toBeNull());
    unmount();
  }
});
