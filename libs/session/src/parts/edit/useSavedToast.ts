import { useTranslation } from 'react-i18next';
import { useToast } from '../../hooks/useToast';

/** Shows a toast that a change was saved. */
export function useSavedToast(): () => void {
  const { t } = useTranslation('session');
  const toast = useToast();
  return () => toast('success', t('edit.saved'));
}
