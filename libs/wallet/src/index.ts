export { BalanceCard } from './blocks/BalanceCard';
export { BalanceChip } from './blocks/BalanceChip';
export { walletFeature } from './feature';
