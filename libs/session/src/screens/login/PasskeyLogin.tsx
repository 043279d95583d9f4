import { useFlag } from '@parlour/merchant';
import { Button } from '@parlour/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoginFailure } from '../../parts/LoginFailure';
import { PasskeyObstacle } from '../../parts/PasskeyObstacle';
import { usePasskeyBarrier } from '../../hooks/usePasskeyBarrier';
import { usePasskeyLogin } from './usePasskeyLogin';

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
