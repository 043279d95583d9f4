import { useFailure } from '@parlour/api-client';
import { useBeginSession } from '@parlour/player/session';
import { useFlag } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { useIsHydrated } from '@parlour/ui/hydrated';
import { Stack } from '@parlour/ui/page';
import { TabPanel, Tabs } from '@parlour/ui/tabs';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accessApi } from '../../api/accessApi';
import { useExclusive, useStoredChoice } from '../../hooks/forms';
import { loadWebAuthn, usePasskeyBarrier } from '../../hooks/passkeys';
import { LoginFailure } from '../../parts/FormFailure';
import { PasskeyObstacle } from '../../parts/PasskeyObstacle';
import { LoginForm, useLoginAttempt } from './LoginForm';
import { SmsLoginForm } from './SmsLoginForm';

const methods = ['username', 'sms'] as const;

export type LoginMethodsProps = { entrance: 'member' | 'agent'; knownName?: string };

/**
 * Login by user name or by SMS code. The tabs appear only if the merchant offers both (flag MOBILEVERCODELOGIN3, specification
 * 2).
 */
export function LoginMethods({ entrance, knownName }: LoginMethodsProps) {
  const { t } = useTranslation('session');
  const hasSms = useFlag('MOBILEVERCODELOGIN3');
  const attempt = useLoginAttempt(entrance);
  const panelId = useId();
  const [chosen, setChosen] = useStoredChoice('loginMethod', methods);
  const method = hasSms ? chosen : 'username';

  /** Each method restores its own remembered credentials. A captcha already shown is replaced (specification 4). */
  function handleChange(next: (typeof methods)[number]) {
    if (next === method) return;
    setChosen(next);
    attempt.forget();
    attempt.captcha.refresh();
  }

  const items = [
    { id: 'username' as const, label: t('login.byName') },
    { id: 'sms' as const, label: t('login.bySms') },
  ];
  // The flag may arrive late. The form keeps its position in the tree, so typed values are kept.
  return (
    <Stack gap={4}>
      {hasSms && <Tabs items={items} value={method} onChange={handleChange} label={t('login.method')} panelId={panelId} />}
      <TabPanel id={panelId} label={hasSms ? t('title.login') : undefined}>
        {method === 'sms' ? <SmsLoginForm attempt={attempt} /> : <LoginForm attempt={attempt} knownName={knownName} />}
      </TabPanel>
    </Stack>
  );
}

/** Login with a passkey. Where none can work, it says why. */
export function PasskeyLogin() {
  const { t } = useTranslation('session');
  const isOffered = useFlag('passkeys');
  const { isOn, isBusy, failure, start } = usePasskeyLogin();
  const [isExplained, setExplained] = useState(false);
  const barrier = usePasskeyBarrier();
  if (!isOffered || barrier === 'unsupported') return null;
  return (
    <>
      <Button variant="secondary" icon="fingerprint" block busy={isBusy} onClick={() => (isOn ? void start() : setExplained(true))}>
        {t('passkey.login')}
      </Button>
      {isExplained && barrier && <PasskeyObstacle barrier={barrier} />}
      <LoginFailure failure={failure} />
    </>
  );
}

/**
 * Logs in with a passkey, by the button or by autofill in the user name field (conditional UI). Closing the browser's dialog is
 * not a failure, so it shows no error.
 */
function usePasskeyLogin() {
  const isHydrated = useIsHydrated();
  const barrier = usePasskeyBarrier();
  const isOn = useFlag('passkeys') && isHydrated && !barrier;
  const beginSession = useBeginSession();
  const [begin] = accessApi.useBeginPasskeyLoginMutation();
  const [passkeyLogin] = accessApi.usePasskeyLoginMutation();
  const [failure, setFailure] = useFailure();
  const [isBusy, setBusy] = useState(false);
  const isAnswered = useRef(false);

  async function logIn(isFillIn: boolean): Promise<void> {
    setFailure(undefined);
    const { data: ceremony, error } = await begin();
    if (!ceremony) return isFillIn ? undefined : setFailure(error);
    const webAuthn = await loadWebAuthn();
    if (!webAuthn) return isFillIn ? undefined : setFailure({ kind: 'network' });
    // The WebAuthn library validates the options and rejects invalid ones.
    const optionsJSON = ceremony.options as unknown as PublicKeyCredentialRequestOptionsJSON;
    const response = await webAuthn.startAuthentication({ optionsJSON, useBrowserAutofill: isFillIn }).catch(() => undefined);
    // The autofill and the button may both succeed; a second session would end the first.
    if (!response || isAnswered.current) return;
    isAnswered.current = true;
    const reply = await passkeyLogin({ ceremony: ceremony.ceremony, response });
    if (reply.data) return beginSession(reply.data);
    isAnswered.current = false;
    setFailure(reply.error);
  }

  const offer = useEffectEvent(() => void logIn(true));
  useEffect(() => {
    if (!isOn) return;
    let isCurrent = true;
    void loadWebAuthn().then(async (webAuthn) => {
      if ((await webAuthn?.browserSupportsWebAuthnAutofill()) && isCurrent) offer();
    });
    return () => {
      isCurrent = false;
      void loadWebAuthn().then((webAuthn) => webAuthn?.WebAuthnAbortService.cancelCeremony());
    };
  }, [isOn]);

  const start = useExclusive<void>(async () => {
    setBusy(true);
    await logIn(false);
    setBusy(false);
  });

  return { isOn, isBusy, failure, start };
}
