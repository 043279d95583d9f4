import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { Stack } from '@parlour/ui/page';
import { useTranslation } from 'react-i18next';
import { useExclusive } from '../../hooks/useExclusive';
import { LoginFailure } from '../../parts/LoginFailure';
import type { Forgot, ForgotWho } from './useForgot';

/** "Check your e-mail" (product 4.15): shows how long the link is valid, and offers another e-mail after a minute. */
export function MailSent({ forgot, who, onBack }: { forgot: Forgot; who: ForgotWho; onBack: () => void }) {
  const { t } = useTranslation('session');
  const again = useExclusive<void>(async () => {
    if (!(await forgot.send(who))) onBack();
  });
  return (
    <Stack gap={4}>
      <Notice tone="info" title={t('forgot.mail.title')}>
        {t('forgot.mail.text')}
      </Notice>
      <LoginFailure failure={forgot.failure} />
      <Button variant="secondary" block disabled={forgot.left > 0} onClick={() => void again()}>
        {forgot.left > 0 ? t('sms.wait', { count: forgot.left }) : t('forgot.mail.again')}
      </Button>
      <Button variant="ghost" block onClick={onBack}>
        {t('forgot.changeEmail')}
      </Button>
    </Stack>
  );
}
