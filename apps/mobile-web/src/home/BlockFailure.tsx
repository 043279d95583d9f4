import { ErrorState } from '@parlour/ui/error-state';
import { useTranslation } from 'react-i18next';

type BlockFailureProps = { onRetry: () => void };

/** Shown in place of a block that threw. */
export function BlockFailure({ onRetry }: BlockFailureProps) {
  const { t } = useTranslation('shell');
  return <ErrorState title={t('block.failed')} text={t('failure.text')} retryLabel={t('block.retry')} onRetry={onRetry} />;
}
