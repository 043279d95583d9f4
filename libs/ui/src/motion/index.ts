export { expandPicture } from './expandPicture';
export { useInterrupted } from './useInterrupted';
export { usePrefersReducedMotion } from './usePrefersReducedMotion';
export { whenPlayerActs } from './whenPlayerActs';
