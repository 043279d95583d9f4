export { expandPicture } from './expandPicture';
export { useInterrupted } from './useInterrupted';
export { useMoment } from './useMoment';
export { usePrefersReducedMotion } from './usePrefersReducedMotion';
export { whenPlayerActs } from './whenPlayerActs';
