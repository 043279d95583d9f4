import { paths } from '@parlour/kernel';
import { useTranslation } from 'react-i18next';
import { EmptyPage } from './EmptyPage';

/** Replaces a screen that this merchant has not enabled. */
export function NotOffered() {
  const { t } = useTranslation('promotions');
  return (
    <EmptyPage icon="lock" title={t('notOffered.title')} text={t('notOffered.text')} to={paths.promotions.list} label={t('activity.all')} />
  );
}
