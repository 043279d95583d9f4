import type { GatewayLanguage } from '@parlour/kernel';

/** What the gateway client asks of the app; the store hands it over as the thunk `extra` (ADR 0003). */
export type GatewayContext = {
  getToken: (state: unknown) => string | undefined;
  getMerchantCode: () => string;
  getLanguage: () => GatewayLanguage;
  /** Installed to the home screen: the login call then carries `Device: OTHERS` (specification 7). */
  isStandalone: () => boolean;
  /** Gateway hosts in order of preference; empty means the app's own origin. */
  getHosts: () => string[];
  /** A new token for an expired one, `undefined` when the gateway refused (then the session is over). */
  renewToken: (expired: string) => Promise<string | undefined>;
  onSessionEnded: () => void;
  /** The operator's compatibility mode: token also in the query (docs/security.md). */
  sendsTokenInQuery: () => boolean;
};
