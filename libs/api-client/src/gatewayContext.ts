import type { GatewayLanguage } from '@parlour/kernel';

/** What the gateway client asks of the app; the store hands it over as the thunk `extra` (ADR 0003). */
export type GatewayContext = {
  getToken: (state: unknown) => string | undefined;
  /**
   * Stays the same (`Object.is`) while one session lasts, renewals of its token included, and changes with every login
   * and logout. A reply that arrives under another value belongs to a former session and is dropped.
   */
  getSessionEpoch: (state: unknown) => unknown;
  getMerchantCode: () => string;
  getLanguage: () => GatewayLanguage;
  /** Installed to the home screen: the login call then carries `Device: OTHERS` (specification 7). */
  isStandalone: () => boolean;
  /** Gateway origins in order of preference; empty means the app's own origin. */
  getHosts: () => string[];
  /**
   * A new token for an expired one; `undefined` when the gateway refused (then the session is over). Throws an `AppError`
   * when nobody can tell (offline, 5xx): the session then stays. Whoever gives it sees to it that of several tabs one asks
   * the gateway, and the others take the newer token (reliability A2).
   */
  renewToken: (expired: string) => Promise<string | undefined>;
  /** Called once when the gateway ended the session. */
  onSessionEnded: () => void;
  /** The operator's compatibility mode: token also in the query (docs/security.md). */
  sendsTokenInQuery: () => boolean;
  /** Called once per slow spell: a call has waited 3 s (product 3, "Network"). */
  onSlowConnection?: () => void;
  /** The reply to a GET without a session that the document itself has already asked for, each at most once. */
  takeEarlyReply?: (url: string) => Promise<Response> | undefined;
  /** Pauses before a read is repeated, in milliseconds; 500 and 1000 unless told. */
  retryDelaysMs?: readonly number[];
};
