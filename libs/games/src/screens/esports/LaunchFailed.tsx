import { useErrorText } from '@parlour/api-client';
import { Button } from '@parlour/ui/button';
import { Notice } from '@parlour/ui/notice';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { vendorPath } from '../../rules/play/vendorPath';
import type { LaunchFailure } from './useVendorLaunch';
import styles from './LaunchFailed.module.css';

export type LaunchFailedProps = { failure: LaunchFailure; onRetry: () => void };

/** Says why a vendor did not open, and offers a retry and its full page (product 4.2). */
export function LaunchFailed({ failure: { vendor, error }, onRetry }: LaunchFailedProps) {
  const { t } = useTranslation('games');
  const errorText = useErrorText();
  return (
    <Notice
      tone="danger"
      title={t('play.failed', { name: vendor.name })}
      action={
        <span className={styles.actions}>
          <Button size="s" variant="secondary" onClick={onRetry}>
            {t('play.retry')}
          </Button>
          <Button as={Link} size="s" variant="ghost" to={vendorPath(vendor)}>
            {t('play.fullPage')}
          </Button>
        </span>
      }
    >
      {errorText(error)}
    </Notice>
  );
}
