/** What a supported browser may lack of what ui uses; asked for here and nowhere else. docs/browsers.md says what the player has then. */
export const supports = {
  /** Secure contexts only. */
  clipboard: (): Clipboard | undefined => navigator.clipboard,
  /** Not in Safari. */
  idleCallback: (): typeof requestIdleCallback | undefined => window.requestIdleCallback,
};
