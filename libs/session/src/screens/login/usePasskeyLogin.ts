import { useFlag } from '@parlour/merchant';
import { useBeginSession } from '@parlour/player';
import { useIsHydrated } from '@parlour/ui/hydrated';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { passkeyApi } from '../../api/passkeyApi';
import { useExclusive } from '../../hooks/useExclusive';
import { usePasskeyBarrier } from '../../hooks/usePasskeyBarrier';

/** Loaded on demand: a password login does not need it. */
const loadBrowser = () => import('@simplewebauthn/browser');

/**
 * Logs in with a passkey, by the button or by autofill in the user name field (conditional UI). Closing the browser's dialog is
 * not a failure, so it shows no error.
 */
export function usePasskeyLogin() {
  const isHydrated = useIsHydrated();
  const barrier = usePasskeyBarrier();
  const isOn = useFlag('passkeys') && isHydrated && !barrier;
  const beginSession = useBeginSession();
  const [begin] = passkeyApi.useBeginPasskeyLoginMutation();
  const [passkeyLogin] = passkeyApi.usePasskeyLoginMutation();
  const [failure, setFailure] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const isAnswered = useRef(false);

  async function logIn(isFillIn: boolean): Promise<void> {
    setFailure(undefined);
    const { data: ceremony, error } = await begin();
    if (!ceremony) return isFillIn ? undefined : setFailure(error);
    const { startAuthentication } = await loadBrowser();
    // The WebAuthn library validates the options and rejects invalid ones.
    const optionsJSON = ceremony.options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const response = await startAuthentication({ optionsJSON, useBrowserAutofill: isFillIn }).catch(() => undefined);
    // The autofill and the button may both succeed; a second session would end the first.
    if (!response || isAnswered.current) return;
    isAnswered.current = true;
    const reply = await passkeyLogin({ ceremony: ceremony.ceremony, response: { ...response } });
    if (reply.data) return beginSession(reply.data);
    isAnswered.current = false;
    setFailure(reply.error);
  }

  const offer = useEffectEvent(() => void logIn(true));
  useEffect(() => {
    if (!isOn) return;
    let isCurrent = true;
    void loadBrowser().then(async ({ browserSupportsWebAuthnAutofill }) => {
      if ((await browserSupportsWebAuthnAutofill()) && isCurrent) offer();
    });
    return () => {
      isCurrent = false;
      void loadBrowser().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
    };
  }, [isOn]);

  const start = useExclusive<void>(async () => {
    setBusy(true);
    await logIn(false);
    setBusy(false);
  });

  return { isOn, isBusy, failure, start };
}
