/** Feature detection for features of ui that a supported browser may lack, in one place. docs/browsers.md lists the fallbacks. */
export const supports = {
  /** Secure contexts only. */
  clipboard: (): Clipboard | undefined => navigator.clipboard,
  intersectionObserver: (): typeof IntersectionObserver | undefined => window.IntersectionObserver,
  /** Not in Safari. */
  idleCallback: (): typeof requestIdleCallback | undefined => window.requestIdleCallback,
  /** Not in Safari. */
  scheduler: (): Scheduler | undefined => window.scheduler,
};
