import { isAppError } from './errors';

/** Code and details of a refusal, e.g. `orderNo` of OPEN_ORDER; `undefined` for every other error. */
export function refusalDetails(error: unknown): { code: string; value: Record<string, unknown> } | undefined {
  if (!isAppError(error) || error.kind !== 'business') return undefined;
  const { code, value } = error;
  return { code, value: typeof value === 'object' && value !== null ? { ...value } : {} };
}
