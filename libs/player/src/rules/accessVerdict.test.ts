import type { Access } from '@parlour/kernel/feature';
import { type AccessVerdict, accessVerdict } from './accessVerdict';
import { roleOf } from './role';

const table: [Access, number | undefined, AccessVerdict][] = [
  ['anyone', undefined, 'allow'],
  ['player', undefined, 'login'],
  ['member', undefined, 'login'],
  ['agent', undefined, 'login'],
  ['player', 4, 'allow'],
  ['member', 4, 'freeReject'],
  ['agent', 4, 'freeReject'],
  ['member', 0, 'allow'],
  ['member', 2, 'allow'],
  ['member', 41, 'notAvailable'],
  ['agent', 0, 'notAvailable'],
  ['agent', 1, 'allow'],
  ['agent', 42, 'allow'],
];

test.each(table)('spec 6: access "%s" for session type %s: %s', (access, type, verdict) => {
  expect(accessVerdict(access, roleOf(type))).toBe(verdict);
});
