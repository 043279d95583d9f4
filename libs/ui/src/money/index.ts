export { BalanceMask, type BalanceMaskProps, Money, type MoneyProps } from './Money';
export { SymbolsAfter } from './symbolPlace';
