import { paths } from '@parlour/kernel';
import { useTranslation } from 'react-i18next';
import { EmptyPage } from './EmptyPage';

/** Replaces promotional pages while nothing may be advertised. */
export function PausedPage() {
  const { t } = useTranslation('promotions');
  return <EmptyPage icon="pause" title={t('paused.title')} text={t('paused.text')} to={paths.home} label={t('paused.home')} />;
}
