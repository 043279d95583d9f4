import type { Referral } from '../wire';

export const referral: Referral = {
  currencySymbol: '₱',
  rules: [
    { kind: 'invitation', reward: '50.00', minDeposit: '200.00', minBet: '1000.00' },
    { kind: 'deposit', reward: '20.00', minDeposit: '500.00', minBet: '0.00' },
    { kind: 'betting', reward: '0.1', minDeposit: '200.00', minBet: '1000.00' },
  ],
  mine: {
    code: 'PA1B2C3D',
    invited: 5,
    qualified: 3,
    today: '4.35',
    yesterday: '26.80',
    total: '331.15',
    milestones: [
      { friends: 3, reward: '150.00', state: 'paid' },
      { friends: 10, reward: '700.00', state: 'ahead' },
    ],
  },
};
