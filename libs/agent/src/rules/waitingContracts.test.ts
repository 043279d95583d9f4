import * as v from 'valibot';
import { agentWire } from '../wire';
import { waitingContracts } from './waitingContracts';

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
