export { KeptFocus, useKeptFocus } from './KeptFocus';
