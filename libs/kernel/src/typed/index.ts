export type { Reading } from './reading';
export { type AccountRefusal, typedAccount } from './typedAccount';
export { type AmountRefusal, typedAmount } from './typedAmount';
export { typedCode } from './typedCode';
export { typedDigits } from './typedDigits';
export { typedLine } from './typedLine';
export { loadMobileReader, type MobileNumber, type MobileReader, type MobileRefusal } from './typedMobile';
export { isPin, PIN_LENGTH, typedPin } from './typedPin';
export { looksLikeZawgyi, unicodeOfZawgyi } from './zawgyi';
