import { accessApi } from './api/accessApi';
import type { IdentityProvider } from './rules/identityProvider';

/** The identity provider of this build: the sandbox's. Another one is another implementation of the same two calls. */
export function useIdentityProvider(): IdentityProvider {
  const [sendIdentityCode] = accessApi.useSendIdentityCodeMutation();
  const [verifyIdentityCode] = accessApi.useVerifyIdentityCodeMutation();
  return {
    send: (phoneNumber) => sendIdentityCode({ phoneNumber }).unwrap(),
    verify: async (sessionInfo, code) => (await verifyIdentityCode({ sessionInfo, code }).unwrap()).idToken,
  };
}
