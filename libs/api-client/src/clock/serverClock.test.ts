import { noteServerDate, serverNow } from './serverClock';

const NOON = Date.parse('2030-01-01T12:00:00Z');
const HOUR = 3_600_000;
beforeEach(() => jest.useFakeTimers({ now: NOON }));
afterEach(() => jest.useRealTimers());

/** Simulates a reply of a gateway whose clock is `ahead` of the device, with `latency` in each direction. */
function reply(ahead: number, latency = 200): void {
  const sentAt = Date.now();
  jest.setSystemTime(sentAt + latency);
  noteServerDate(new Date(sentAt + latency / 2 + ahead).toUTCString(), sentAt, Date.now());
}

const error = (ahead: number) => Math.abs(serverNow() - Date.now() - ahead);

test.each([0, 90_000, -90_000, HOUR, -HOUR, 10 * 365 * 24 * HOUR, -10 * 365 * 24 * HOUR])('T1: a device that is %i ms off', (ahead) => {
  reply(ahead);
  expect(error(ahead)).toBeLessThanOrEqual(700);
});

test('more replies make it exact: the header is cut to seconds, the bounds are not', () => {
  for (let i = 0; i < 40; i += 1) {
    reply(5_000, 100);
    jest.setSystemTime(Date.now() + 137);
  }
  expect(error(5_000)).toBeLessThanOrEqual(120);
});

test('T1: when somebody sets the clock of the device, the next reply puts it right', () => {
  reply(0);
  jest.setSystemTime(Date.now() + 2 * HOUR);
  reply(-2 * HOUR);
  expect(error(-2 * HOUR)).toBeLessThanOrEqual(700);
});

test.each([null, '', 'yesterday', 'NaN'])('a Date header of %p changes nothing', (header) => {
  reply(30_000);
  const before = serverNow();
  noteServerDate(header, Date.now(), Date.now());
  expect(serverNow()).toBe(before);
});

test('until the first reply it is the time of the device, and what the first one says counts whole', async () => {
  jest.resetModules();
  const fresh = await import('./serverClock');
  expect(fresh.serverNow()).toBe(NOON);
  fresh.noteServerDate(new Date(NOON + HOUR).toUTCString(), NOON - 200, NOON);
  expect(Math.abs(fresh.serverNow() - NOON - HOUR)).toBeLessThanOrEqual(700);
});
