/** What the document's own script (`apps/mobile-web/build/start.js`) keeps until the app runs. */
type EarlyPage = {
  /** The last control that was tapped; undefined after a tap on anything else. */
  tap?: HTMLElement | null | undefined;
  /** The browser's offer to install the app, until it is used. */
  installPrompt?: Event | 'installed' | undefined;
  /** Errors that wait for the reporter, which replaces `push`. */
  failures?: { push: (failure: unknown) => void; splice: (from: number) => unknown[] };
  /** Links of style sheets that failed to load. */
  lostStyles?: HTMLLinkElement[];
  /** Loads style sheets again. Rejects if one fails again. */
  loadStyles?: (links: HTMLLinkElement[]) => Promise<unknown>;
};

/** `window.parlour`, the only global of the product. Empty where no document of the server has run: on the server, in Storybook and in unit tests. */
export const earlyPage: EarlyPage = ((globalThis as { parlour?: EarlyPage }).parlour ??= {});
