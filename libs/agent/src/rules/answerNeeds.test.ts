import { activeContract, changedContract, contract, endingContract, noContract } from '../mocks/contracts';
import type { Contract } from '../wire';
import { type AnswerNeeds, answerNeeds } from './answerNeeds';

const downlineAbove = endingContract.downlineAbove ?? undefined;

test.each<[string, Contract, AnswerNeeds]>([
  ['a new offer is accepted or rejected', contract(), { version: 'S-1', isEnd: false }],
  ['a change is accepted or rejected', changedContract, { version: 'D-2', isEnd: false }],
  ['a cancellation is agreed to or not', { ...endingContract, downlineAbove: null }, { version: 'H-2', isEnd: true }],
  ['an active contract is read only', activeContract, { isEnd: false }],
  ['a rejected one is read only', contract({ status: 'rejected', version: null }), { isEnd: false }],
  ['a status that does not wait is read only, whatever its version says', contract({ status: 'rejected' }), { isEnd: false }],
  ['no contract has nothing to answer', noContract, { isEnd: false }],
  ['a downline that would earn more needs a warning', endingContract, { version: 'H-2', isEnd: true, warning: downlineAbove }],
  [
    'with nothing to answer there is nothing to warn of',
    { ...activeContract, downlineAbove: endingContract.downlineAbove },
    { isEnd: false },
  ],
])('product 4.5: %s', (_, subject, needs) => {
  expect(answerNeeds(subject)).toEqual(needs);
});
