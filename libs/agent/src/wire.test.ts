import * as v from 'valibot';
import { activeContract, changedContract, contract, endingContract, noContract, terms, tier } from './mocks/contracts';
import { agentWire } from './wire';

const fits = (reply: unknown) => v.is(agentWire.getContract.value, reply);

test.each([contract(), changedContract, endingContract, activeContract, noContract])(
  'accepts a contract with the status $status',
  (reply) => {
    expect(fits(reply)).toBe(true);
  },
);

test.each<[string, unknown]>([
  ['an offer without a version', contract({ version: null })],
  ['a change without current terms', { ...changedContract, current: null }],
  ['an active contract without tiers', { ...activeContract, current: terms([]) }],
  ['one bad tier among good ones', contract({ offer: terms([tier(), { ...tier(), rate: 0.8 as unknown as string }]) })],
  ['an unknown product type', contract({ offer: terms([tier({ productType: 'BINGO' as 'RNG' })]) })],
  ['a fractional number of members', contract({ offer: terms([tier({ activeMembers: 1.5 })]) })],
  ['an unknown status', contract({ status: 'paused' as 'new' })],
  ['null', null],
])('rejects %s', (_, reply) => {
  expect(fits(reply)).toBe(false);
});
