import { StatusGate, useFlag } from '@parlour/merchant';
import { paths } from '@parlour/kernel';
import { Button } from '@parlour/ui/button';
import { EmptyState } from '@parlour/ui/empty-state';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/**
 * Shows betting records only with TRANSBETREPMEM3. Without it, explains why and offers an alternative (product decision 4.8).
 */
export function RecordGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation('wallet');
  const isOn = useFlag('TRANSBETREPMEM3');
  if (isOn) return children;
  return (
    <StatusGate cards={3} title={t('records.error')}>
      <EmptyState
        icon="lock"
        title={t('records.restricted.title')}
        text={t('records.restricted.text')}
        action={
          <Button as={Link} to={`${paths.wallet.records}?tab=money`} variant="secondary">
            {t('records.restricted.action')}
          </Button>
        }
      />
    </StatusGate>
  );
}
