import { accessApi } from './api/accessApi';
import type { IdentityProvider } from './rules/identityProvider';

/** Identity provider of this build: the sandbox's. Another provider implements the same two calls. */
export function useIdentityProvider(): IdentityProvider {
  const [sendIdentityCode] = accessApi.useSendIdentityCodeMutation();
  const [verifyIdentityCode] = accessApi.useVerifyIdentityCodeMutation();
  return {
    send: (phoneNumber) => sendIdentityCode({ phoneNumber }).unwrap(),
    verify: async (sessionInfo, code) => (await verifyIdentityCode({ sessionInfo, code }).unwrap()).idToken,
  };
}
