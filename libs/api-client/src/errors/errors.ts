import type { LoadMessages } from '@parlour/kernel/feature';

/** Everything that can go wrong between the app and the gateway, as one union. */
export type AppError =
  | { kind: 'offline' }
  | { kind: 'timeout' }
  | { kind: 'network' }
  | { kind: 'http'; status: number }
  | { kind: 'rateLimited'; retryAfterMs?: number }
  /** The session is over. `late`: the outcome of a call that was on its way when it ended; the reply itself is dropped. */
  | { kind: 'unauthorised'; late?: LateOutcome }
  /** The gateway asks for a session, and the call had none. */
  | { kind: 'notLoggedIn' }
  | { kind: 'maintenance' }
  | { kind: 'region' }
  | { kind: 'malformed' }
  /** `path` names the invalid field, never its value. */
  | { kind: 'schema'; path: string }
  /** The gateway refused the call and sent a code; `value` holds the details of the refusal, `message` its own plain text for players. */
  | { kind: 'business'; code: string; value?: unknown; message?: string }
  /** This browser or address cannot encrypt, so nothing secret is sent. */
  | { kind: 'insecure' }
  /** This site does not offer the call, so nothing was sent. */
  | { kind: 'absent' };

export type LateOutcome = 'accepted' | 'refused' | 'unknown';

/** True if the outcome of a call is unknown. Query it by the idempotency key; never send the call again. */
export function isOutcomeUnknown(error: AppError): boolean {
  return (
    error.kind === 'timeout' ||
    error.kind === 'network' ||
    error.kind === 'malformed' ||
    error.kind === 'schema' ||
    (error.kind === 'http' && error.status >= 500)
  );
}

export function isAppError(error: unknown): error is AppError {
  return typeof error === 'object' && error !== null && typeof (error as { kind?: unknown }).kind === 'string';
}

/** A short code for support beside an error's text, e.g. "HTTP-502"; never a value that a player typed. */
export function errorCode(error: unknown): string {
  if (!isAppError(error)) return 'UNKNOWN';
  if (error.kind === 'business') return error.code;
  if (error.kind === 'http') return `HTTP-${error.status}`;
  if (error.kind === 'schema') return `SCHEMA ${error.path}`.trim();
  return error.kind.toUpperCase();
}

/** Loads the texts of errors: of each kind, of each refusal code of the gateway, and of the catalogue in specification 8. */
export const errorMessages: LoadMessages = (locale) => import(`../i18n/${locale}.json`);

/** Code and details of a refusal, e.g. `orderNo` of OPEN_ORDER; `undefined` for every other error. */
export function refusalDetails(error: unknown): { code: string; value: Record<string, unknown> } | undefined {
  if (!isAppError(error) || error.kind !== 'business') return undefined;
  const { code, value } = error;
  return { code, value: typeof value === 'object' && value !== null ? { ...value } : {} };
}
