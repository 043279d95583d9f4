export { Skeleton, type SkeletonProps } from './Skeleton';
export { TileGridSkeleton, type TileGridSkeletonProps } from './TileGridSkeleton';
export { TileRowSkeleton, type TileRowSkeletonProps } from './TileRowSkeleton';
export { TileSkeleton, type TileSkeletonProps } from './TileSkeleton';
