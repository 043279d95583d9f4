export { useInSight } from './useInSight';
export { useLoadMore } from './useLoadMore';
export { useRowPictures } from './useRowPictures';
