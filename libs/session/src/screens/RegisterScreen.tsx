import { LoadFailure } from '@parlour/api-client';
import { paths } from '@parlour/kernel';
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
  const link = useAffiliateLink();
  const { data: setting, error, isFetching, refetch } = sessionApi.useGetRegisterSettingQuery();

  if (setting) return <RegisterMethods setting={setting} link={link} />;
  if (error) {
    return (
      <LoadFailure
        title={t('register.loadFailed')}
        error={error}
        retryLabel={t('register.retry')}
        onRetry={() => void refetch()}
        isBusy={isFetching}
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
