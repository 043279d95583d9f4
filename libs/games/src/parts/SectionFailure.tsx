import { errorCode, useErrorText } from '@parlour/api-client';
import { ErrorState } from '@parlour/ui/error-state';
import { useTranslation } from 'react-i18next';

type SectionFailureProps = { title: string; error: unknown; onRetry: () => void; isBusy: boolean };

/** What stands in a section whose games could not be had. Few players see it, so it comes when it is wanted. */
export function SectionFailure({ title, error, onRetry, isBusy }: SectionFailureProps) {
  const { t } = useTranslation('games');
  const errorText = useErrorText();
  return (
    <ErrorState
      title={title}
      text={errorText(error)}
      code={errorCode(error)}
      retryLabel={t('section.retry')}
      onRetry={onRetry}
      busy={isBusy}
    />
  );
}
