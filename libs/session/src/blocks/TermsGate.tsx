import { paths } from '@parlour/kernel';
import { useMerchant } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import { useIsHydrated } from '@parlour/ui/hydrated';
import { Stack } from '@parlour/ui/page';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { agreeToTerms, useHasAgreed, useTermsDate } from '../rules/terms';

export type TermsGateProps = {
  /** The screen where money is played or paid in. */
  children: ReactNode;
  /** Shown until it is known whether the player has agreed. */
  loading: ReactNode;
};

/** Asks for the terms in place of a screen, until the player agrees (specification 2, "Other"). */
export function TermsGate({ children, loading }: TermsGateProps) {
  const { t } = useTranslation('session');
  const { brand, minAge } = useMerchant();
  const date = useTermsDate();
  const hasAgreed = useHasAgreed();
  // The server does not know whether the player has agreed, so it renders the screen.
  const isHydrated = useIsHydrated();
  if (!isHydrated || hasAgreed) return children;
  if (hasAgreed === undefined) return loading;

  return (
    <EmptyState
      icon="shield"
      titleAs="h1"
      title={t('termsNotice.title')}
      text={t('termsNotice.text', { brand, age: minAge })}
      action={
        <Stack>
          <Button block onClick={() => agreeToTerms(date)}>
            {t('termsNotice.agree')}
          </Button>
          <Button as={Link} to={paths.session.terms} variant="secondary" block>
            {t('termsNotice.read')}
          </Button>
          <Button as={Link} to={paths.home} variant="ghost" replace block>
            {t('termsNotice.later')}
          </Button>
        </Stack>
      }
    />
  );
}
