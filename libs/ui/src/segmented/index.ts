export { Segmented, type SegmentedItem, type SegmentedProps } from './Segmented';
export { SegmentedNav } from './SegmentedNav';
export type { SegmentedNavItem, SegmentedNavProps } from './SegmentedNav';
