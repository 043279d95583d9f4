import { LoadFailure, type LoadFailureProps } from '@parlour/api-client';
import { useTranslation } from 'react-i18next';

export type SectionFailureProps = Pick<LoadFailureProps, 'title' | 'error' | 'isBusy' | 'onRetry'>;

/** What stands in a section whose games could not be had. Few players see it, so it comes when it is wanted. */
export function SectionFailure(failure: SectionFailureProps) {
  const { t } = useTranslation('games');
  return <LoadFailure {...failure} retryLabel={t('section.retry')} />;
}
