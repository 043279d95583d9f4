import { Button } from '@parlour/ui/button';
import { useTranslation } from 'react-i18next';
import { usePasskeyLogin } from '../usePasskeyLogin';
import { LoginFailure } from './LoginFailure';

/** Login with a passkey, where the browser knows them. */
export function PasskeyLogin() {
  const { t } = useTranslation('session');
  const { isOn, isBusy, failure, start } = usePasskeyLogin();
  if (!isOn) return null;
  return (
    <>
      <Button variant="secondary" icon="fingerprint" block busy={isBusy} onClick={() => void start()}>
        {t('passkey.login')}
      </Button>
      <LoginFailure failure={failure} />
    </>
  );
}
