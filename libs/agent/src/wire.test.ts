import * as v from 'valibot';
import { activeContract, changedContract, contract, endingContract, noContract, terms, tier } from './mocks/contracts';
import { agentWire } from './wire';

const fits = (reply: unknown) => v.is(agentWire.getContract.value, reply);

test.each([contract(), changedContract, endingContract, activeContract, noContract])('a contract that is $status', (reply) => {
  expect(fits(reply)).toBe(true);
});

test.each<[string, unknown]>([
  ['an offer without a version', contract({ version: null })],
  ['a change of nothing', { ...changedContract, current: null }],
  ['an active contract without tiers', { ...activeContract, current: terms([]) }],
  ['one bad tier among good ones', contract({ offer: terms([tier(), { ...tier(), rate: 0.8 as unknown as string }]) })],
  ['a product type that nobody knows', contract({ offer: terms([tier({ productType: 'BINGO' as 'RNG' })]) })],
  ['half a member', contract({ offer: terms([tier({ activeMembers: 1.5 })]) })],
  ['a status that nobody knows', contract({ status: 'paused' as 'new' })],
  ['null', null],
])('fails closed: %s', (_, reply) => {
  expect(fits(reply)).toBe(false);
});
