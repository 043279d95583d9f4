export { useInterrupted } from './useInterrupted';
export { usePrefersReducedMotion } from './usePrefersReducedMotion';
export { whenPlayerActs } from './whenPlayerActs';
