import { paths } from '@parlour/kernel';
import { useTranslation } from 'react-i18next';
import { EmptyPage } from './EmptyPage';

/** A screen that this merchant has not switched on. */
export function NotOffered() {
  const { t } = useTranslation('promotions');
  return (
    <EmptyPage icon="lock" title={t('notOffered.title')} text={t('notOffered.text')} to={paths.promotions.list} label={t('activity.all')} />
  );
}
