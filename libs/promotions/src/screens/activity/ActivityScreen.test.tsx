import { api } from '@parlour/api-client';
import { contentWire } from '@parlour/content/wire';
import { sessionSlice } from '@parlour/player/session';
import { connectionLost, httpStatus, mockCall, network, recordToasts, refuse, renderFeature, useNetwork } from '@parlour/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { promotionsFeature } from '../../feature';
import { monsoon, promotionHandlers } from '../../mocks/handlers';
import { hidePromotions, asMember, asType, asVisitor } from '../../mocks/players';
import { everyStatus, receipt } from '../../mocks/rewards';
import { rewardWire } from '../../wire';

useNetwork(...promotionHandlers);

function open(path = '/m/activity', player: typeof asVisitor | typeof asMember = asVisitor) {
  return renderFeature(promotionsFeature, path, player);
}

afterEach(() => act(() => hidePromotions(false)));

test('lists the promotions with their dates', async () => {
  await open();
  expect(await screen.findByRole('link', { name: /Monsoon Rewards.*2026\/11\/01 – 2026\/12\/31/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Welcome gift.*Long term/ })).toBeInTheDocument();
});

test('spec 2: the category menu filters, and a category without promotions shows an empty state', async () => {
  const { user, location } = await open();
  await user.click(await screen.findByRole('button', { name: 'Slots' }));
  expect(screen.getByRole('link', { name: /Monsoon/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Welcome/ })).toBeNull();
  expect(location()).toBe('/m/activity?category=slots');
  await user.click(screen.getByRole('button', { name: 'VIP' }));
  expect(screen.getByText('No promotion here right now')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'See all promotions' }));
  expect(screen.getByRole('link', { name: /Welcome/ })).toBeInTheDocument();
});

