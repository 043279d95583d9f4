import { siteFeature } from '@parlour/site';
import { siteWire } from '@parlour/site/wire';
import { mockCall, network, renderBlock, useNetwork } from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { gamesFeature } from '../../feature';
import { fakeIntersections } from '../../mocks/fakeIntersections';
import { handlers } from '../../mocks/handlers';
import { randomWithin } from '../../rules/illustrationNumbers';
import { JackpotCounter } from './JackpotCounter';
import { StatisticsWidget } from './StatisticsWidget';

useNetwork(...handlers);

const options = { with: [gamesFeature, siteFeature] };
const chance = (value: number) => jest.spyOn(Math, 'random').mockReturnValue(value);
const LOW = 0;
const HIGH = 0.999999999999;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const box = (name: string) => screen.getByRole('region', { name }).textContent;

let visibility: DocumentVisibilityState = 'visible';
beforeAll(() => Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility }));
function turn(to: DocumentVisibilityState) {
  visibility = to;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

afterEach(() => {
  visibility = 'visible';
  delete document.documentElement.dataset['motion'];
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function show(block: React.ReactNode) {
  const rendered = await renderBlock(block, options);
  jest.useFakeTimers();
  // The block's timers restart under the test's fake clock.
  turn('hidden');
  turn('visible');
  return rendered;
}

describe('jackpot counter (specification 1)', () => {
  test('starts at 25839768.89 and is marked as an illustration', async () => {
    await show(<JackpotCounter symbol="₱" />);
    expect(box('Jackpot')).toContain('₱25,839,768.89');
    expect(screen.getByText('Illustration')).toBeVisible();
  });

  test.each([
    [LOW, 3000, '25,839,868.89'],
    [0.5, 4000, '25,840,068.89'],
    [HIGH, 5000, '25,840,268.89'],
  ])('with a random value of %d it grows after %d ms, by 100 to 500', async (value, wait, expected) => {
    chance(value);
    await show(<JackpotCounter symbol="₱" />);
    await pass(wait - 1);
    expect(box('Jackpot')).toContain('25,839,768.89');
    await pass(1);
    expect(box('Jackpot')).toContain(expected);
  });

  test('only 3, 4 or 5 seconds are possible', () => {
    const waits = [LOW, 0.2, 0.34, 0.5, 0.67, 0.9, HIGH].map((value) => {
      chance(value);
      return randomWithin({ least: 3000, most: 5000, step: 1000 });
    });
    expect(new Set(waits)).toEqual(new Set([3000, 4000, 5000]));
  });
});

describe('statistics widget (specification 1)', () => {
  test.each([
    [LOW, '100,000,000', '₱1,000,000'],
    [HIGH, '300,000,000', '₱1,200,000'],
  ])('with a random value of %d: users from 1e8 to 3e8, winnings from 1e6 to 1.2e6', async (value, users, winnings) => {
    chance(value);
    await show(<StatisticsWidget symbol="₱" />);
    expect(screen.getByText(users)).toBeVisible();
    expect(box('Activity')).toContain(winnings);
    expect(screen.getByText('Illustration')).toBeVisible();
  });

  test.each([
    [LOW, 3000, 1000],
    [HIGH, 5000, 8000],
  ])('with a random value of %d users change after %d ms, winnings after %d ms', async (value, usersWait, winningsWait) => {
    const random = chance(value);
    await show(<StatisticsWidget />);
    const other = value === LOW ? HIGH : LOW;
    const [first, users, winnings] = value === LOW ? [1000, '300,000,000', '1,200,000'] : [5000, '100,000,000', '1,000,000'];
    await pass(first - 1);
    random.mockReturnValue(other);
    await pass(1);
    expect(box('Activity')?.includes(users)).toBe(first === usersWait);
    expect(box('Activity')?.includes(winnings)).toBe(first === winningsWait);
    await pass(Math.abs(usersWait - winningsWait));
    expect(box('Activity')).toContain(users);
    expect(box('Activity')).toContain(winnings);
  });
});

describe.each([
  ['jackpotWidget', 'Jackpot', <JackpotCounter key="j" />],
  ['statisticsWidget', 'Activity', <StatisticsWidget key="s" />],
] as const)('%s', (flag, name, block) => {
  test('product 2: the merchant may leave it out', async () => {
    network.use(mockCall(siteWire.getStatus, { info: { whitelabel: { [flag]: false } } }));
    await renderBlock(block, options);
    await waitFor(() => expect(screen.queryByRole('region', { name })).not.toBeInTheDocument());
  });

  test('has no timer while the page is hidden, and continues afterwards', async () => {
    await show(block);
    turn('hidden');
    expect(jest.getTimerCount()).toBe(0);
    const before = box(name);
    await pass(60_000);
    expect(box(name)).toBe(before);
    turn('visible');
    await pass(8000);
    expect(box(name)).not.toBe(before);
  });

  test('has no timer while it is out of view', async () => {
    const sights = fakeIntersections();
    await show(block);
    expect(jest.getTimerCount()).toBe(0);
    sights.enter(screen.getByRole('region', { name }));
    expect(jest.getTimerCount()).toBeGreaterThan(0);
    sights.flash(screen.getByRole('region', { name }));
    expect(jest.getTimerCount()).toBe(0);
    sights.restore();
  });

  test('stops on request', async () => {
    await show(block);
    act(() => screen.getByRole('button', { name: `Stop the animation: ${name}` }).click());
    expect(jest.getTimerCount()).toBe(0);
    act(() => screen.getByRole('button', { name: `Start the animation: ${name}` }).click());
    expect(jest.getTimerCount()).toBeGreaterThan(0);
  });

  test('does not move with reduced motion', async () => {
    document.documentElement.dataset['motion'] = 'reduce';
    await show(block);
    expect(jest.getTimerCount()).toBe(0);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
