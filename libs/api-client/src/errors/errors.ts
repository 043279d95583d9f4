/** Everything that can go wrong between the app and the gateway, as one union (ADR 0035). */
export type AppError =
  | { kind: 'offline' }
  | { kind: 'timeout' }
  | { kind: 'network' }
  | { kind: 'http'; status: number }
  | { kind: 'rateLimited'; retryAfterMs?: number }
  | { kind: 'unauthorised' }
  | { kind: 'maintenance' }
  | { kind: 'region' }
  | { kind: 'malformed' }
  /** `path` names the invalid field, never its value. */
  | { kind: 'schema'; path: string }
  /** The gateway refused the call and sent a code; `value` holds the details of the refusal. */
  | { kind: 'business'; code: string; value?: unknown }
  /** This browser or address cannot encrypt, so nothing secret is sent. */
  | { kind: 'insecure' };

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
