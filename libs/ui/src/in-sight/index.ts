export { useInSight } from './useInSight';
export { useLoadMore } from './useLoadMore';
