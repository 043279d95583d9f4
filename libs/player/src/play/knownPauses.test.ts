import { type KnownPause, knownPauses, noteGatewayPause, notePause } from './knownPauses';

const player = '200jilif3/maria';
const minute = 60_000;
const start = Date.UTC(2026, 10, 21);
const pause = (until: number | null, fields: Partial<KnownPause> = {}): KnownPause => ({
  kind: 'break',
  startedAt: start,
  until,
  isConfirmed: true,
  ...fields,
});

beforeEach(() => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  knownPauses.change(() => ({}));
  jest.useFakeTimers({ now: start });
});
afterEach(() => jest.useRealTimers());

describe('known pauses', () => {
  const known = () => knownPauses.read()[player];

  test('the longer pause applies, in any order', () => {
    notePause(player, pause(start + 24 * 60 * minute));
    notePause(player, pause(start + 60 * minute));
    expect(known()?.until).toBe(start + 24 * 60 * minute);
    notePause(player, pause(null, { kind: 'exclusion' }));
    notePause(player, pause(start + 60 * minute));
    expect(known()).toMatchObject({ kind: 'exclusion', until: null });
  });

  test('an unconfirmed pause stays even if the gateway reports none', () => {
    notePause(player, pause(start + 60 * minute, { isConfirmed: false }));
    noteGatewayPause(player, null, start + 2 * minute);
    expect(known()).toMatchObject({ isConfirmed: false });
  });

  test('the gateway’s pause replaces the request that led to it', () => {
    notePause(player, pause(start + 60 * minute + 900, { isConfirmed: false }));
    noteGatewayPause(player, pause(start + 60 * minute), start + 900);
    expect(known()).toEqual(pause(start + 60 * minute));
    noteGatewayPause(player, null, start + 2 * minute);
    expect(known()).toBeUndefined();
  });

  test('a report from before a confirmed pause, as of another tab, neither ends nor shortens it', () => {
    notePause(player, pause(start + 24 * 60 * minute));
    noteGatewayPause(player, null, start - 5 * minute);
    noteGatewayPause(player, null, start + 900);
    noteGatewayPause(player, pause(start + 60 * minute, { startedAt: start - 5 * minute }), start + 900);
    expect(known()?.until).toBe(start + 24 * 60 * minute);
  });
});