test.each(['/m/activity?id=p1', '/m/activityDetail?id=p1'])('spec 2: %s opens the promotion, and back leads to the list', async (path) => {
  const { user } = await open(path);
  expect(await screen.findByRole('heading', { name: 'Monsoon Rewards' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'How it works' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Back to promotions' }));
  expect(await screen.findByRole('link', { name: /Welcome gift/ })).toBeInTheDocument();
});

test('an unknown promotion says so and links to all promotions', async () => {
  await open('/m/activityDetail?id=%3Cscript%3E');
  expect(await screen.findByText('This promotion is no longer offered')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See all promotions' })).toHaveAttribute('href', '/m/activity');
});

test('a retry loads the list after a load error', async () => {
  network.use(mockCall(contentWire.getAnnouncements, () => httpStatus(500)));
  const { user } = await open();
  expect(await screen.findByText("We couldn't load the promotions")).toBeInTheDocument();
  network.use(...promotionHandlers);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Monsoon/ })).toBeInTheDocument();
});

describe("the player's status in a promotion", () => {
  const detail = '/m/activityDetail?id=p1';
  const mine = (reward: object) => mockCall(rewardWire.getRewards, [{ ...everyStatus.JOIN, promotionId: 'p1', ...reward }]);

  test('the summary shows reward, turnover and games; after joining, the status is shown', async () => {
    network.use(mine({}));
    const { user } = await renderFeature(promotionsFeature, detail, asMember);
    expect(await screen.findByText('1× the reward')).toBeInTheDocument();
    expect(screen.getByText('Slots · Fishing')).toBeInTheDocument();
    network.use(mine({ status: 'JOINED' }));
    await user.click(screen.getByRole('button', { name: 'Join' }));
    expect(await screen.findByText('Joined')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
    expect(network.requests(rewardWire.joinPromotion)).toEqual([{ idempotencyKey: expect.any(String), rewardId: 'r2', language: 'EN' }]);
  });

  test.each(['JOIN', 'CLAIMED'] as const)(
    'what a deposit brings asks for play of deposit and bonus, also once it is %s',
    async (status) => {
      network.use(mine({ status, turnoverTimes: '8', turnoverBase: 'depositAndBonus', amount: '250.00', needsDeposit: true }));
      await renderFeature(promotionsFeature, detail, asMember);
      expect(await screen.findByText('8× deposit and bonus')).toBeInTheDocument();
    },
  );

  test("the list shows the player's status", async () => {
    network.use(mine({ status: 'APPLYING' }));
    await renderFeature(promotionsFeature, '/m/activity', asMember);
    expect(within(await screen.findByRole('link', { name: /Monsoon/ })).getByText('Under review')).toBeInTheDocument();
  });

  test('an offer for the first deposit leaves the list when it can no longer be taken', async () => {
    network.use(mine({ status: 'CLOSE', needsDeposit: true, amount: null }));
    await renderFeature(promotionsFeature, '/m/activity', asMember);
    expect((await screen.findAllByRole('link')).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByRole('link', { name: /Monsoon/ })).toBeNull());
  });

  test('what has ended for the player comes last', async () => {
    network.use(mine({ status: 'CLOSE' }));
    await renderFeature(promotionsFeature, '/m/activity', asMember);
    await within(await screen.findByRole('link', { name: /Monsoon/ })).findByText('Ended');
    expect(screen.getAllByRole('link').at(-1)).toHaveTextContent('Monsoon');
  });

  const later = Date.now() + 3_600_000;
  test.each([
    [
      'a reward whose claim window is closed',
      { ...everyStatus.CLAIM, window: { from: later, until: later + 1, nextAt: null } },
      'Coming soon',
    ],
    ['an offer whose deadline has passed', { ...everyStatus.JOIN, expiresAt: Date.now() - 1 }, 'Ended'],
    ['an offer to join', everyStatus.JOIN, 'Join'],
    ['a reward in progress', everyStatus.PROCESS, 'In progress'],
  ] as const)('%s has the same status in the list, on its page and in the reward center', async (_, changes, word) => {
    network.use(mockCall(rewardWire.getRewards, [{ ...changes, promotionId: 'p1', title: 'Monsoon draw' }]));
    const list = await renderFeature(promotionsFeature, '/m/activity', asMember);
    expect(within(await screen.findByRole('link', { name: /Monsoon/ })).getByText(word)).toBeInTheDocument();
    list.unmount();
    const page = await renderFeature(promotionsFeature, detail, asMember);
    expect((await screen.findAllByText(word))[0]).toBeInTheDocument();
    page.unmount();
    const tab = { 'Coming soon': 'progress', Ended: 'history', Join: 'claim', 'In progress': 'progress' }[word];
    await renderFeature(promotionsFeature, `/m/rewardCenter?tab=${tab}`, asMember);
    expect(within(await screen.findByRole('article', { name: 'Monsoon draw' })).getAllByText(word)[0]).toBeInTheDocument();
  });

  test('spec 4: a visitor who joins sees the login form over the page', async () => {
    network.use(mine({}));
    const { user, location, store } = await open(detail);
    await user.click(await screen.findByRole('button', { name: 'Join' }));
    expect(sessionSlice.selectors.selectFormShown(store.getState())).toBe('login');
    expect(location()).toBe(detail);
    expect(network.requests(rewardWire.joinPromotion)).toEqual([]);
  });

  test('spec 8: a trial player who joins sees a refusal, and nothing is sent', async () => {
    network.use(mine({}));
    const recorder = recordToasts();
    const { with: features, events } = asType(4);
    const { user } = await renderFeature(promotionsFeature, detail, { events, with: [...features, recorder.feature] });
    await user.click(await screen.findByRole('button', { name: 'Join' }));
    expect(recorder.toasts).toEqual([{ level: 'fail', text: 'This is not part of the free trial. Log in with a real account.' }]);
    expect(network.requests(rewardWire.joinPromotion)).toEqual([]);
  });

  test('ten taps at once join once', async () => {
    network.use(mine({}));
    await renderFeature(promotionsFeature, detail, asMember);
    const join = await screen.findByRole('button', { name: 'Join' });
    network.use(mine({ status: 'JOINED' }));
    act(() => {
      for (let tap = 0; tap < 10; tap += 1) join.click();
    });
    expect(await screen.findByText('Joined')).toBeInTheDocument();
    expect(network.requests(rewardWire.joinPromotion)).toHaveLength(1);
  });

  test('that a join was not sent for lack of a connection is said no longer than it is lost', async () => {
    network.use(mine({}));
    const { user } = await renderFeature(promotionsFeature, detail, asMember);
    const join = await screen.findByRole('button', { name: 'Join' });
    network.goOffline();
    await user.click(join);
    expect(await screen.findByText(/No internet/)).toBeVisible();
    network.comeBack();
    await waitFor(() => expect(screen.queryByText(/No internet/)).not.toBeInTheDocument());
    expect(network.requests(rewardWire.joinPromotion)).toEqual([]);
  });

  test('a join that may have arrived keeps its key, whatever becomes of the next attempts', async () => {
    network.use(mine({}), mockCall(rewardWire.joinPromotion, connectionLost()));
    const { user } = await renderFeature(promotionsFeature, detail, asMember);
    const join = await screen.findByRole('button', { name: 'Join' });
    await user.click(join);
    expect(await screen.findByText(/We have not received a confirmation/)).toBeVisible();
    network.goOffline();
    await user.click(join);
    expect(await screen.findByText(/No internet/)).toBeVisible();
    network.comeBack();
    await user.click(join);
    await waitFor(() => expect(network.requests(rewardWire.joinPromotion)).toHaveLength(2));
    const [first, second] = network.requests(rewardWire.joinPromotion);
    expect(second).toEqual(first);
  });

  test('joining a closed promotion shows the refusal', async () => {
    network.use(
      mine({}),
      mockCall(rewardWire.joinPromotion, () => refuse('PROMOTION_CLOSED')),
    );
    const { user } = await renderFeature(promotionsFeature, detail, asMember);
    await user.click(await screen.findByRole('button', { name: 'Join' }));
    expect(await screen.findByText('You can no longer join this promotion.')).toBeInTheDocument();
  });

  test('a promotion that requires a deposit links to the deposit with its id', async () => {
    network.use(mine({ needsDeposit: true }));
    await renderFeature(promotionsFeature, detail, asMember);
    expect(await screen.findByRole('link', { name: 'Join with a deposit' })).toHaveAttribute('href', '/m/voucherCenter?promotion=p1');
  });

  test.each([
    ['leads a visitor to the sign-up, which names it', {}, '/m/register?promotion=p1'],
    [
      'leads a visitor whose account this device remembers to the deposit, whose guard opens the login',
      { 'rememberedCredentials.username': '{}' },
      '/m/voucherCenter?promotion=p1',
    ],
  ])('a promotion that requires a deposit %s', async (_, stored, path) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    network.use(mine({ needsDeposit: true }));
    await renderFeature(promotionsFeature, detail, asVisitor);
    expect(await screen.findByRole('link', { name: 'Join with a deposit' })).toHaveAttribute('href', path);
  });

  test('a claimed reward shows the turnover that it adds', async () => {
    network.use(
      mine({ ...everyStatus.CLAIM, promotionId: 'p1' }),
      mockCall(rewardWire.claimRewards, [receipt({ turnoverAdded: '150.00' })]),
    );
    const { user } = await renderFeature(promotionsFeature, detail, asMember);
    await user.click(await screen.findByRole('button', { name: 'Claim' }));
    await user.click(await screen.findByRole('button', { name: /^Claim ₱/ }));
    expect(await screen.findByRole('dialog', { name: 'Reward claimed' })).toHaveTextContent('Wagering added₱150');
  });

  test('a promotion can be read when the rewards do not load', async () => {
    network.use(mockCall(rewardWire.getRewards, () => connectionLost()));
    await renderFeature(promotionsFeature, detail, asMember);
    // The operator's text is shown as plain text first, so its heading is replaced once.
    await waitFor(() => expect(screen.getByRole('heading', { name: 'How it works' })).toBeInTheDocument());
  });
});

