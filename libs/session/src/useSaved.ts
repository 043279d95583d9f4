import { useTranslation } from 'react-i18next';
import { useMessage } from './useMessage';

/** Says that something was kept. */
export function useSaved(): () => void {
  const { t } = useTranslation('session');
  const tell = useMessage();
  return () => tell('success', t('edit.saved'));
}
