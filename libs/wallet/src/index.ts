export { BalanceCard } from './blocks/BalanceCard';
export { BalanceChip } from './blocks/BalanceChip';
export { MoneyAttention } from './blocks/MoneyAttention';
export { MoneyLimits } from './blocks/MoneyLimits';
export { walletFeature } from './feature';
export { useCurrencySymbol } from './parts/useCurrencySymbol';
