export { formatMoney, groupDigits, isMoney, shortDecimals, toCurrency, truncateMoney, type Money } from './amount';
export { addMoney, compareMoney, countedMoney, multiplyMoney, subtractMoney, wageringOf, type WageringRule } from './sums';
