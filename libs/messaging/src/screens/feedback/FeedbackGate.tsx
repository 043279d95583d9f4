import { LoadState } from '@parlour/api-client';
import { useTranslation } from 'react-i18next';
import { useGetFeedbackSettingQuery } from '../../api/feedbackApi';
import { FeedbackForm, type FeedbackFormProps } from './FeedbackForm';

/** Loads the limits of the feedback form, then renders the form. */
export function FeedbackGate({ onSent }: Pick<FeedbackFormProps, 'onSent'>) {
  const { t } = useTranslation('messaging');
  const { data, error, isFetching, refetch } = useGetFeedbackSettingQuery();
  if (!data) return <LoadState title={t('feedback.failed')} error={error} isBusy={isFetching} onRetry={() => void refetch()} rows={5} />;
  return <FeedbackForm setting={data} onSent={onSent} />;
}
