import type { Caller, GatewayAdapter } from './GatewayAdapter';

// An example: the adapter of the gateway in `testing/createAcme.ts`, which speaks in other words than the contract.

type Reply = { result?: unknown; fault?: { reason: string; about?: { field?: string } } };
type Session = { sessionToken: string; player: string; kind: number; isNew: boolean };
/** Amounts in hundredths. */
type Purse = { currency: string; sign: string; total: number; main: number; bonus: number; payable: number };
type PayOrder = { reference: string; [field: string]: unknown };
type GamePage = { rows: never[]; page: number; pages: number };

const money = (hundredths: number) => (hundredths / 100).toFixed(2);
const order = ({ reference, ...rest }: PayOrder) => ({ ...rest, orderNo: reference }) as never;

export const adapter: GatewayAdapter = {
  path: (path) => path.replace('/wps/', '/api/v3/core/').replace('/lgw/', '/api/v3/play/'),
  headers: ({ merchant, language, clientId, device, token }: Caller) => ({
    'X-Brand': merchant,
    'X-Locale': language,
    ...(clientId && { 'X-Browser': clientId }),
    ...(device && { 'X-Device': device }),
    ...(token && { 'X-Session': token }),
  }),
  envelope({ body }) {
    const { result, fault } = body as Reply;
    return fault ? { success: false, code: fault.reason, value: fault.about } : { success: true, value: result };
  },
  refusals: {
    E_WHO: 'NOT_LOGGED_IN',
    E_STALE: 'TOKEN_EXPIRED',
    E_GONE: 'LOGGED_OUT',
    E_CLOSED: 'MAINTENANCE',
    E_PLACE: 'REGION',
    E_FIELD: 'FIELD_INVALID',
    E_CREDENTIALS: 'LOGIN_FAILED',
    E_MEMBERS: 'NOT_ALLOWED',
    E_LEAST: 'BELOW_MIN',
    E_MOST: 'ABOVE_MAX',
    E_PIN: 'WRONG_PAYMENT_PASSWORD',
  },
  calls: {
    login: {
      path: '/api/v3/sessions',
      fields: { username: 'user', password: 'secret' },
      value: ({ sessionToken, player, kind, isNew }: Session) => ({
        token: sessionToken,
        userName: player,
        type: kind,
        firstTimeLogin: isNew,
      }),
    },
    getMemberWallet: {
      path: '/api/v3/purse',
      value: ({ currency, sign, total, main, bonus, payable }: Purse) => ({
        currency,
        currencySymbol: sign,
        sumBalance: money(total),
        mainBalance: money(main),
        bonusBalance: money(bonus),
        withdrawable: money(payable),
      }),
    },
    getGames: {
      path: '/api/v3/play/search',
      fields: { pageNo: 'page', gameName: 'text' },
      value: ({ rows, page, pages }: GamePage) => ({ list: rows, pageNum: page, totalPages: pages }),
    },
    getAnnouncements: { path: '/api/v3/news' },
    createDeposit: {
      method: 'PUT',
      path: '/api/v3/cashier/in',
      fields: { idempotencyKey: 'requestId', methodId: 'route' },
      value: order,
    },
    createWithdrawal: {
      method: 'PUT',
      path: '/api/v3/cashier/out',
      fields: { idempotencyKey: 'requestId', paymentPassword: 'pin' },
      value: order,
    },
  },
};
