import type { GatewayAdapter } from '../GatewayAdapter';

/** What the refusals of this family of gateways mean. The guesses know it from here. */
export const refusals: NonNullable<GatewayAdapter['refusals']> = {
  'login.not.session': 'NOT_LOGGED_IN',
  'user.or.token.invalid': 'NOT_LOGGED_IN',
  CUSTOMER_NOT_LOGIN: 'NOT_LOGGED_IN',
  token_ip_different: 'NOT_LOGGED_IN',
  duplicateLogin: 'NOT_LOGGED_IN',
  nologin: 'NOT_LOGGED_IN',
  USER_NOT_EXIST: 'LOGIN_FAILED',
  us_forbidden_login_error: 'ACCOUNT_DISABLED',
  captcha_required: 'CAPTCHA_REQUIRED',
  captcha_error: 'CAPTCHA_WRONG',
  TOO_MANY_REQUEST: 'BUSY',
  TOO_MANY_REQUESTS: 'BUSY',
  'function.not.available': 'PASSING',
  '#543': 'PASSING',
  '#727': 'PASSING',
};
