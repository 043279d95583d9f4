import { LoadFailure } from '@parlour/api-client';
import { BannerStrip, ResourceLogos, useAnnouncements } from '@parlour/content';
import { useRole } from '@parlour/player';
import { formAsked } from '@parlour/player/session';
import { useFlag, useIsStatusSettled } from '@parlour/site';
import { useAmountText } from '@parlour/site/format';
import { Icon } from '@parlour/ui/icon';
import { useInSight } from '@parlour/ui/in-sight';
import { Page, Stack } from '@parlour/ui/page';
import { Sheet } from '@parlour/ui/sheet';
import { Skeleton } from '@parlour/ui/skeleton';
import { TabPanel, Tabs } from '@parlour/ui/tabs';
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { sessionApi } from '../../api/sessionApi';
import { useStoredChoice } from '../../hooks/forms';
import { useScreenTexts } from '../../hooks/useScreenTexts';
import { AuthHead, AuthLinks, pathAfterEntry, promotionOf } from '../../parts/AuthFrame';
import { SocialLogins } from '../../parts/SocialLogins';
import type { RegisterMethod, RegisterSetting } from '../../rules/registerFields';
import { RegisterForm, type RegisterFormProps } from './RegisterForm';
import { useAffiliateLink } from './useRegistration';
import frame from '../../parts/AuthFrame.module.css';
import styles from './RegisterScreen.module.css';

const bannerGroup = 'm_reg';

type RegisterScreenProps = {
  /** Set if the registration is a modal over another page; closes it. */
  onClose?: () => void;
};

/** The registration as a page, `/m/register?promotion=…&returnTo=…&code=…&domain=…`, and as a modal. */
export function RegisterScreen({ onClose }: RegisterScreenProps) {
  return onClose ? <RegisterSheet onClose={onClose} /> : <RegisterPage />;
}

/** A new member goes on, logged in, to the requested page, for example a game, or to the deposit of the promotion that led here. */
function RegisterPage() {
  const [query] = useSearchParams();
  const { isVisitor, isTrial } = useRole();
  if (!isVisitor && !isTrial) return <Navigate replace to={pathAfterEntry(query)} />;

  return (
    <Page>
      <Stack gap={2}>
        <AuthHead size="s" />
        <RegisterByRules promotionId={promotionOf(query)}>
          <AuthLinks to="login" />
          <Offers />
        </RegisterByRules>
      </Stack>
    </Page>
  );
}

/** The banners and the licences. Pictures load when the player comes near, because the form comes first; what they are comes with the page. */
function Offers() {
  const { t } = useTranslation('session');
  useAnnouncements(bannerGroup);
  const [box, isInSight] = useInSight<HTMLDivElement>('0%');
  return (
    <div ref={box}>
      <Stack gap={5}>
        <ResourceLogos type="LICENCE" label={t('login.licences')} />
        {isInSight && <BannerStrip group={bannerGroup} isFirstView={false} />}
      </Stack>
    </div>
  );
}

/** The registration over the current page (specification 2 and 3, "show/hide"). The player stays on that page as a new member. */
export function RegisterSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('session');
  const dispatch = useDispatch();
  const isReady = useScreenTexts();
  const { pathname, search } = useLocation();
  const [opened] = useState(pathname);

  // The terms open as their own page. The draft restores the form when the player returns.
  const leave = useEffectEvent(onClose);
  useEffect(() => {
    if (pathname !== opened) leave();
  }, [pathname, opened]);

  if (!isReady) return null;
  return (
    <Sheet open title={t('title.register')} closeLabel={t('edit.close')} onClose={onClose}>
      <Stack gap={4}>
        <RegisterByRules returnTo={pathname + search}>
          <p className={frame.line}>
            {t('register.hasAccount')}{' '}
            <button type="button" className={frame.link} onClick={() => dispatch(formAsked('login'))}>
              {t('register.login')}
            </button>
          </p>
        </RegisterByRules>
      </Stack>
    </Sheet>
  );
}

type RegisterByRulesProps = {
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
function RegisterByRules({ promotionId, returnTo, children }: RegisterByRulesProps) {
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
