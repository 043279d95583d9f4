import { systemStatus } from './useStatus';

test.each([
  [false, false, 0],
  [true, false, 1],
  [true, true, 1],
  [false, true, 2],
] as const)('spec 4: maintenance %s and region restriction %s give status %i', (maintenance, regionRestriction, status) => {
  expect(systemStatus({ maintenance, regionRestriction })).toBe(status);
});
