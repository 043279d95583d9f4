export { useInSight } from './useInSight';
