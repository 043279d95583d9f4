import { ToastRegion } from '@parlour/ui/toast';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { type Toast, toastEnded, toastsSlice } from './toastsSlice';

/** Says what `toastRequested` asked for, each for its own time. */
export function Toasts() {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const toasts = useSelector(toastsSlice.selectors.selectToasts);

  return (
    <>
      {toasts.map((toast) => (
        <ToastTimer key={toast.id} {...toast} />
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

function ToastTimer({ id, durationMs }: Toast) {
  const dispatch = useDispatch();
  useEffect(() => {
    if (durationMs === undefined) return undefined;
    const timer = setTimeout(() => dispatch(toastEnded(id)), durationMs);
    return () => clearTimeout(timer);
  }, [dispatch, id, durationMs]);
  return null;
}
