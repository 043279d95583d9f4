import { ToastRegion } from '@parlour/ui/toast';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { type Toast, toastEnded, toastsSlice } from './toastsSlice';

/** Shows the toasts requested by `toastRequested`. */
export function Toasts() {
  const { t } = useTranslation('shell');
  const dispatch = useDispatch();
  const { t: error } = useTranslation('errors');
  const requested = useSelector(toastsSlice.selectors.selectToasts);
  const toasts = requested.map((toast) => ({
    ...toast,
    text: typeof toast.text === 'string' ? toast.text : error(`catalogue.${toast.text.catalogue}`, ''),
  }));

  return (
    <>
      {toasts.map((toast) => (
        <LoadingLimit key={toast.id} {...toast} />
      ))}
      <ToastRegion
        // A toast whose text is still loading comes a moment later, never empty.
        toasts={toasts.filter(({ text }) => text !== '')}
        onDismiss={(id) => dispatch(toastEnded(id))}
        label={t('toast.label')}
        dismissLabel={t('toast.dismiss')}
      />
    </>
  );
}

/** A loading toast stays until it is dismissed or its maximum duration is over (specification 9: 9999 ms, 10 s for SMS). */
function LoadingLimit({ id, level, durationMs }: Omit<Toast, 'text'>) {
  const dispatch = useDispatch();
  useEffect(() => {
    if (level !== 'loading' || durationMs === undefined) return undefined;
    const timer = setTimeout(() => dispatch(toastEnded(id)), durationMs);
    return () => clearTimeout(timer);
  }, [dispatch, durationMs, id, level]);
  return null;
}
