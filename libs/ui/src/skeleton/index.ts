export {
  Skeleton,
  type SkeletonProps,
  TileGridSkeleton,
  type TileGridSkeletonProps,
  TileRowSkeleton,
  type TileRowSkeletonProps,
  TileSkeleton,
  type TileSkeletonProps,
} from './Skeleton';
