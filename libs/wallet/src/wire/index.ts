import { accountsWire } from './accounts';
import { balanceWire } from './balance';
import { depositsWire } from './deposit';
import { betsWire } from './records';
import { ordersWire } from './order';

export { type LimitKind, type LimitPeriod, limitKinds, limitPeriods, limitsWire } from './limits';
export { memberWalletsWire } from './memberWallets';
export { recordsWire } from './records';

export const walletWire = { ...balanceWire, ...depositsWire, ...ordersWire, ...accountsWire, ...betsWire };
