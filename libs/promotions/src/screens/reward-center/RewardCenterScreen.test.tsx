import { siteWire } from '@parlour/site/wire';
import { playControlsWire } from '@parlour/player/wire';
import { connectionLost, httpStatus, mockCall, network, refuse, renderFeature, useNetwork } from '@parlour/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { promotionsFeature } from '../../feature';
import { promotionHandlers } from '../../mocks/handlers';
import { hidePromotions, asMember } from '../../mocks/players';
import { everyStatus, receipt, reward } from '../../mocks/rewards';
import { rewardWire } from '../../wire';

useNetwork(...promotionHandlers);
beforeEach(() => localStorage.removeItem('rewardReminders'));

const hour = 3_600_000;
const claims = () => network.requests(rewardWire.claimRewards);
const card = (name: string) => screen.findByRole('article', { name });

async function open(path = '/m/rewardCenter', events = asMember.events) {
  return renderFeature(promotionsFeature, path, { with: asMember.with, events });
}

afterEach(() => hidePromotions(false));

describe('product 4.11: each status has its text and action', () => {
  test('the first tab shows claimable rewards, then promotions to join', async () => {
    await open();
    const gift = within(await card('Monsoon gift'));
    expect(gift.getByRole('button', { name: 'Claim' })).toBeEnabled();
    expect(gift.getByRole('timer')).toHaveTextContent(/^(19:59|20:00):\d\d$/);
    expect(gift.getByText(/Ends in/)).toHaveTextContent(/\d{4}, \d\d:\d\d \(GMT[+-]?\d*/);
    expect(gift.getByText('1× the reward')).toBeInTheDocument();
    // The button says what the status would.
    expect(gift.getAllByText('Claim')).toHaveLength(1);
    expect(gift.getByText('All games')).toBeInTheDocument();
    expect(within(await card('Reef Race')).getByRole('button', { name: 'Join' })).toBeEnabled();
    expect(screen.getByRole('heading', { name: 'More you can join' })).toBeInTheDocument();
  });

  test('the progress tab shows rewards in progress, joined, under review and coming soon', async () => {
    await open('/m/rewardCenter?tab=progress');
    const process = within(await card('Jeepney mission'));
    expect(process.getByRole('progressbar', { name: 'Jeepney mission' })).toHaveAttribute('value', '0.64');
    expect(process.getByText('₱640 of ₱1,000')).toBeInTheDocument();
    expect(within(await card('Lantern draw')).getByText('Joined')).toBeInTheDocument();
    expect(within(await card('Share your story')).getByText(/^Under review since/)).toBeInTheDocument();
    expect(within(await card('Salon Nights')).getByText(/^Opens .*\(GMT/)).toBeInTheDocument();
  });

  test('the history tab shows claimed, credited, ended and rejected rewards', async () => {
    const { user } = await open('/m/rewardCenter?tab=history');
    expect(within(await card('Hello gift')).getByText(/^Claimed \d/)).toBeInTheDocument();
    const issued = within(await card('Last race'));
    expect(issued.getByText('Credited ₱150')).toBeInTheDocument();
    expect(issued.getByRole('link', { name: 'See in money records' })).toHaveAttribute('href', '/m/gameRecord?tab=money');
    expect(within(await card('Warm Welcome')).getByText('Ended')).toBeInTheDocument();
    await user.click(within(await card('Home-screen gift')).getByRole('button', { name: 'Why?' }));
    expect(screen.getByRole('dialog', { name: 'Why it was not approved' })).toHaveTextContent('another account of your household');
  });

  test('"Remind me" is stored on the device, and a notice appears once the promotion opens', async () => {
    const first = await open('/m/rewardCenter?tab=progress');
    await first.user.click(within(await card('Salon Nights')).getByRole('button', { name: 'Remind me' }));
    expect(screen.getByRole('button', { name: 'We will remind you here', pressed: true })).toBeInTheDocument();
    first.unmount();
    network.use(mockCall(rewardWire.getRewards, [{ ...everyStatus.COMING_SOON, status: 'JOIN' }]));
    const { user } = await open();
    expect(await screen.findByText('Salon Nights is open now.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByText('Salon Nights is open now.')).toBeNull();
  });
});

const agree = async (user: Awaited<ReturnType<typeof open>>['user']) => user.click(await screen.findByRole('button', { name: /^Claim ₱/ }));

describe('claiming rewards', () => {
  test.each([
    ['en', 'Claim this reward?', 'Wagering₱50.00', 'Unchanged'],
    ['fil', 'Kunin ang gantimpala?', 'Wagering₱50.00', 'Walang pagbabago'],
    ['my', 'ဆုလာဘ် 1 ခုကို ရယူမလား။', 'လောင်းရမည့်ပမာဏ₱50.00', 'မပြောင်းပါ'],
  ] as const)(
    'before a claim, a sheet says what it asks for and that withdrawals stay as they are, in %s',
    async (locale, title, ...facts) => {
      const { user } = await renderFeature(promotionsFeature, '/m/rewardCenter', { ...asMember, locale });
      const gift = within(await card('Monsoon gift'));
      await user.click(gift.getAllByRole('button')[0] as HTMLElement);
      const sheet = await screen.findByRole('dialog', { name: title });
      for (const fact of facts) expect(sheet).toHaveTextContent(fact);
      expect(claims()).toEqual([]);
    },
  );

  test('a link asks about one reward or all, and claims nothing by itself', async () => {
    const free = reward({ rewardId: 'free', title: 'Free gift', turnoverTimes: null });
    network.use(mockCall(rewardWire.getRewards, [reward({ rewardId: 'a' }), free, reward({ rewardId: 'gone', status: 'CLAIMED' })]));
    const { user } = await open('/m/rewardCenter?claim=free');
    const sheet = await screen.findByRole('dialog', { name: 'Claim this reward?' });
    expect(sheet).toHaveTextContent('Free gift₱50.00Wagering₱0.00');
    await user.click(within(sheet).getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(claims()).toEqual([]);
  });

  test('a linked claim is sent once, and its receipt replaces the question', async () => {
    network.use(mockCall(rewardWire.getRewards, [reward({ rewardId: 'a' }), reward({ rewardId: 'b' })]));
    const { user } = await open('/m/rewardCenter?claim=all');
    await user.dblClick(await screen.findByRole('button', { name: 'Claim ₱100.00' }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(claims()).toEqual([expect.objectContaining({ rewardIds: ['a', 'b'] })]);
  });

  test('a link to a reward that can no longer be claimed just opens the center', async () => {
    network.use(mockCall(rewardWire.getRewards, [reward({ rewardId: 'a', status: 'CLAIMED' }), reward({ rewardId: 'b' })]));
    await open('/m/rewardCenter?claim=a');
    await screen.findByText('You can claim now');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('a reward without turnover is claimed at once', async () => {
    network.use(mockCall(rewardWire.getRewards, [reward({ turnoverTimes: null })]));
    const { user } = await open();
    await user.click(within(await card('Monsoon gift')).getByRole('button', { name: 'Claim' }));
    expect(await screen.findByRole('dialog', { name: 'Reward claimed' })).toBeInTheDocument();
  });

  test('product 4.11: after a claim, a sheet shows amount and turnover, and the list is refetched', async () => {
    const { user } = await open();
    await user.click(within(await card('Monsoon gift')).getByRole('button', { name: 'Claim' }));
    await agree(user);
    const sheet = await screen.findByRole('dialog', { name: 'Reward claimed' });
    expect(sheet).toHaveTextContent('Credited as bonus money+₱50.00');
    expect(sheet).toHaveTextContent('Wagering added₱50');
    expect(sheet).toHaveTextContent('R-2611-002107');
    expect(within(sheet).getByRole('link', { name: 'See wagering' })).toHaveAttribute('href', '/m/withdraw');
    expect(claims()).toEqual([{ idempotencyKey: expect.any(String), rewardIds: ['r1'], language: 'EN' }]);
    await waitFor(() => expect(network.requests(rewardWire.getRewards)).toHaveLength(2));
  });

  test('product 4.11: two or more rewards can be claimed with one tap', async () => {
    network.use(mockCall(rewardWire.getRewards, [everyStatus.CLAIM, reward({ rewardId: 'r20', title: 'VIP weekly', amount: '80.50' })]));
    const { user } = await open();
    expect(await screen.findByText('130.50')).toBeInTheDocument();
    expect(screen.getByText('1 expires in 24 hours')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Claim all 2' }));
    expect(await screen.findByRole('dialog', { name: 'Claim 2 rewards?' })).toHaveTextContent('Wagering₱130.50');
    await agree(user);
    expect(await screen.findByRole('dialog', { name: 'Reward claimed' })).toHaveTextContent('₱100.00');
    expect(claims()).toEqual([{ idempotencyKey: expect.any(String), rewardIds: ['r1', 'r20'], language: 'EN' }]);
  });

  test('a single reward has no "Claim all" button', async () => {
    await open();
    await card('Monsoon gift');
    expect(screen.queryByRole('button', { name: /Claim all/ })).toBeNull();
  });

  test('a double tap sends one claim', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    network.use(mockCall(rewardWire.claimRewards, async () => (await held, [receipt()])));
    const { user } = await open();
    await user.click(within(await card('Monsoon gift')).getByRole('button', { name: 'Claim' }));
    const submit = screen.getByRole('button', { name: 'Claim ₱50.00' });
    await user.dblClick(submit);
    expect(submit).toHaveAttribute('aria-busy', 'true');
    answer();
    await screen.findByRole('dialog', { name: 'Reward claimed' });
    expect(claims()).toHaveLength(1);
  });

  test('product 3, money: after a lost reply the outcome is unknown, claiming is disabled, and the receipt is found by its key', async () => {
    network.use(mockCall(rewardWire.claimRewards, () => connectionLost()));
    const { user } = await open();
    await user.click(within(await card('Monsoon gift')).getByRole('button', { name: 'Claim' }));
    await agree(user);
    expect(await screen.findByText("We're checking this. Don't repeat it.")).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/failed/i);
    expect(within(await card('Monsoon gift')).getByRole('button', { name: 'Claim' })).toBeDisabled();
    const { idempotencyKey } = claims()[0] as { idempotencyKey: string };
    network.use(mockCall(rewardWire.findClaim, [receipt()]));
    expect(await screen.findByRole('dialog', { name: 'Reward claimed' })).toBeInTheDocument();
    expect(network.requests(rewardWire.findClaim)).toContainEqual({ idempotencyKey, language: 'EN' });
    expect(claims()).toHaveLength(1);
  });

  test('claiming a reward that is gone shows a message', async () => {
    network.use(mockCall(rewardWire.claimRewards, () => refuse('REWARD_GONE')));
    const { user } = await open();
    await user.click(within(await card('Monsoon gift')).getByRole('button', { name: 'Claim' }));
    await agree(user);
    expect(await screen.findByText('There is nothing left to claim here.')).toBeInTheDocument();
  });

  test('product 4.11: before its claim window, a reward shows when it opens and has no claim button', async () => {
    const from = Date.now() + 24 * hour;
    network.use(mockCall(rewardWire.getRewards, [reward({ window: { from, until: from + 2 * hour, nextAt: from + 7 * 24 * hour } })]));
    await open('/m/rewardCenter?tab=progress');
    expect(within(await card('Monsoon gift')).getByText(/^It can be claimed from .*\(GMT/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Claim' })).toBeNull();
  });

  test('after its claim window, a reward shows the past window and the next one', async () => {
    const from = Date.now() - 3 * hour;
    network.use(mockCall(rewardWire.getRewards, [reward({ window: { from, until: from + 2 * hour, nextAt: from + 7 * 24 * hour } })]));
    await open('/m/rewardCenter?tab=progress');
    expect(await screen.findByText(/^This reward could be claimed .* to .*\(GMT/)).toBeInTheDocument();
    expect(screen.getByText(/^It can be claimed from/)).toBeInTheDocument();
  });
});

describe('daily check-in', () => {
  test("product 4.11: missed days are neutral, and today's gift can be claimed", async () => {
    const { user } = await open();
    expect(await screen.findByText('1 day this month')).toBeInTheDocument();
    const [missed, done, today] = screen.getAllByRole('listitem').filter((item) => item.hasAttribute('data-state'));
    expect([missed, done, today].map((day) => day?.textContent)).toEqual(['19Not checked in', '20Checked in', '21₱10Today']);
    await user.click(screen.getByRole('button', { name: 'Check in: ₱10' }));
    expect(await screen.findByRole('dialog', { name: 'Reward claimed' })).toHaveTextContent('Check-in gift');
  });

  test('seven days are in view, and the month opens below', async () => {
    const days = Array.from({ length: 30 }, (_, index) => ({
      day: `2026-11-${String(index + 1).padStart(2, '0')}`,
      state: index < 14 ? ('done' as const) : index === 14 ? ('open' as const) : ('ahead' as const),
      amount: '10.00',
    }));
    network.use(mockCall(rewardWire.getSignIn, { currencySymbol: '₱', signedDays: 14, days }));
    const { user } = await open();
    await screen.findByText('14 days in a row · 14 days this month');
    // The check-in is the first thing of the page.
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Daily check-in');
    const [strip, month] = screen.getAllByRole('list').filter((list) => list.hasAttribute('data-look')) as HTMLElement[];
    expect(within(strip as HTMLElement).getAllByRole('listitem')).toHaveLength(7);
    expect(within(strip as HTMLElement).getByRole('listitem', { current: 'date' })).toHaveTextContent('15₱10Today');
    expect(month).toBeUndefined();
    await user.click(screen.getByText('Whole month'));
    const lists = screen.getAllByRole('list').filter((list) => list.dataset.look === 'month');
    expect(within(lists[0] as HTMLElement).getAllByRole('listitem')).toHaveLength(30);
  });

  test('the calendar is hidden when it does not load', async () => {
    network.use(mockCall(rewardWire.getSignIn, () => httpStatus(500)));
    await open();
    await card('Monsoon gift');
    await waitFor(() => expect(network.requests(rewardWire.getSignIn).length).toBeGreaterThan(1));
    expect(screen.queryByText('Daily check-in')).toBeNull();
  });
});

test('product 4.11: without claimable rewards, the screen explains how to earn some', async () => {
  network.use(mockCall(rewardWire.getRewards, []));
  await open();
  expect(await screen.findByText('Nothing to claim now')).toBeInTheDocument();
  expect(screen.queryByText('You can claim now')).not.toBeInTheDocument();
  expect(screen.getByText(/Join a promotion or check in daily/)).toBeInTheDocument();
});

test('spec 3: without REWCEN3 the reward center is not available', async () => {
  network.use(mockCall(siteWire.getStatus, { info: { whitelabel: { REWCEN3: '0' } } }));
  await open();
  expect(await screen.findByText('Not available here')).toBeInTheDocument();
});

test('if it is unknown whether there is a reward center, a retry loads it', async () => {
  network.use(mockCall(siteWire.getStatus, httpStatus(500)));
  const { user } = await open();
  expect(await screen.findByText("We couldn't load the rewards")).toBeInTheDocument();
  expect(screen.queryByText('Not available here')).not.toBeInTheDocument();
  network.use(...promotionHandlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Monsoon gift')).toBeInTheDocument();
});

test.each(['break', 'exclusion'] as const)(
  'product 4.21: during a pause (%s) nothing can be claimed, and the screen says why',
  async (kind) => {
    const pause = { kind, startedAt: Date.now(), until: Date.now() + 3_600_000 };
    network.use(
      mockCall(siteWire.getStatus, { info: { whitelabel: { playLimits: true, REWCEN3: true } } }),
      mockCall(playControlsWire.getPlayState, { pause, reached: null }),
      mockCall(rewardWire.getRewards, [reward(), reward({ rewardId: 'second', title: 'Second gift' })]),
    );
    await open('/m/rewardCenter?claim=all');
    expect(await screen.findByText(kind === 'break' ? /^You are on a break until/ : /^You are excluded from play/)).toBeVisible();
    expect(within(await card('Monsoon gift')).getByRole('button', { name: 'Claim' })).toBeDisabled();
    expect(await screen.findByRole('button', { name: /^Check in/ })).toBeDisabled();
    expect(screen.getByRole('button', { name: /^Claim all/ })).toBeDisabled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

test('while promotions are paused, own rewards can be claimed and promotions to join are hidden', async () => {
  hidePromotions();
  await open();
  expect(within(await card('Monsoon gift')).getByRole('button', { name: 'Claim' })).toBeEnabled();
  expect(screen.queryByRole('article', { name: 'Reef Race' })).toBeNull();
});

test('a retry loads the rewards after a load error', async () => {
  network.use(mockCall(rewardWire.getRewards, () => httpStatus(500)));
  const { user } = await open();
  expect(await screen.findByText("We couldn't load the rewards")).toBeInTheDocument();
  network.use(...promotionHandlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await card('Monsoon gift')).toBeInTheDocument();
});

test.each([
  ['a title that contains markup', { title: '<script>alert(1)</script>' }],
  ['a long title without spaces', { title: 'W'.repeat(200) }],
  ['a right-to-left title', { title: 'هدية ‮ترحيب' }],
])('bad input: %s is shown as plain text', async (_, changes) => {
  network.use(mockCall(rewardWire.getRewards, [reward(changes)]));
  await open();
  expect(await screen.findByRole('heading', { name: changes.title.replace(/\s+/g, ' ') })).toBeInTheDocument();
});
