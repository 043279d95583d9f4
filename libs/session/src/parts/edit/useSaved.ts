import { useTranslation } from 'react-i18next';
import { useMessage } from '../../hooks/useMessage';

/** Shows a toast that a change was saved. */
export function useSaved(): () => void {
  const { t } = useTranslation('session');
  const tell = useMessage();
  return () => tell('success', t('edit.saved'));
}
