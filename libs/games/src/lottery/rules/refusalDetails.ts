import { isAppError } from '@parlour/api-client';

/** What the gateway said no with, and its details. */
export function refusalDetails(error: unknown): { code: string; value: Record<string, unknown> } | undefined {
  if (!isAppError(error) || error.kind !== 'business') return undefined;
  const { code, value } = error;
  return { code, value: typeof value === 'object' && value !== null ? { ...value } : {} };
}
