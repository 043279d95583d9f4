import { lateOutcome, mayHaveHappened } from './mayHaveHappened';

it.each([
  [{ kind: 'timeout' }, true],
  [{ kind: 'network' }, true],
  [{ kind: 'offline' }, false],
  [{ kind: 'malformed' }, true],
  [{ kind: 'schema', path: 'value.orderNo' }, true],
  [{ kind: 'http', status: 502 }, true],
  [undefined, true],
  [new Error('?'), true],
  [{ kind: 'http', status: 404 }, false],
  [{ kind: 'business', code: 'BELOW_MIN' }, false],
  [{ kind: 'rateLimited' }, false],
  [{ kind: 'unauthorised' }, false],
  [{ kind: 'maintenance' }, false],
  [{ kind: 'insecure' }, false],
])('%j: %s', (error, expected) => {
  expect(mayHaveHappened(error)).toBe(expected);
});

test.each([
  [undefined, 'accepted'],
  [{ kind: 'unauthorised', late: 'accepted' }, 'accepted'],
  [{ kind: 'unauthorised', late: 'unknown' }, 'unknown'],
  [{ kind: 'unauthorised' }, 'refused'],
  [{ kind: 'business', code: 'BELOW_MIN' }, 'refused'],
  [{ kind: 'offline' }, 'refused'],
  [{ kind: 'timeout' }, 'unknown'],
  [new Error('?'), 'unknown'],
] as const)('after the end of the session, %j means: %s', (error, expected) => {
  expect(lateOutcome(error)).toBe(expected);
});
