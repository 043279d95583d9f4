export { useCountUp } from './useCountUp';
