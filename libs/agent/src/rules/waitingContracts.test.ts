import * as v from 'valibot';
import { agentWire } from '../wire';
import { waitingContracts } from './waitingContracts';

const read = (reply: unknown) => waitingContracts(v.parse(agentWire.getContractRequest.value, reply));

test.each<[string, object, string[]]>([
  ['all three', { dailysalreqtype: 'NEW', divtypecompperiodreq: 'CHANGE', contracthoursalreq: 'CANCEL' }, ['salary', 'dividend', 'hourly']],
  ['one', { dailysalreqtype: '', divtypecompperiodreq: 'NEW', contracthoursalreq: '' }, ['dividend']],
  ['none by empty text', { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' }, []],
  ['none by null', { dailysalreqtype: null, divtypecompperiodreq: null, contracthoursalreq: null }, []],
  ['fields that are missing', {}, []],
  ['fields of another type', { dailysalreqtype: 1, divtypecompperiodreq: ['NEW'], contracthoursalreq: true }, []],
])('spec 3: %s', (_, reply, kinds) => {
  expect(read(reply)).toEqual(kinds);
});

test('nothing waits before the reply is there', () => {
  expect(waitingContracts(undefined)).toEqual([]);
});
