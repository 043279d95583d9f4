import { LoadFailure } from '@parlour/api-client';
import { Stack } from '@parlour/ui/page';
import { Skeleton } from '@parlour/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { sessionApi } from '../../api/sessionApi';
import { RegisterMethods } from './RegisterMethods';
import { SignUpGift } from './SignUpGift';
import { useAffiliateLink } from './useAffiliateLink';

/** Loads the gateway's rules, then renders the form by them. */
export function RegisterByRules() {
  const { t } = useTranslation('session');
  const link = useAffiliateLink();
  const { data: setting, error, isFetching, refetch } = sessionApi.useGetRegisterSettingQuery();

  if (setting) {
    return (
      <Stack gap={4}>
        {setting.gift && <SignUpGift gift={setting.gift} />}
        <RegisterMethods setting={setting} link={link} />
      </Stack>
    );
  }
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
