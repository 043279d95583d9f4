export { Skeleton, type SkeletonProps, TileRowSkeleton, type TileRowSkeletonProps, TileSkeleton, type TileSkeletonProps } from './Skeleton';
export { TileGridSkeleton, type TileGridSkeletonProps } from './TileGridSkeleton';
