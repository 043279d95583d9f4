import * as v from 'valibot';
import { agentWire } from '../wire';
import { contractOfPath, contractPath, waitingContracts } from './contractKinds';

test.each([
  ['salary', '/m/member/agent/getSalaryContract'],
  ['dividend', '/m/member/agent/getDevidendContract'],
  ['hourly', '/m/member/agent/getHourContract'],
] as const)('spec 2: the %s contract is at %s', (kind, path) => {
  expect(contractPath(kind)).toBe(path);
  expect(contractOfPath(path)).toBe(kind);
});

const read = (reply: unknown) => waitingContracts(v.parse(agentWire.getContractRequest.value, reply));

test.each<[string, object, string[]]>([
  [
    'all three contracts are pending',
    { dailysalreqtype: 'NEW', divtypecompperiodreq: 'CHANGE', contracthoursalreq: 'CANCEL' },
    ['salary', 'dividend', 'hourly'],
  ],
  ['one contract is pending', { dailysalreqtype: '', divtypecompperiodreq: 'NEW', contracthoursalreq: '' }, ['dividend']],
  ['empty text means not pending', { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' }, []],
  ['null means not pending', { dailysalreqtype: null, divtypecompperiodreq: null, contracthoursalreq: null }, []],
  ['missing fields mean not pending', {}, []],
  ['fields of another type mean not pending', { dailysalreqtype: 1, divtypecompperiodreq: ['NEW'], contracthoursalreq: true }, []],
])('spec 3: %s', (_, reply, kinds) => {
  expect(read(reply)).toEqual(kinds);
});

test('no contract is pending before the reply arrives', () => {
  expect(waitingContracts(undefined)).toEqual([]);
});
