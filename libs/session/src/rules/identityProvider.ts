/** An external identity provider's phone method (specification 7): it sends the code and vouches for who typed it. Both reject on failure. */
export type IdentityProvider = {
  /** `sessionInfo` names the attempt; it is no secret. */
  send: (phoneNumber: string) => Promise<{ sessionInfo: string; expirationTime: number }>;
  /** The token that the gateway takes as a proof. */
  verify: (sessionInfo: string, code: string) => Promise<string>;
};
