import { contractOfPath, contractPath } from './contractPath';

test.each([
  ['salary', '/m/member/agent/getSalaryContract'],
  ['dividend', '/m/member/agent/getDevidendContract'],
  ['hourly', '/m/member/agent/getHourContract'],
] as const)('spec 2: the %s contract is at %s', (kind, path) => {
  expect(contractPath(kind)).toBe(path);
  expect(contractOfPath(path)).toBe(kind);
});
