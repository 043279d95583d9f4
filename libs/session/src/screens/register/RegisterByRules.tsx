import { LoadFailure } from '@parlour/api-client';
import { useAnnouncements } from '@parlour/content';
import { useFlag, useIsStatusSettled } from '@parlour/site';
import { useAmountText } from '@parlour/site/format';
import { Icon } from '@parlour/ui/icon';
import { Stack } from '@parlour/ui/page';
import { Skeleton } from '@parlour/ui/skeleton';
import { TabPanel, Tabs } from '@parlour/ui/tabs';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { sessionApi } from '../../api/sessionApi';
import { useStoredChoice } from '../../hooks/forms';
import { SocialLogins } from '../../parts/SocialLogins';
import type { RegisterSetting, RegisterMethod } from '../../rules/registerFields';
import styles from './RegisterByRules.module.css';
import { RegisterForm, type RegisterFormProps } from './RegisterForm';
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

const methods = ['username', 'mobile'] as const;

/**
 * Registration by user name or mobile number (specification 4). Shows tabs if the merchant offers both, else only the mobile form
 * if that is the only method.
 */
function RegisterMethods(props: Omit<RegisterFormProps, 'method'>) {
  const { t } = useTranslation('session');
  const byName = useFlag('USERNAMEREG3');
  const byMobile = useFlag('MOBILENUMREG3');
  const asksCode = useFlag('REGMOBVERF3');
  const asksPassword = useFlag('MOBILENUMPASSREG3');
  const panelId = useId();
  const [chosen, setChosen] = useStoredChoice('registerMethod', methods);
  const by = byMobile && (chosen === 'mobile' || !byName) ? 'mobile' : 'username';
  const method: RegisterMethod = by === 'mobile' ? { by, asksCode, asksPassword } : { by };

  const hasBoth = byName && byMobile;
  const items = [
    { id: 'username' as const, label: t('register.byName') },
    { id: 'mobile' as const, label: t('register.byMobile') },
  ];
  // The flags may arrive late. The form keeps its position in the tree, so typed values are kept.
  return (
    <Stack gap={2}>
      {hasBoth && <Tabs items={items} value={by} onChange={setChosen} label={t('register.method')} panelId={panelId} />}
      <TabPanel id={panelId} label={hasBoth ? t('title.register') : undefined}>
        <RegisterForm key={by} {...props} method={method} />
      </TabPanel>
    </Stack>
  );
}

type Gift = NonNullable<RegisterSetting['gift']>;

type SignUpStripProps = {
  /** The promotion that led to the sign-up. */
  promotionId: string | undefined;
  gift: Gift | undefined;
};

/** Names what a new account brings: the promotion that led here, else the gift for everybody. Renders nothing if there is neither. */
function SignUpStrip({ promotionId, gift }: SignUpStripProps) {
  if (promotionId) return <PromotionStrip id={promotionId} gift={gift} />;
  return gift ? <GiftStrip gift={gift} /> : null;
}

function PromotionStrip({ id, gift }: { id: string; gift: Gift | undefined }) {
  const { t } = useTranslation('session');
  const { data, isError } = useAnnouncements();
  const promotion = data?.promotion.find((one) => one.id === id);

  if (!data && !isError) {
    return (
      <div className={styles.place}>
        <Skeleton shape="fill" />
      </div>
    );
  }
  if (promotion) return <Strip title={promotion.title} text={t('register.promotionNext')} />;
  if (gift) return <GiftStrip gift={gift} />;
  return <Strip text={t(data ? 'register.promotionGone' : 'register.promotionNext')} />;
}

/** The gift for a new account, and the turnover that it needs before a withdrawal. */
function GiftStrip({ gift: { amount, currencySymbol, turnoverTimes } }: { gift: Gift }) {
  const { t } = useTranslation('session');
  const amountText = useAmountText(currencySymbol, 'short');
  return (
    <Strip
      title={t('register.gift', { amount: amountText(amount) })}
      text={turnoverTimes && t('register.giftTerms', { times: turnoverTimes })}
    />
  );
}

function Strip({ title, text }: { title?: string; text: ReactNode }) {
  return (
    <p className={styles.strip}>
      <Icon name="gift" />
      <span className={styles.lines}>
        {title && <strong>{title}</strong>}
        {text && <span className={styles.text}> {text}</span>}
      </span>
    </p>
  );
}
