import type { AppError } from '../errors/errors';
import { retryPause } from './retryPause';

const network: AppError = { kind: 'network' };
const timeout: AppError = { kind: 'timeout' };
const busy = (retryAfterMs?: number): AppError => ({ kind: 'rateLimited', retryAfterMs });

test.each<[string, AppError[], [least: number, most: number] | undefined]>([
  ['a first network fault', [network], [375, 625]],
  ['a second one', [network, network], [750, 1250]],
  ['a third one', [network, network, network], undefined],
  ['a 500', [{ kind: 'http', status: 500 }], [375, 625]],
  ['a 502', [{ kind: 'http', status: 502 }], [375, 625]],
  ['a 404', [{ kind: 'http', status: 404 }], undefined],
  ['a timeout', [timeout], [375, 625]],
  ['a timeout after a network fault', [network, timeout], [750, 1250]],
  ['a second timeout', [timeout, timeout], undefined],
  ['a refusal after a timeout', [timeout, { kind: 'business', code: 'UNKNOWN' }], undefined],
  ['a wait of 10 s (reliability N3)', [busy(10_000)], [10_000, 10_000]],
  ['a wait above 10 s', [busy(10_001)], undefined],
  ['a rate limit that does not say how long', [busy()], undefined],
  ['offline', [{ kind: 'offline' }], undefined],
  ['a refusal', [{ kind: 'business', code: 'UNKNOWN' }], undefined],
  ['an expired session', [{ kind: 'unauthorised' }], undefined],
  ['maintenance', [{ kind: 'maintenance' }], undefined],
  ['a malformed reply', [{ kind: 'malformed' }], undefined],
  ['a reply of another shape', [{ kind: 'schema', path: '' }], undefined],
])('pause after %s', (_, former, range) => {
  const pauses = Array.from({ length: 50 }, () => retryPause(former));
  for (const pause of pauses) {
    if (!range) expect(pause).toBeUndefined();
    else {
      expect(pause).toBeGreaterThanOrEqual(range[0]);
      expect(pause).toBeLessThanOrEqual(range[1]);
    }
  }
});
