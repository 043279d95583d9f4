import type * as ServerClock from './serverClock';
import { noteServerDate, serverNow } from './serverClock';

const NOON = Date.parse('2030-01-01T12:00:00Z');
const HOUR = 3_600_000;
beforeEach(() => jest.useFakeTimers({ now: NOON }));
afterEach(() => jest.useRealTimers());

/** Simulates a reply of a gateway whose clock is `ahead` of the device, with `latency` in each direction. */
function reply(ahead: number, latency = 200): void {
  const sentAt = Date.now();
  jest.setSystemTime(sentAt + latency);
  noteServerDate(new Date(sentAt + latency / 2 + ahead).toUTCString(), { sentAt, receivedAt: Date.now() });
}

const error = (ahead: number) => Math.abs(serverNow() - Date.now() - ahead);

test.each([0, 90_000, -90_000, HOUR, -HOUR, 10 * 365 * 24 * HOUR, -10 * 365 * 24 * HOUR])(
  'T1: a device clock that is %i ms off is corrected',
  (ahead) => {
    reply(ahead);
    expect(error(ahead)).toBeLessThanOrEqual(700);
  },
);

test('more replies increase the precision, although the header is truncated to seconds', () => {
  for (let i = 0; i < 40; i += 1) {
    reply(5_000, 100);
    jest.setSystemTime(Date.now() + 137);
  }
  expect(error(5_000)).toBeLessThanOrEqual(120);
});

test('T1: after the clock of the device is set, the next reply corrects it', () => {
  reply(0);
  jest.setSystemTime(Date.now() + 2 * HOUR);
  reply(-2 * HOUR);
  expect(error(-2 * HOUR)).toBeLessThanOrEqual(700);
});

test.each([null, '', 'yesterday', 'NaN'])('a Date header of %p changes nothing', (header) => {
  reply(30_000);
  const before = serverNow();
  noteServerDate(header, { sentAt: Date.now(), receivedAt: Date.now() });
  expect(serverNow()).toBe(before);
});

test('until the first reply, the time of the device applies; the first reply replaces it completely', async () => {
  jest.resetModules();
  const fresh = await import('./serverClock');
  expect(fresh.serverNow()).toBe(NOON);
  fresh.noteServerDate(new Date(NOON + HOUR).toUTCString(), { sentAt: NOON - 200, receivedAt: NOON });
  expect(Math.abs(fresh.serverNow() - NOON - HOUR)).toBeLessThanOrEqual(700);
});

describe('replies from caches may be old', () => {
  let clock: typeof ServerClock;
  beforeEach(async () => {
    jest.resetModules();
    clock = await import('./serverClock');
  });
  /** A copy of that age, of a gateway whose clock is `ahead` of the device. */
  const copy = (ageS: number, ahead = 0) => {
    const date = new Date(NOON - ageS * 1000 + ahead).toUTCString();
    clock.noteServerDate(date, { sentAt: NOON, receivedAt: NOON, copyAgeS: 60 });
  };

  test.each([0, 15, 60])('a device that is right stays right by a copy that is %i s old', (ageS) => {
    copy(ageS);
    expect(clock.serverNow()).toBe(NOON);
  });

  test.each([HOUR, -HOUR])('a device that is %i ms off is put right as far as a copy can tell', (ahead) => {
    copy(30, ahead);
    expect(Math.abs(clock.serverNow() - NOON - ahead)).toBeLessThanOrEqual(60_000);
  });

  test('a reply of the gateway itself is exact all the same', () => {
    copy(30, HOUR);
    clock.noteServerDate(new Date(NOON + HOUR).toUTCString(), { sentAt: NOON, receivedAt: NOON });
    copy(30, HOUR);
    expect(Math.abs(clock.serverNow() - NOON - HOUR)).toBeLessThanOrEqual(700);
  });
});
