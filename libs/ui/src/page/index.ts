export { Page, type PageProps } from './Page';
export { Stack, type StackProps } from './Stack';
