export { ListGroup, type ListGroupProps, SettingsGroup, type SettingsGroupProps } from './ListGroup';
export { ListRow, type ListRowProps } from './ListRow';
export { LongList, type LongListProps } from './LongList';
