export { ListGroup, type ListGroupProps } from './ListGroup';
export { ListRow, type ListRowProps } from './ListRow';
export { LongList, type LongListProps } from './LongList';
