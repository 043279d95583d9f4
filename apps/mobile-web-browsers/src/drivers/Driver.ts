/** A place in the window, in CSS pixels. */
export type Point = { x: number; y: number };

/** One browser with one page, as a player holds it. */
export type Driver = {
  /** As the browser tells it. */
  version: string;
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** Runs an expression in the page, or in the game that the page frames. */
  evaluate: (expression: string, inGame?: boolean) => Promise<unknown>;
  /** A finger's tap where the browser can have one, else a click. */
  tap: (point: Point) => Promise<void>;
  /** Keys, as if typed, into whatever has the focus; what stood there goes. */
  type: (text: string) => Promise<void>;
  screenshot: () => Promise<Uint8Array>;
  /** Errors that nobody caught, breaches of the policy, and what the console calls an error, so far. */
  complaints: () => readonly string[];
  /** The last lines of the console. */
  printed: () => readonly string[];
  quit: () => Promise<void>;
};
