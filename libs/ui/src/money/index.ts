export { BalanceMask, type BalanceMaskProps } from './BalanceMask';
export { Money, type MoneyProps } from './Money';
