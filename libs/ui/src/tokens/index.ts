export { themesOf, tokenValues } from './designTokens';
