import { checkMinutes } from '@parlour/player';
import { isCheckDue, notePlayTold, noteResult, openPlayClock, playClock, resultOf, tickPlayClock } from './playClock';

const player = '200jilif3/maria';
const minute = 60_000;
const start = Date.UTC(2026, 10, 21);

/** Advances the play clock by this time, in ticks of five seconds. */
function play(ms: number) {
  for (let passed = 0; passed < ms; passed += 5000) tickPlayClock(player, 5000);
}

beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  playClock.change(() => null);
  jest.useFakeTimers({ now: start });
});
afterEach(() => jest.useRealTimers());

describe('play clock', () => {
  test.each(checkMinutes)('product 4.21: a check is due after every %d minutes of play, until the player has seen it', (minutes) => {
    openPlayClock(player);
    play(minutes * minute - 5000);
    expect(isCheckDue(playClock.read()!, minutes)).toBe(false);
    play(5000);
    expect(isCheckDue(playClock.read()!, minutes)).toBe(true);
    notePlayTold(player);
    expect(isCheckDue(playClock.read()!, minutes)).toBe(false);
    play(minutes * minute);
    expect(isCheckDue(playClock.read()!, minutes)).toBe(true);
  });

  test('continues after a reload or in another game, and restarts after half an hour without play', () => {
    openPlayClock(player);
    play(9 * minute);
    jest.setSystemTime(start + 29 * minute);
    openPlayClock(player);
    expect(playClock.read()?.playedMs).toBe(9 * minute);
    jest.setSystemTime(start + 60 * minute);
    openPlayClock(player);
    expect(playClock.read()?.playedMs).toBe(0);
  });

  test('setting the device clock a day forward or back does not change the time played', () => {
    openPlayClock(player);
    play(5 * minute);
    jest.setSystemTime(start + 24 * 60 * minute);
    play(minute);
    jest.setSystemTime(start - 24 * 60 * minute);
    play(minute);
    expect(playClock.read()?.playedMs).toBe(7 * minute);
  });

  test('time while the phone sleeps does not count', () => {
    openPlayClock(player);
    tickPlayClock(player, 8 * 60 * minute);
    tickPlayClock(player, -5000);
    expect(playClock.read()?.playedMs).toBe(90_000);
  });

  test('the result adds the last result of each game; another player starts without one', () => {
    openPlayClock(player);
    expect(resultOf(playClock.read()!)).toBeUndefined();
    noteResult(player, 'one', '-100.00');
    noteResult(player, 'two', '-250.00');
    noteResult(player, 'one', '50.00');
    expect(resultOf(playClock.read()!)).toBe('-200.00');
    openPlayClock('200jilif3/jose');
    expect(resultOf(playClock.read()!)).toBeUndefined();
  });

  test('a corrupt record is ignored', () => {
    localStorage.setItem('playClock', '{"player":7,"playedMs":"x"}');
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    openPlayClock(player);
    expect(playClock.read()?.playedMs).toBe(0);
  });
});
