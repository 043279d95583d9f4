import { accessApi } from '../api/accessApi';

/**
 * Phone method of an external identity provider (specification 7): it sends the code and verifies it. Both calls reject on
 * failure.
 */
export type IdentityProvider = {
  /** `sessionInfo` identifies the attempt and is not secret. */
  send: (phoneNumber: string) => Promise<{ sessionInfo: string; expirationTime: number }>;
  /** Token that the gateway accepts as proof. */
  verify: (sessionInfo: string, code: string) => Promise<string>;
};

/** Identity provider of this build: the sandbox's. Another provider implements the same two calls. */
export function useIdentityProvider(): IdentityProvider {
  const [sendIdentityCode] = accessApi.useSendIdentityCodeMutation();
  const [verifyIdentityCode] = accessApi.useVerifyIdentityCodeMutation();
  return {
    send: (phoneNumber) => sendIdentityCode({ phoneNumber }).unwrap(),
    verify: async (sessionInfo, code) => (await verifyIdentityCode({ sessionInfo, code }).unwrap()).idToken,
  };
}
