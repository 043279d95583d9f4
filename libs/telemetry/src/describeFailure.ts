import { isAppError } from '@parlour/api-client';
import { parseUrl } from '@parlour/kernel';
import type { SchemaMismatch } from './listenForSchemaMismatches';

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

const MAX_LENGTH = 200;
const MAX_WORD = 24;
const MAX_PLACES = 6;
const quoted = /(["'`])[^"'`]*\1|“[^”]*”|‘[^’]*’/g;
/** Latin words and punctuation: no digits, no @, no names in other scripts. */
const plain = /^[a-z_$()[\]{}.,:;!?…<>=+*-]*$/i;
const address = /[a-z][a-z\d+.-]*:\/\/[^\s"'<>]*/gi;

/**
 * Scrubs an error message: removes quoted text, text with digits, text as long as a token, and the `secrets` (the player's name
 * and token). Of addresses only the names of our own files stay.
 */
function scrubMessage(text: string, secrets: readonly string[]): string {
  const files: string[] = [];
  let said = text.slice(0, 10 * MAX_LENGTH).replace(address, (found) => {
    files.push(fileOf(found) ?? 'elsewhere');
    return '<>';
  });
  for (const secret of secrets) said = said.replaceAll(new RegExp(escape(secret), 'gi'), '…');
  return said
    .replace(quoted, '…')
    .split(/\s+/)
    .map((word) => (word.length <= MAX_WORD && plain.test(word) ? word : '…'))
    .join(' ')
    .replace(/<>/g, () => files.shift() ?? '')
    .slice(0, MAX_LENGTH);
}

/** The origin of an error: our own files, as `file:line:column`, without queries. Undefined if none of them is ours. */
function scrubStack(stack: string): string[] | undefined {
  const places = [...stack.matchAll(/([a-z][a-z\d+.-]*:\/\/[^\s()]+?):(\d+):(\d+)/gi)].map(([, url = '', line, column]) => {
    const file = fileOf(url);
    return file && `${file}:${line}:${column}`;
  });
  const ours = places.filter((place) => place !== undefined);
  return places.length > 0 && ours.length === 0 ? undefined : ours.slice(0, MAX_PLACES);
}

/** Returns the name of a built file, or `document`; undefined for a file of another origin, for example a browser extension. */
function fileOf(url: string): string | undefined {
  const parsed = parseUrl(url);
  if (parsed?.origin !== window.location.origin) return undefined;
  return /^\/m\/assets\/([\w.-]+)$/.exec(parsed.pathname)?.[1] ?? 'document';
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
