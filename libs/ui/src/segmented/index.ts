export {
  Segmented,
  type SegmentedItem,
  SegmentedNav,
  type SegmentedNavItem,
  type SegmentedNavProps,
  type SegmentedProps,
} from './Segmented';
