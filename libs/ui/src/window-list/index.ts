export { WindowList } from './WindowList';
export type { WindowListProps } from './WindowList';
