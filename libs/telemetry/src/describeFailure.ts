import { isAppError } from '@parlour/api-client';
import type { SchemaMismatch } from './schemaMismatches';
import { scrubMessage, scrubStack } from './scrub';

/** Describes a thrown value without data of the player; undefined if it is not from our code. */
export function describeFailure(failure: unknown, secrets: readonly string[]): Failure | undefined {
  if (isSchemaMismatch(failure)) return { kind: 'misfit', call: failure.mismatchedCall, field: scrubMessage(failure.field, secrets) };
  if (isAppError(failure)) return { kind: 'error', name: 'AppError', message: scrubMessage(failure.kind, secrets), at: [] };
  const { name, message, stack = '', cause } = asError(failure);
  const at = scrubStack(stack);
  if (!at) return undefined;
  const said = cause === undefined ? message : `${message} < ${asError(cause).name}: ${asError(cause).message}`;
  return { kind: 'error', name: scrubMessage(name, secrets), message: scrubMessage(said, secrets), at };
}

/** Errors of another realm are not instances of our `Error`, and any value may be thrown. */
function asError(thrown: unknown): { name: string; message: string; stack?: string; cause?: unknown } {
  const { name, message, stack, cause } = Object(thrown) as Record<string, unknown>;
  return {
    name: typeof name === 'string' ? name : typeof thrown,
    message: typeof message === 'string' ? message : '',
    ...(typeof stack === 'string' && { stack }),
    cause,
  };
}

function isSchemaMismatch(failure: unknown): failure is SchemaMismatch {
  return typeof failure === 'object' && failure !== null && 'mismatchedCall' in failure;
}

/** The error message, scrubbed. */
type Failure =
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
  /** A flag for a share of the players that this one has met, and whether it is on. */
  | { kind: 'flag'; name: string; isOn: boolean }
);

/** The destination of reports. It never throws. */
export type Reporter = (report: Report) => void;
