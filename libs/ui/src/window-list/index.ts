export { WindowList, type WindowListProps } from './WindowList';
