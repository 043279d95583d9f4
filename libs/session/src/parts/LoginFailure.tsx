import { useErrorText } from '@parlour/api-client';
import { useDateFormat } from '@parlour/merchant';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { loginProblem } from '../rules/loginProblem';

/** Explains why the login failed, and how long a lock lasts. */
export function LoginFailure({ failure }: { failure: unknown }) {
  const { t } = useTranslation('session');
  const dates = useDateFormat();
  const errorText = useErrorText();
  if (failure === undefined) return null;
  const { lockedUntil } = loginProblem(failure);
  const time = lockedUntil !== undefined && dates.time(lockedUntil);
  return (
    <Notice tone="danger">
      {errorText(failure)}
      {time && ` ${t('login.lockedUntil', { time })}`}
    </Notice>
  );
}
