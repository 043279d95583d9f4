import { refusals } from '../adapter/field/refusals';

/** The contract's own names for a session that is missing or over. */
const own = ['NOT_LOGGED_IN', 'TOKEN_EXPIRED', 'LOGGED_OUT'];

/** The contract's codes for those that a gateway has been seen with; with one of a family of gateways come the others of it. */
export function refusalsOf(seen: readonly { status: number; code: string }[]): Record<string, string> {
  const session = seen.flatMap(({ status, code }) =>
    status === 401 && code !== '' && !own.includes(code) ? [[code, 'NOT_LOGGED_IN'] as const] : [],
  );
  const isFamily = seen.some(({ code }) => code in refusals);
  return { ...(isFamily ? refusals : {}), ...Object.fromEntries(session) };
}
