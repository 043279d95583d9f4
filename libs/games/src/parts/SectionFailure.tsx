import { LoadFailure, type LoadFailureProps } from '@parlour/api-client';
import { useTranslation } from 'react-i18next';

export type SectionFailureProps = Pick<LoadFailureProps, 'title' | 'error' | 'isBusy' | 'onRetry'>;

/** Shown in a section whose games did not load. */
export function SectionFailure(failure: SectionFailureProps) {
  const { t } = useTranslation('games');
  return <LoadFailure {...failure} retryLabel={t('section.retry')} />;
}
