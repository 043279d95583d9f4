/** What went wrong, scrubbed. */
export type Failure =
  | { kind: 'error'; name: string; message: string; /** Our files, as `file:line:column`. */ at: string[] }
  /** A reply that did not fit its schema: the call, and the field by its name. */
  | { kind: 'misfit'; call: string; field: string };

/** What a page tells about itself, scrubbed: nothing in it says who plays, with how much, or what was typed (ADR 0016). */
export type Report = {
  /** Which build, whose site, and the pattern of the path, never the path. */
  build: string;
  merchant: string;
  screen: string;
} & (
  | Failure
  /** Web vitals by their names, in milliseconds; `CLS` is a score. */
  | { kind: 'vitals'; values: Record<string, number> }
);

/** Where reports go; another one than the beacon is put in where `startReports` is called. It never throws. */
export type Reporter = (report: Report) => void;