test('a promotion that ends while the player reads it stays on screen with a notice', async () => {
  const { store } = await open('/m/activityDetail?id=p1');
  await screen.findByRole('heading', { name: 'How it works' });
  const none = { promotion: [], banners: [], player: [], popup: [], hot: [] };
  network.use(mockCall(contentWire.getAnnouncements, none));
  await act(async () => void store.dispatch(api.util.invalidateTags(['Announcement'])));
  expect(await screen.findByText('This promotion ended while you were reading.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'How it works' })).toBeInTheDocument();
});

test('the text shows images of allowed hosts only, and says where it is cut', async () => {
  const image = (src: string, alt: string) => `<p><img src="${src}" alt="${alt}"></p>`;
  const content = `${image('/cdn/a/prize.png', 'The prize')}${image('https://evil.example/a.png', 'A trap')}${'</i>'.repeat(5000)}`;
  const promotion = { ...monsoon, content };
  network.use(mockCall(contentWire.getAnnouncements, { promotion: [promotion], banners: [], player: [], popup: [], hot: [] }));
  await open('/m/activityDetail?id=p1');
  expect(await screen.findByRole('img', { name: 'The prize' })).toHaveAttribute('src', '/cdn/a/prize.png');
  expect(screen.getByText('A trap')).toBeInTheDocument();
  expect(screen.queryByRole('img', { name: 'A trap' })).not.toBeInTheDocument();
  expect(screen.getByText('The rest of this text could not be shown.')).toBeInTheDocument();
});

test('the list is empty while promotions are paused', async () => {
  await open('/m/activity', asMember);
  await screen.findByRole('link', { name: /Monsoon/ });
  act(() => hidePromotions());
  expect(screen.getByText('No promotions right now')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Monsoon/ })).toBeNull();
});

test.each([
  ['no images', { announcementImages: [] }],
  ['reversed dates', { startDate: monsoon.endDate, endDate: monsoon.startDate }],
  ['no dates', { startDate: null, endDate: null }],
  ['hostile text', { title: '<img src=x onerror=alert(1)>', content: '<svg onload=alert(1)><a href="javascript:alert(1)">x</a>' }],
])('bad input: a promotion with %s is shown without broken texts or scripts', async (_, changes) => {
  const promotion = { ...monsoon, ...changes };
  network.use(mockCall(contentWire.getAnnouncements, { promotion: [promotion], banners: [], player: [], popup: [], hot: [] }));
  await open('/m/activityDetail?id=p1');
  expect(await screen.findByRole('heading', { name: promotion.title })).toBeInTheDocument();
  expect(document.querySelector('[onerror], [onload], [href^="javascript"], main svg[onload]')).toBeNull();
  expect(document.body).not.toHaveTextContent(/NaN|Invalid|undefined/);
});
