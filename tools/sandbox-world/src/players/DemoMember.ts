/** Password and transaction password of every demo account. */
export const demoPassword = 'parlour88';
export const demoPaymentPassword = '246810';

/** An account to log in with. */
export type DemoMember = {
  /** `m-` followed by the name. */
  id: string;
  merchant: string;
  username: string;
  /** Member type; 41 belongs to the agent site and cannot log in here. */
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
  /** Opened the account a few days ago. */
  isNew?: boolean;
  /** Had birthday a day ago, which a gift waits for. */
  hasBirthday?: boolean;
};
