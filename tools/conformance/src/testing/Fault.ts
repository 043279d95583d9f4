import type { Settings } from '../settings';

/** A proxy in front of the gateway that does one thing wrong; `pass` asks the gateway itself. */
export type Proxy = (request: Request, pass: (request: Request) => Promise<Response>) => Promise<Response>;

export type Fault = {
  does: string;
  /** Created for each run, because some faults keep state. */
  proxy: () => Proxy;
  settings?: Partial<Settings>;
  /** The calls that are checked, and the findings that must differ: `call rule`. */
  only: readonly string[];
  finds: readonly string[];
};
