import { activeContract, changedContract, contract, endingContract, noContract } from '../mocks/contracts';
import type { Contract } from '../wire';
import { type AnswerNeeds, answerNeeds } from './answerNeeds';

const downlineAbove = endingContract.downlineAbove ?? undefined;

test.each<[string, Contract, AnswerNeeds]>([
  ['a new offer can be accepted or rejected', contract(), { version: 'S-1', isEnd: false }],
  ['a change can be accepted or rejected', changedContract, { version: 'D-2', isEnd: false }],
  ['a cancellation can be accepted or declined', { ...endingContract, downlineAbove: null }, { version: 'H-2', isEnd: true }],
  ['an active contract is read-only', activeContract, { isEnd: false }],
  ['a rejected contract is read-only', contract({ status: 'rejected', version: null }), { isEnd: false }],
  ['a contract that is not pending is read-only, whatever its version says', contract({ status: 'rejected' }), { isEnd: false }],
  ['without a contract there is nothing to answer', noContract, { isEnd: false }],
  [
    'a downline who would earn more than the agent causes a warning',
    endingContract,
    { version: 'H-2', isEnd: true, warning: downlineAbove },
  ],
  ['a read-only contract causes no warning', { ...activeContract, downlineAbove: endingContract.downlineAbove }, { isEnd: false }],
])('product 4.5: %s', (_, subject, needs) => {
  expect(answerNeeds(subject)).toEqual(needs);
});
