import type { IconName } from '@parlour/ui/icon';
import type { DepositMethod } from '../wire/transfer';

/** The icon of each group of payment methods. */
export const methodIcons = { ewallet: 'smartphone', qr: 'qr', bank: 'bank', other: 'credit-card' } as const satisfies Record<
  DepositMethod['group'],
  IconName
>;
