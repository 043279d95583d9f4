import { deviceOf } from '@parlour/kernel';
import { OpenInBrowser, useFlag } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginFailure } from '../../parts/LoginFailure';
import { usePasskeyLogin } from './usePasskeyLogin';

/** Login with a passkey. In an in-app browser it links to a browser that supports passkeys. */
export function PasskeyLogin() {
  const { t } = useTranslation('session');
  const isOffered = useFlag('passkeys');
  const { isOn, isBusy, failure, start } = usePasskeyLogin();
  const [isExplained, setExplained] = useState(false);
  if (!isOn && !(isOffered && deviceOf(window).inApp)) return null;
  return (
    <>
      <Button variant="secondary" icon="fingerprint" block busy={isBusy} onClick={() => (isOn ? void start() : setExplained(true))}>
        {t('passkey.login')}
      </Button>
      {isExplained && <OpenInBrowser why={t('passkey.inApp')} />}
      <LoginFailure failure={failure} />
    </>
  );
}
