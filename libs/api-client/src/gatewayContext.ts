/** Data that the app provides to the gateway client, as the store's thunk `extra` (ADR 0003). */
export type GatewayContext = {
  getToken: (state: unknown) => string | undefined;
  /**
   * Identifies the session: stays the same (`Object.is`) through token renewals, and changes with every login and logout. A reply that
   * arrives under another value belongs to a former session and is dropped.
   */
  getSessionEpoch: (state: unknown) => unknown;
  getMerchantCode: () => string;
  getLanguage: () => string;
  /** Whether this site offers a call, by its name in the contract. A call that it does not offer is never sent. */
  hasCall: (name: string) => boolean;
  /** Whether the gateway answers a public call, by its name in the contract, only with a session. */
  needsSession: (name: string) => boolean;
  /** Installed to the home screen: the login call then carries `Device: OTHERS` (specification 7). */
  isStandalone: () => boolean;
  /** Gateway origins in order of preference; empty means the app's own origin. */
  getHosts: () => string[];
  /**
   * Returns a new token for an expired one; `undefined` if the gateway refused the token, which ends the session. Throws the `AppError` of
   * every other failure: the call is absent, refused for another reason, or not answered. The implementation must make sure that only one tab renews and the others use its
   * token (reliability A2).
   */
  renewToken: (expired: string) => Promise<string | undefined>;
  /** Called once when the gateway has ended the session. */
  onSessionEnded: () => void;
  /** Compatibility mode: the token is also sent in the query (docs/security.md). */
  sendsTokenInQuery: () => boolean;
  /** Called once per slow period, when a call has waited for 3 s (product 3, "Network"). */
  onSlowConnection?: () => void;
  /** Pauses before a read is retried, in milliseconds; by default 500 and 1000. */
  retryDelaysMs?: readonly number[];
};
