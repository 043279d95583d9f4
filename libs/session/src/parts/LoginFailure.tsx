import { useErrorText } from '@parlour/api-client';
import { intlTag } from '@parlour/kernel';
import { useLocale } from '@parlour/merchant';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { loginProblem } from '../rules/loginProblem';

/** Why the login failed, and until when a lock lasts. */
export function LoginFailure({ failure }: { failure: unknown }) {
  const { t } = useTranslation('session');
  const locale = useLocale();
  const errorText = useErrorText();
  if (failure === undefined) return null;
  const { lockedUntil } = loginProblem(failure);
  const time = lockedUntil !== undefined && new Intl.DateTimeFormat(intlTag(locale), { timeStyle: 'short' }).format(lockedUntil);
  return (
    <Notice tone="danger">
      {errorText(failure)}
      {time && ` ${t('login.lockedUntil', { time })}`}
    </Notice>
  );
}
