export { ListGroup, type ListGroupProps } from './ListGroup';
export { ListRow, type ListRowProps } from './ListRow';
export { SettingsGroup, type SettingsGroupProps } from './SettingsGroup';
export { LongList, type LongListProps } from './LongList';
