/** Feature detection for what ui uses and a supported browser may lack, in one place. docs/browsers.md says what players get instead. */
export const supports = {
  /** Secure contexts only. */
  clipboard: (): Clipboard | undefined => navigator.clipboard,
  /** Not in Safari. */
  idleCallback: (): typeof requestIdleCallback | undefined => window.requestIdleCallback,
};
