import { createPortal } from 'react-dom';
import { useTopDialog } from '../modal/openDialogs';
import { Toast, type ToastItem } from './Toast';
import styles from './ToastRegion.module.css';

export type ToastRegionProps = {
  /** The messages that are shown now, the oldest first. */
  toasts: readonly ToastItem[];
  /** Called with the id of a message whose time is over or that was closed. */
  onDismiss: (id: string) => void;
  dismissLabel: string;
  /** The accessible name, for example "Messages". */
  label: string;
};

/**
 * Toasts above all content; each disappears automatically. While a sheet or dialog is open, the region renders inside it, so that toasts
 * can be tapped.
 */
export function ToastRegion({ toasts, onDismiss, dismissLabel, label }: ToastRegionProps) {
  const dialog = useTopDialog();
  const region = (
    <div className={styles.region} role="region" aria-label={label} data-empty={toasts.length === 0 || undefined}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} dismissLabel={dismissLabel} onDismiss={onDismiss} />
      ))}
    </div>
  );
  return dialog && toasts.length > 0 ? createPortal(region, dialog) : region;
}
