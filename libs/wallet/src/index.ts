export { ActivityStatement } from './blocks/ActivityStatement';
export { BalanceCard } from './blocks/BalanceCard';
export { BalanceChip } from './blocks/BalanceChip';
export { CreditedBalance } from './blocks/CreditedBalance';
export { DepositBudget } from './blocks/DepositBudget';
export { MoneyAttention } from './blocks/MoneyAttention';
export { MoneyLimits } from './blocks/money-limits/MoneyLimits';
export { walletFeature } from './feature';
export { useCurrencySymbol, useHasDeposited } from './api/walletsApi';
