import type { MerchantCode } from '../../merchants';

export type DemoMember = {
  /** `m-` followed by the name. */
  id: string;
  merchant: MerchantCode;
  username: string;
  type: number;
  status?: 'locked' | 'disabled';
  nickname?: string;
  payeeName?: string;
  vipLabel?: string;
  email?: string;
  mobile?: string;
  /** Provider and number of the withdrawal account; a member with an account also has the transaction password. */
  account?: { providerId: string; number: string };
  /** Exact balance after the seeded history. */
  balance?: string;
  /** Rough stake of one seeded bet. */
  usualStake?: number;
};

/** Password and transaction password of every demo account. */
export const demoPassword = 'parlour88';
export const demoPaymentPassword = '246810';

const ph = { merchant: '200jilif3' } as const;
const mm = { merchant: '200jilimm3' } as const;

export const demoMembers: readonly DemoMember[] = [
  {
    ...ph,
    id: 'm-maria',
    username: 'maria',
    type: 0,
    nickname: 'Maria',
    payeeName: 'Maria Santos',
    email: 'maria@example.test',
    mobile: '9175557731',
    account: { providerId: 'gopeso', number: '09175557731' },
    balance: '12480.55',
    usualStake: 60,
  },
  {
    ...ph,
    id: 'm-vince',
    username: 'vince',
    type: 0,
    nickname: 'Vince',
    payeeName: 'Vicente Cruz',
    vipLabel: 'VIP 4 Gold',
    email: 'vince@example.test',
    mobile: '9985550146',
    account: { providerId: 'luntian-bank', number: '004122005146' },
    balance: '86205.40',
    usualStake: 400,
  },
  {
    ...ph,
    id: 'm-agnes',
    username: 'agnes',
    type: 1,
    nickname: 'Agnes',
    payeeName: 'Agnes Reyes',
    email: 'agnes@example.test',
    account: { providerId: 'gopeso', number: '09175550168' },
    balance: '4310.00',
  },
  {
    ...ph,
    id: 'm-carlo',
    username: 'carlo',
    type: 1,
    nickname: 'Carlo',
    payeeName: 'Carlo Mendoza',
    account: { providerId: 'mabilis', number: '09985550139' },
    balance: '950.00',
  },
  // Downlines of Carlo, with a contract in every state other than in force.
  { ...ph, id: 'm-bea', username: 'bea', type: 2, nickname: 'Bea', payeeName: 'Beatriz Lim' },
  { ...ph, id: 'm-lito', username: 'lito', type: 0, status: 'locked', balance: '75.25' },
  { ...ph, id: 'm-pedro', username: 'pedro', type: 0, status: 'disabled' },
  { ...ph, id: 'm-noel', username: 'noel', type: 0 },
  // Belongs to the agent site and cannot log in here.
  { ...ph, id: 'm-ramon', username: 'ramon', type: 41, nickname: 'Ramon' },
  {
    ...mm,
    id: 'm-thiri',
    username: 'thiri',
    type: 0,
    nickname: 'Thiri',
    payeeName: 'Thiri Aung',
    email: 'thiri@example.test',
    mobile: '9555017731',
    account: { providerId: 'shwekyat', number: '09555017731' },
    balance: '356800.00',
    usualStake: 3000,
  },
  {
    ...mm,
    id: 'm-kyaw',
    username: 'kyaw',
    type: 1,
    nickname: 'Kyaw',
    payeeName: 'Kyaw Min',
    account: { providerId: 'shwekyat', number: '09755501682' },
    balance: '129300.00',
  },
  { ...mm, id: 'm-su', username: 'su', type: 1, nickname: 'Su' },
  { ...mm, id: 'm-zaw', username: 'zaw', type: 41, nickname: 'Zaw' },
];
