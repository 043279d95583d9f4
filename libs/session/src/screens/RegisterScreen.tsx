import { errorCode, useErrorText } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
import { ErrorState } from '@parlour/ui/error-state';
import { Stack } from '@parlour/ui/page';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { AuthFrame } from '../parts/AuthFrame';
import { AuthLinks } from '../parts/AuthLinks';
import { Licences } from '../parts/Licences';
import { RegisterMethods } from '../parts/RegisterMethods';
import { SocialLogins } from '../parts/SocialLogins';
import { sessionApi } from '../sessionApi';
import { useAffiliateLink } from '../useAffiliateLink';
import { useRole } from '../useRole';

/** `/m/register?code=…&domain=…`: a new member goes home, logged in. */
export function RegisterScreen() {
  const { t } = useTranslation('session');
  const { isVisitor, isTrial } = useRole();
  if (!isVisitor && !isTrial) return <Navigate replace to={paths.home} />;

  return (
    <AuthFrame banners="m_reg" title={t('register.title')}>
      <RegisterByRules />
      <SocialLogins />
      <AuthLinks to="login" />
      <Licences />
    </AuthFrame>
  );
}

function RegisterByRules() {
  const { t } = useTranslation('session');
  const errorText = useErrorText();
  const link = useAffiliateLink();
  const { data: setting, error, isFetching, refetch } = sessionApi.useGetRegisterSettingQuery();

  if (setting) return <RegisterMethods setting={setting} link={link} />;
  if (error) {
    return (
      <ErrorState
        title={t('register.loadFailed')}
        text={errorText(error)}
        code={errorCode(error)}
        retryLabel={t('register.retry')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  return (
    <Stack gap={4}>
      {['username', 'password', 'confirmation', 'submit'].map((line) => (
        <Skeleton key={line} shape="control" />
      ))}
    </Stack>
  );
}
