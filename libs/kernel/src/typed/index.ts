export type { Reading } from './reading';
export { type AccountFormat, type AccountRefusal, typedAccount } from './typedAccount';
export { type AmountRefusal, typedAmount } from './typedAmount';
export { type CodeRefusal, typedCode } from './typedCode';
export { typedDigits } from './typedDigits';
export { loadMobileReader, type MobileNumber, type MobileReader, type MobileRefusal } from './typedMobile';
