/** The error message, scrubbed. */
export type Failure =
  | { kind: 'error'; name: string; message: string; /** Stack frames in our own files, as `file:line:column`. */ at: string[] }
  /** A schema mismatch of a reply: the call and the name of the field. Collectors know it as `misfit`. */
  | { kind: 'misfit'; call: string; field: string };

/** A report of a page. It never contains the player's identity, amounts or typed text (ADR 0016). */
export type Report = {
  /** The build, the merchant, and the pattern of the path, never the path itself. */
  build: string;
  merchant: string;
  screen: string;
} & (
  | Failure
  /** Web vitals by name, in milliseconds; `CLS` is a score. */
  | { kind: 'vitals'; values: Record<string, number> }
);

/** The destination of reports. It never throws. */
export type Reporter = (report: Report) => void;
