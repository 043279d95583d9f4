import { type Role, roleOf } from './role';

const nobody: Role = {
  isVisitor: false,
  isRealMember: false,
  isTrial: false,
  isAgent: false,
  mayDeposit: false,
  mayWithdraw: false,
  mayChat: false,
  mayUseInbox: false,
  needsContractCheck: false,
  seesInvite: false,
  inviteOpens: 'page',
};
const agent = { isAgent: true, inviteOpens: 'agentModal' } as const;
const served = { mayChat: true, mayUseInbox: true };
const money = { isRealMember: true, mayDeposit: true, mayWithdraw: true };

const table: [string, number | undefined, Partial<Role>][] = [
  ['a visitor may only look', undefined, { isVisitor: true, inviteOpens: 'rules' }],
  ['type 0 is a member: money, chat, contracts, invite', 0, { ...served, ...money, needsContractCheck: true, seesInvite: true }],
  ['type 1 is a member who is an agent too', 1, { ...served, ...money, ...agent, needsContractCheck: true }],
  ['type 2 is a member who is an agent too', 2, { ...served, ...money, ...agent, needsContractCheck: true }],
  ['type 4 is the free trial, rejected from all of it', 4, { isTrial: true, inviteOpens: 'freeReject' }],
  ['type 40 is no agent and is exempt from the contract check', 40, { ...served, seesInvite: true }],
  ['type 41 is an agent exempt from the contract check', 41, { ...served, ...agent }],
  ['type 42 is an agent exempt from the contract check', 42, { ...served, ...agent }],
  ['any other type is an agent with contracts and without money', 7, { ...served, ...agent, needsContractCheck: true }],
];

const others = [3, 5, 39, 43, 99, -1].map((type): [string, number, Partial<Role>] => [
  `type ${type}, which the specification does not name, is an agent`,
  type,
  { ...served, ...agent, needsContractCheck: true },
]);

test.each([...table, ...others])('spec 6: %s', (_, type, expected) => {
  expect(roleOf(type)).toEqual({ ...nobody, ...expected });
});
