import { toastRequested } from '@parlour/kernel';
import { deviceOf } from '@parlour/kernel/device';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';

/** Lets a link to a profile open only in Safari. Other browsers show an explanation (specification 5 and 8). */
export function useProfileGuard(): (event: MouseEvent) => void {
  const { t } = useTranslation('install');
  const dispatch = useDispatch();
  return (event) => {
    if (deviceOf(window).isSafari) return;
    event.preventDefault();
    dispatch(toastRequested({ level: 'fail', text: t('download.useSafari') }));
  };
}
