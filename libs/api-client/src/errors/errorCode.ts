import { isAppError } from './errors';

/** A short code for support beside an error's text, e.g. "HTTP-502"; never a value that a player typed. */
export function errorCode(error: unknown): string {
  if (!isAppError(error)) return 'UNKNOWN';
  if (error.kind === 'business') return error.code;
  if (error.kind === 'http') return `HTTP-${error.status}`;
  if (error.kind === 'schema') return `SCHEMA ${error.path}`.trim();
  return error.kind.toUpperCase();
}
