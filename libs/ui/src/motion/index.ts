export { expandPicture } from './expandPicture';
export { useInterrupted, useMoment } from './useMoment';
export { usePrefersReducedMotion } from './usePrefersReducedMotion';
export { whenPlayerActs } from './whenPlayerActs';
