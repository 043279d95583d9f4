/** Codes of refusals whose meaning is known from other gateways. */
const known: Record<string, string> = {
  'login.not.session': 'NOT_LOGGED_IN',
  'user.or.token.invalid': 'NOT_LOGGED_IN',
  CUSTOMER_NOT_LOGIN: 'NOT_LOGGED_IN',
  token_ip_different: 'NOT_LOGGED_IN',
  duplicateLogin: 'NOT_LOGGED_IN',
  nologin: 'NOT_LOGGED_IN',
  USER_NOT_EXIST: 'LOGIN_FAILED',
  TOO_MANY_REQUEST: 'BUSY',
  TOO_MANY_REQUESTS: 'BUSY',
  'function.not.available': 'PASSING',
  '#543': 'PASSING',
  '#727': 'PASSING',
};
/** The contract's own names for a session that is missing or over. */
const own = ['NOT_LOGGED_IN', 'TOKEN_EXPIRED', 'LOGGED_OUT'];

/** The contract's codes for those that a gateway has been seen with; with one of a family of gateways come the others of it. */
export function refusalsOf(seen: readonly { status: number; code: string }[]): Record<string, string> {
  const session = seen.flatMap(({ status, code }) =>
    status === 401 && code !== '' && !own.includes(code) ? [[code, 'NOT_LOGGED_IN'] as const] : [],
  );
  const isFamily = seen.some(({ code }) => code in known);
  return { ...(isFamily ? known : {}), ...Object.fromEntries(session) };
}
