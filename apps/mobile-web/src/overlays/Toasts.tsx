import { ToastRegion } from '@parlour/ui/toast';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { type Toast, toastEnded, toastsSlice } from './toastsSlice';

/** Shows the toasts requested by `toastRequested`. */
export function Toasts() {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const toasts = useSelector(toastsSlice.selectors.selectToasts);

  return (
    <>
      {toasts.map((toast) => (
        <LoadingLimit key={toast.id} {...toast} />
      ))}
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => dispatch(toastEnded(id))}
        label={t('toast.label')}
        dismissLabel={t('toast.dismiss')}
      />
    </>
  );
}

/** A loading toast stays until it is dismissed or its maximum duration is over (specification 9: 9999 ms, 10 s for SMS). */
function LoadingLimit({ id, level, durationMs }: Toast) {
  const dispatch = useDispatch();
  useEffect(() => {
    if (level !== 'loading' || durationMs === undefined) return undefined;
    const timer = setTimeout(() => dispatch(toastEnded(id)), durationMs);
    return () => clearTimeout(timer);
  }, [dispatch, durationMs, id, level]);
  return null;
}
