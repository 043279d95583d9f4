/** A point in the viewport, in CSS pixels. */
export type Point = { x: number; y: number };

/** A browser with one page. Each browser engine has an implementation. */
export type Driver = {
  version: string;
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Evaluates an expression in the page, or in the iframe of the game. */
  evaluate: (expression: string, inGame?: boolean) => Promise<unknown>;
  /** A touch if the browser supports it, otherwise a click. */
  tap: (point: Point) => Promise<void>;
  /** Replaces the text of the focused field, with real keys. */
  type: (text: string) => Promise<void>;
  screenshot: () => Promise<Uint8Array>;
  /** Errors in the console so far. */
  errors: () => readonly string[];
  /** All lines of the console so far. */
  printed: () => readonly string[];
  quit: () => Promise<void>;
};
