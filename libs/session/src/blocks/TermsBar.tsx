import { paths } from '@parlour/kernel';
import { useMerchant } from '@parlour/site';
import { Button } from '@parlour/ui/button';
import { Dock } from '@parlour/ui/dock';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { agreeToTerms, useHasAgreed, useTermsDate } from '../rules/terms';
import styles from './TermsBar.module.css';

export type TermsBarProps = {
  /** Shown in this place once the player has agreed. */
  next?: ReactNode;
};

/** The terms at the lower edge of home, until the player agrees. Everything can be looked at before; `TermsGate` asks where it counts. */
export function TermsBar({ next }: TermsBarProps) {
  const { t } = useTranslation('session');
  const { minAge } = useMerchant();
  const date = useTermsDate();
  const hasAgreed = useHasAgreed();
  if (hasAgreed) return next;
  if (hasAgreed === undefined) return null;

  return (
    <Dock label={t('termsNotice.title')}>
      <div className={styles.bar}>
        <Link to={paths.session.terms} className={styles.text}>
          {t('termsNotice.bar', { age: minAge })}
        </Link>
        <Button size="s" onClick={() => agreeToTerms(date)}>
          {t('termsNotice.agree')}
        </Button>
      </div>
    </Dock>
  );
}
