export { copyText } from './copyText';
export { CopyRow, type CopyRowProps } from './CopyRow';
export { Facts, type FactsProps } from './Facts';
