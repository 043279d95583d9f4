export { Page } from './Page';
export { Stack, type StackProps } from './Stack';
