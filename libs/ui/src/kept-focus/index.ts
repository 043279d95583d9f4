export { KeptFocus } from './KeptFocus';
export { useKeptFocus } from './useKeptFocus';
