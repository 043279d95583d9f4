import { LoadFailure } from '@parlour/api-client';
import { useIsStatusSettled } from '@parlour/merchant';
import { Stack } from '@parlour/ui/page';
import { Skeleton } from '@parlour/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionApi } from '../../api/sessionApi';
import { SocialLogins } from '../../parts/SocialLogins';
import type { RegisterSetting } from '../../rules/registerFields';
import styles from './RegisterByRules.module.css';
import { RegisterForm } from './RegisterForm';
import { RegisterMethods } from './RegisterMethods';
import { SignUpStrip } from './SignUpStrip';
import { useAffiliateLink } from './useAffiliateLink';

export type RegisterByRulesProps = {
  /** The promotion that led to the sign-up. */
  promotionId?: string;
  /** Where a social login returns to; by default the path of the query. */
  returnTo?: string;
  /** Stands below the form. It comes together with the form, so that it does not move. */
  children?: ReactNode;
};

/** The form that stands while the gateway's rules load: most merchants ask for no more. */
const usualSetting: RegisterSetting = {
  fields: { confirmPassword: { enabled: false, required: false }, affiliateCode: { enabled: true, required: false } },
  captcha: { enabled: false },
  ageConfirmation: false,
  gift: null,
};

/** Loads the gateway's rules, then renders the ways to sign up by them. */
export function RegisterByRules({ promotionId, returnTo, children }: RegisterByRulesProps) {
  const { t } = useTranslation('session');
  const link = useAffiliateLink();
  const isStatusSettled = useIsStatusSettled();
  const { data: setting, error, isFetching, refetch } = sessionApi.useGetRegisterSettingQuery();

  if (error && !setting) {
    return (
      <>
        <LoadFailure
          title={t('register.loadFailed')}
          error={error}
          retryLabel={t('register.retry')}
          onRetry={() => void refetch()}
          isBusy={isFetching}
        />
        {children}
      </>
    );
  }
  if (!setting) {
    return (
      <fieldset className={styles.loading} disabled aria-hidden>
        <Stack gap={2}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <RegisterForm setting={usualSetting} link={link} method={{ by: 'username' }} />
        </Stack>
      </fieldset>
    );
  }
  return (
    <>
      <SignUpStrip promotionId={promotionId} gift={setting.gift ?? undefined} />
      {/* The status says which ways to sign up stand above the form, which appears together with them. */}
      {!isStatusSettled && <div data-loading hidden />}
      <SocialLogins place="first" returnTo={returnTo} />
      <RegisterMethods setting={setting} link={link} />
      {children}
    </>
  );
}
