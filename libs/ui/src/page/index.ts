export { Page, type PageProps, Stack, type StackProps } from './Page';
